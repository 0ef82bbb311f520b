'use client';
import { useEffect, useState } from 'react';
import { remaining } from '../words/durations.ts';

const HOUR = 3_600_000;

/** The time until a deadline, kept up to date. `now`: the server's clock in ms when the page was made. */
export function TimeLeft({ deadline, now }: { readonly deadline: string; readonly now: number }) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - start), 15_000);
    return () => clearInterval(timer);
  }, []);
  const left = new Date(deadline).getTime() - now - passed;
  return <strong data-short={left < 6 * HOUR ? '' : undefined}>{remaining(left)}</strong>;
}
