'use client';
import { MY_MATCHES } from '@fieldpost/client';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { useWaitingCount } from '../shell/waiting-count.ts';
import { awaitedIn } from './awaited.ts';
import type { MatchData } from './operations.ts';

/** The viewer's other matches that wait for an order: how many, and the one with the least time left. */
export type NextWaiting = { readonly id: string; readonly count: number };

const FAR = Number.MAX_SAFE_INTEGER;
const endOf = ({ deadline }: { readonly deadline: string | null }): number =>
  deadline === null ? FAR : Date.parse(deadline);

/** Asked whenever this match comes to wait for others; null: it does not, nothing else waits, or it is not known yet. */
export function useNextWaiting(match: MatchData): NextWaiting | null {
  const { id, you, step } = match;
  const [next, setNext] = useState<NextWaiting | null>(null);
  const seated = you !== null && !awaitedIn(match);
  const asked = useRef(-1);
  useEffect(() => {
    if (!seated) return setNext(null);
    asked.current = step;
    void ask(MY_MATCHES, { waiting: true }).then((answer) => {
      if (asked.current !== step) return;
      const others = answer.ok ? answer.value.myMatches.filter((match) => match.id !== id) : [];
      const [first] = others.toSorted((a, b) => endOf(a) - endOf(b));
      setNext(first === undefined ? null : { id: first.id, count: others.length });
    });
  }, [id, seated, step]);
  useWaitingCount(next?.count ?? 0);
  return next;
}
