'use client';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import styles from './absence.module.css';
import type { AwayMatch } from './away-desk.tsx';

/** Fetched when somebody opens it: most turns are played without. */
const AwayDesk = dynamic(() => import('./away-desk.tsx').then((module) => module.AwayDesk), {
  loading: () => <p>The calendar is being opened.</p>,
});

/** The calendar of the match, pauses, vacation, one's seat, and orders for when one is away. */
export function AwayFold({ match, zone }: { readonly match: AwayMatch; readonly zone: string }) {
  const [open, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // Who opens it before the page can be touched is not left before a closed desk.
  useEffect(() => setOpen(fold.current?.open ?? false), []);
  if (match.status !== 'playing') return null;
  return (
    <details ref={fold} className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Clocks and being away</summary>
      {open ? <AwayDesk match={match} zone={zone} /> : null}
    </details>
  );
}
