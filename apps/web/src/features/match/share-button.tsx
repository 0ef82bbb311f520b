'use client';
import { useState } from 'react';
import type { MatchData } from './operations.ts';

type Props = {
  readonly match: MatchData;
  /** The moment: after so many steps; null: the match. */
  readonly step: number | null;
  readonly className?: string | undefined;
};

/** Hands the address of a match or of a moment in it on: with the phone's own sheet, else by copying it. */
export function ShareButton({ match, step, className = '' }: Props) {
  const [said, setSaid] = useState('Share');
  const share = async (): Promise<void> => {
    const moment = step === null ? '' : `?step=${step}`;
    const url = `${window.location.origin}/matches/${match.id}${moment}`;
    if (navigator.share !== undefined) return await navigator.share({ title: match.title, url }).catch(() => {});
    await navigator.clipboard.writeText(url);
    setSaid('Address copied');
  };
  return (
    <button type="button" className={`button ${className}`} onClick={() => void share()}>
      {said}
    </button>
  );
}
