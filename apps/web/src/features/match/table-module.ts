'use client';
import { use } from 'react';
import { loadTable } from '../../boards/register.ts';
import type { TableModule } from '../../boards/table.ts';

type GameWords = Pick<TableModule, 'ruleOf' | 'lossOf'>;

/** Keeps the book that React's `use` keeps of a promise: one that is there already need not be waited for again. */
function tracked<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return Object.assign(promise, { status: 'pending' });
}

const loading = new Map<string, Promise<TableModule>>();

function tableOf(ruleSet: string): Promise<TableModule> | null {
  const known = loading.get(ruleSet);
  if (known !== undefined) return known;
  const fresh = loadTable(ruleSet);
  if (fresh === null) return null;
  const kept = tracked(fresh);
  loading.set(ruleSet, kept);
  return kept;
}

/** The table of a rule set that has one; the page waits (Suspense) until it is there. */
export function useTableModule(ruleSet: string): TableModule {
  const table = tableOf(ruleSet);
  if (table === null) throw new Error(`The rule set ${ruleSet} has no table.`);
  return use(table);
}

const PLAIN: GameWords = { ruleOf: () => null, lossOf: () => null };
const NONE: Promise<GameWords> = tracked(Promise.resolve(PLAIN));

/** What the log and the timeline ask of a game; nothing where it has no table. */
export function useGameWords(ruleSet: string): GameWords {
  return use<GameWords>(tableOf(ruleSet) ?? NONE);
}

/** Begins to fetch a game's table before it is asked for. */
export const preloadTable = (ruleSet: string): void => void tableOf(ruleSet);
