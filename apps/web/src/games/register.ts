import dynamic from 'next/dynamic';
import type { GameWords, Table } from './table.ts';

type Game = { readonly Table: Table; readonly words: () => Promise<GameWords> };

/**
 * The games that have a table of their own. Each is loaded when a match of it is opened, and not before. `dynamic` must stand here with
 * its `import`: it makes the page that the server sends name the style sheets, so that nothing is shown without them.
 */
const GAMES: Readonly<Record<string, Game>> = {
  'animal-world-war': {
    Table: dynamic(() => import('./animal-world-war/index.ts').then(({ AwwTable }) => AwwTable)),
    words: () => import('./animal-world-war/rule-links.ts'),
  },
  'tank-killers': {
    Table: dynamic(() => import('./tank-killers/index.ts').then(({ TankKillersTable }) => TankKillersTable)),
    words: () => import('./tank-killers/rule-links.ts'),
  },
  'wwi-combined-arms': {
    Table: dynamic(() => import('./wwi-combined-arms/index.ts').then(({ WwiTable }) => WwiTable)),
    words: () => import('./wwi-combined-arms/rule-links.ts'),
  },
};

const gameOf = (ruleSet: string): Game | undefined => (Object.hasOwn(GAMES, ruleSet) ? GAMES[ruleSet] : undefined);

/** The table of a rule set; null: it is played at the plain one, from a menu in its notation. */
export const tableOf = (ruleSet: string): Table | null => gameOf(ruleSet)?.Table ?? null;

/** Begins to load what the log and the timeline ask of a game; null where it has no table. */
export const loadWords = (ruleSet: string): Promise<GameWords> | null => gameOf(ruleSet)?.words() ?? null;
