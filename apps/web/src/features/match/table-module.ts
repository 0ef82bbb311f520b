'use client';
import { use } from 'react';
import { loadTable } from '../../boards/register.ts';
import type { TableModule } from '../../boards/table.ts';

const loading = new Map<string, Promise<TableModule>>();

/** The table of a rule set that has one; the page waits (Suspense) until it is there. */
export function useTableModule(ruleSet: string): TableModule {
  let promise = loading.get(ruleSet);
  if (promise === undefined) {
    promise = loadTable(ruleSet) ?? Promise.reject(new Error(`The rule set ${ruleSet} has no table.`));
    loading.set(ruleSet, promise);
  }
  return use(promise);
}

const PLAIN: Pick<TableModule, 'ruleOf' | 'lossOf'> = { ruleOf: () => null, lossOf: () => null };
const NONE = Promise.resolve(PLAIN);

/** What the log and the timeline ask of a game; nothing where it has no table. */
export function useGameWords(ruleSet: string): Pick<TableModule, 'ruleOf' | 'lossOf'> {
  const own = loading.get(ruleSet) ?? loadTable(ruleSet);
  if (own !== null && !loading.has(ruleSet)) loading.set(ruleSet, own);
  return use(own ?? NONE);
}
