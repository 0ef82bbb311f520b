'use client';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { KEEP_LESSONS } from './operations.ts';

const keyOf = (game: string): string => `fieldpost.lesson.${game}`;

/** Orders done in a lesson, as this browser has kept them; 0 where it keeps nothing. */
function kept(game: string): number {
  try {
    const done = Number(window.localStorage.getItem(keyOf(game)) ?? 0);
    return Number.isInteger(done) && done > 0 ? done : 0;
  } catch {
    return 0;
  }
}

function keep(game: string, done: number): void {
  try {
    window.localStorage.setItem(keyOf(game), String(done));
  } catch {
    // The lesson also works in a browser without storage.
  }
}

/** An account's progress: prompts done, by game; null without an account. */
export type Known = Readonly<Record<string, number>> | null;

/**
 * Saves a lesson's progress in the browser, and in the account if there is one. So it continues after a reload or
 * on another device. A completed lesson starts again from the beginning.
 */
export function useProgress(
  game: string,
  most: number,
  known: Known,
): readonly [done: number, setDone: (done: number) => void] {
  const [done, setDone] = useState(0);
  const before = known?.[game] ?? 0;
  useEffect(() => {
    const here = kept(game);
    const reached = Math.max(here, here === most ? 0 : before);
    setDone(reached >= most ? 0 : reached);
  }, [game, most, before]);
  const signedIn = known !== null;
  const change = useCallback(
    (next: number) => {
      setDone(next);
      keep(game, next);
      if (signedIn && next > 0) void ask(KEEP_LESSONS, { progress: { [game]: next } });
    },
    [game, signedIn],
  );
  return [done, change];
}

/** Once somebody is signed in: what this browser has kept of the lessons goes into the account, where that knows less. */
export function useCarrying(games: readonly string[], known: Known): void {
  useEffect(() => {
    if (known === null) return;
    const further = games
      .map((game) => [game, kept(game)] as const)
      .filter(([game, done]) => done > (known[game] ?? 0));
    if (further.length > 0) void ask(KEEP_LESSONS, { progress: Object.fromEntries(further) });
  }, [games, known]);
}
