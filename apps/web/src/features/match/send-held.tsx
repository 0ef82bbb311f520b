'use client';
import { useEffect } from 'react';
import { heldTurns, sendableIn } from './held-turn.ts';

/** At the next opening of any page: sends turns that were ended on a page that went before they were sent. */
export function SendHeldTurns() {
  useEffect(() => {
    const timers = heldTurns(localStorage).map((turn) =>
      setTimeout(() => void send(turn.key), sendableIn(turn, Date.now())),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return null;
}

/** Hardly any page has something to send: what sends is fetched then. */
const send = async (key: string): Promise<void> => (await import('./send-leftover.ts')).sendLeftover(key);
