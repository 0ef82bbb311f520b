import type { TableModule } from './table.ts';

/** The games that have a table of their own. Each is loaded when a match of it is opened, and not before. */
const TABLES: Readonly<Record<string, () => Promise<TableModule>>> = {
  'wwi-combined-arms': () => import('./wwi-combined-arms/index.ts'),
};

/** The table of a rule set; any other game is played at the plain one, from a menu in its notation. */
export function loadTable(ruleSet: string): Promise<TableModule> | null {
  return Object.hasOwn(TABLES, ruleSet) ? (TABLES[ruleSet]?.() ?? null) : null;
}

export const hasTable = (ruleSet: string): boolean => Object.hasOwn(TABLES, ruleSet);
