'use client';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { bringSalt } from '../dice/bringing.ts';
import { type MatchData, REMATCH } from './operations.ts';

/** Again, with sides swapped; where somebody has begun that already, the way to it. */
export function Rematch({ match }: { readonly match: MatchData }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    const answer = await bringSalt((brought) => ask(REMATCH, { id: match.id, ...brought }));
    if (answer.ok) window.location.assign(`/matches/${answer.value.rematch.id}`);
    else setRefused(answer.fault.message);
    setBusy(false);
  };
  return (
    <Button className="button button-main" waits={busy} onClick={() => void go()}>
      {refused ?? (match.rematch === null ? 'Rematch with sides swapped' : 'Open rematch')}
    </Button>
  );
}
