'use client';
import { use } from 'react';
import { loadWords } from '../../games/index.ts';
import type { GameWords } from '../../games/table.ts';

/** Marks a promise as React's `use` does, so that a settled one renders without waiting. */
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

/** The game's texts for the log and the timeline; empty for a game without table. The page waits (Suspense) until they are there. */
export const useGameWords = (ruleSet: string): GameWords => use(wordsOf(ruleSet));

/** Starts loading them ahead, so that later use does not wait. */
export const fetchGameWords = (ruleSet: string): Promise<GameWords> => wordsOf(ruleSet);
