'use client';
import { useState } from 'react';
import { useMatchChanges } from '../../connection/live.ts';
import { TalkSheet } from '../talk/talk-sheet.tsx';

type Props = {
  readonly match: { readonly id: string; readonly status: 'open' | 'playing' | 'finished' };
  readonly me: string;
  readonly zone: string;
};

/** Those who sit already talk while they wait for the others. */
export function RoomTalk({ match: { id, status }, me, zone }: Props) {
  // Each new number reloads the talk.
  const [changes, setChanges] = useState(0);
  useMatchChanges(id, () => setChanges((before) => before + 1));
  return (
    <section className="sheet">
      <TalkSheet match={{ id, status, unreadMessages: changes }} me={me} zone={zone} />
    </section>
  );
}
