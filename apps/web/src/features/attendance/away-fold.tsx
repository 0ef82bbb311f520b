'use client';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import styles from './attendance.module.css';
import type { AwayMatch } from './away-panel.tsx';

/** Fetched when somebody opens it: most turns are played without. */
const AwayPanel = dynamic(() => import('./away-panel.tsx').then((module) => module.AwayPanel), {
  loading: () => <p>Loading the calendar …</p>,
});

/** The match calendar, pauses, vacation, the player's seat, and orders for their absence. */
export function AwayFold({ match, zone }: { readonly match: AwayMatch; readonly zone: string }) {
  const [open, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // A player may open it before the page is interactive: read its state, so that the panel does not stay empty.
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
