'use client';
import { useCallback, useEffect, useState } from 'react';

const keyOf = (game: string): string => `fieldpost.lesson.${game}`;

/** How far a lesson has been played in this browser; a browser that keeps nothing begins anew. */
function kept(game: string, most: number): number {
  try {
    const done = Number(window.localStorage.getItem(keyOf(game)) ?? 0);
    return Number.isInteger(done) && done > 0 && done <= most ? done : 0;
  } catch {
    return 0;
  }
}

function keep(game: string, done: number): void {
  try {
    window.localStorage.setItem(keyOf(game), String(done));
  } catch {
    // A browser that keeps nothing plays the lesson all the same.
  }
}

/** Orders done in a lesson, kept in the browser: a reload goes on where one was; a lesson that is won begins anew. */
export function useProgress(game: string, most: number): readonly [done: number, setDone: (done: number) => void] {
  const [done, setDone] = useState(0);
  useEffect(() => {
    const before = kept(game, most);
    setDone(before === most ? 0 : before);
  }, [game, most]);
  const change = useCallback(
    (next: number) => {
      setDone(next);
      keep(game, next);
    },
    [game],
  );
  return [done, change];
}
