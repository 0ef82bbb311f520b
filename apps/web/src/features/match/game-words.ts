'use client';
import { use } from 'react';
import { loadWords } from '../../games/index.ts';
import type { GameWords } from '../../games/table.ts';

/** Keeps the book that React's `use` keeps of a promise: one that is there already need not be waited for again. */
function tracked<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return Object.assign(promise, { status: 'pending' });
}

const NONE: GameWords = { ruleOf: () => null, lossOf: () => null };
const loading = new Map<string, Promise<GameWords>>();

function wordsOf(ruleSet: string): Promise<GameWords> {
  const known = loading.get(ruleSet) ?? tracked(loadWords(ruleSet) ?? Promise.resolve(NONE));
  loading.set(ruleSet, known);
  return known;
}

/** What the log and the timeline ask of a game; nothing where it has no table. The page waits (Suspense) until it is there. */
export const useGameWords = (ruleSet: string): GameWords => use(wordsOf(ruleSet));

/** Begins to load them, so that nothing waits when they are wanted. */
export const fetchGameWords = (ruleSet: string): Promise<GameWords> => wordsOf(ruleSet);
