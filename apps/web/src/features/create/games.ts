import { LAYOUTS } from '@fieldpost/rules-wwi-combined-arms/catalogue';

/** A way of play that sets several options at once. */
export type GamePreset = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly options: Readonly<Record<string, string>>;
};

/** A terrain that can be chosen: its rows from the top, and what play has shown of its balance. */
export type Layout = {
  readonly id: string;
  readonly title: string;
  readonly size: number;
  readonly rows: readonly string[];
  readonly balance: string;
};

/** What the site knows of a game beyond its list of options. */
export type Game = {
  readonly presets: readonly GamePreset[];
  /** Which option chooses a layout, and what there is to choose from. */
  readonly layouts: { readonly key: string; readonly choices: readonly Layout[] } | null;
  /** Options that the choice of a scenario or of a side decides. */
  readonly covered: readonly string[];
  /** Options of experts, folded away. */
  readonly finer: readonly string[];
};

const BARE: Game = { presets: [], layouts: null, covered: [], finer: [] };

const WWI: Game = {
  presets: [
    {
      id: 'plain',
      title: 'The plain game',
      about: 'Infantry, guns and tanks on open ground: the rules as they were first printed.',
      options: { terrain: 'open', elite: 'off', experienced: 'off', reinforcements: 'off' },
    },
    {
      id: 'trenches',
      title: 'Trench war',
      about: "Trenches, bunkers and No-Man's-Land on the most even layout, with two elite units on each side.",
      options: { terrain: 'salient', elite: 'on', experienced: 'off', reinforcements: 'off' },
    },
    {
      id: 'all',
      title: 'Everything',
      about: 'Terrain, elites, experience and reinforcements: the longest and richest game on the small board.',
      options: { terrain: 'salient', elite: 'on', experienced: 'on', reinforcements: 'on' },
    },
  ],
  layouts: {
    key: 'terrain',
    choices: Object.entries(LAYOUTS).map(([id, { title, size, rows, balance }]) => ({
      id,
      title,
      size,
      rows,
      balance,
    })),
  },
  covered: ['creator', 'fullRows', 'campaign'],
  finer: ['unequalLayout', 'turnLimit', 'repetition', 'noLossTurns', 'first'],
};

const GAMES: Readonly<Record<string, Game>> = { 'wwi-combined-arms': WWI };

export const gameOf = (ruleSet: string): Game => GAMES[ruleSet] ?? BARE;
