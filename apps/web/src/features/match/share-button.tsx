'use client';
import { useState } from 'react';
import { pathOf } from './address.ts';
import type { MatchData } from './operations.ts';
import type { PaceName } from './pace.ts';

type Props = {
  readonly match: MatchData;
  /** The moment, as a count of steps; null: the match. */
  readonly step: number | null;
  readonly pace: PaceName;
  readonly className?: string | undefined;
};

/** Hands the address of a match or of a moment in it on: with the phone's own sheet, else by copying it. */
export function ShareButton({ match, step, pace, className = '' }: Props) {
  const [said, setSaid] = useState('Share');
  const share = async (): Promise<void> => {
    const url = window.location.origin + pathOf({ id: match.id, step, pace });
    if (navigator.share !== undefined) return await navigator.share({ title: match.title, url }).catch(() => {});
    await navigator.clipboard.writeText(url).then(
      () => setSaid('Link copied'),
      () => setSaid('Could not copy'),
    );
  };
  return (
    <button type="button" className={`button ${className}`} onClick={() => void share()}>
      {said}
    </button>
  );
}
