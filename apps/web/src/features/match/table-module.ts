'use client';
import { use } from 'react';
import { loadTable } from '../../boards/register.ts';
import type { TableModule } from '../../boards/table.ts';

type GameWords = Pick<TableModule, 'ruleOf' | 'lossOf'>;

/** A promise as React's `use` keeps book of it: with its state beside it, one that is kept need not be waited for again. */
type Tracked<Value> = Promise<Value> & { status?: 'pending' | 'fulfilled'; value?: Value };

function tracked<Value>(promise: Tracked<Value>): Tracked<Value> {
  promise.status = 'pending';
  promise.then(
    (value) => {
      promise.status = 'fulfilled';
      promise.value = value;
    },
    () => {
      // Whoever waits for the promise is told; the book says nothing of it.
      delete promise.status;
    },
  );
  return promise;
}

const loading = new Map<string, Tracked<TableModule>>();

function tableOf(ruleSet: string): Tracked<TableModule> | null {
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
const NONE: Tracked<GameWords> = tracked(Promise.resolve(PLAIN));

/** What the log and the timeline ask of a game; nothing where it has no table. */
export function useGameWords(ruleSet: string): GameWords {
  return use<GameWords>(tableOf(ruleSet) ?? NONE);
}

/** Begins to fetch a game's table before it is asked for. */
export const preloadTable = (ruleSet: string): void => void tableOf(ruleSet);
