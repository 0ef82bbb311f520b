import { OBJECTIVES, OPTION_WORDS } from '@fieldpost/rules-animal-world-war/catalogue';
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
  /** Where a scenario of one's own can be drawn; null: nowhere. */
  readonly drawing: string | null;
  /** What values of its options are called, where the value itself does not tell. */
  readonly words: Readonly<Record<string, string>>;
};

const BARE: Game = { presets: [], layouts: null, covered: [], finer: [], drawing: null, words: {} };

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
  drawing: null,
  words: {},
};

const TANK_KILLERS: Game = {
  presets: [
    {
      id: 'printed',
      title: 'As printed',
      about: 'Half of a formation among the casualties loses. The larger Allied formation has the better of it.',
      options: { breakPoint: 'printed', customDecks: 'off' },
    },
    {
      id: 'even',
      title: 'Evened',
      about: 'The Allies break sooner: 18 of 50 American or 17 of 50 British cards against 20 of 40 German ones.',
      options: { breakPoint: 'even', customDecks: 'off' },
    },
    {
      id: 'built',
      title: 'Own formations',
      about: 'Each builds a formation in secret from his list, within its value and limits.',
      options: { breakPoint: 'even', customDecks: 'on' },
    },
  ],
  layouts: null,
  covered: [],
  finer: ['first', 'germanBreakPoint', 'angloBreakPoint', 'turnLimit', 'blindDelay'],
  drawing: null,
  words: {},
};

const ANIMAL_WORLD_WAR: Game = {
  presets: [
    {
      id: 'dealt',
      title: 'Dealt',
      about: 'Squads, objective and tactics come as the cards fall: quickest to begin.',
      options: { selection: 'random', objective: 'drawn', bailOut: 'off', flamerBlast: 'off' },
    },
    {
      id: 'picked',
      title: 'Picked in turns',
      about: 'You choose your soldiers one by one, the enemy in between, both in the open.',
      options: { selection: 'alternating', objective: 'drawn', bailOut: 'off', flamerBlast: 'off' },
    },
    {
      id: 'hazard',
      title: 'Hard luck',
      about: 'Picked in turns; crews must bail out of their wrecks in time, and a Flamer that dies explodes.',
      options: { selection: 'alternating', objective: 'drawn', bailOut: 'on', flamerBlast: 'on' },
    },
  ],
  layouts: null,
  covered: ['layout'],
  finer: ['squadHERB', 'squadCARN', 'roleA', 'bailOut', 'flamerBlast', 'teamPolicy', 'targetPolicy'],
  drawing: '/fields/new',
  words: {
    ...OPTION_WORDS,
    ...Object.fromEntries(Object.values(OBJECTIVES).map(({ id, title, brief }) => [id, `${title}: ${brief}`])),
  },
};

const GAMES: Readonly<Record<string, Game>> = {
  'animal-world-war': ANIMAL_WORLD_WAR,
  'tank-killers': TANK_KILLERS,
  'wwi-combined-arms': WWI,
};

export const gameOf = (ruleSet: string): Game => GAMES[ruleSet] ?? BARE;
