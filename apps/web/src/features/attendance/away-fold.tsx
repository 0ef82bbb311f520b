'use client';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import styles from './attendance.module.css';
import type { AwayMatch } from './away-panel.tsx';

/** Fetched when somebody opens it: most turns are played without. */
const AwayPanel = dynamic(() => import('./away-panel.tsx').then((module) => module.AwayPanel), {
  loading: () => <p>Loading the calendar …</p>,
});

/** The calendar of the match, pauses, vacation, one's seat, and orders for when one is away. */
export function AwayFold({ match, zone }: { readonly match: AwayMatch; readonly zone: string }) {
  const [open, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // Who opens it before the page can be touched is not left before a closed desk.
  useEffect(() => {
    setOpen(fold.current?.open ?? false);
  }, []);
  if (match.status !== 'playing') return null;
  return (
    <details ref={fold} className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Clocks and vacation</summary>
      {open ? <AwayPanel match={match} zone={zone} /> : null}
    </details>
  );
}
