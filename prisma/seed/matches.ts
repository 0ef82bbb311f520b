import type { Json } from '@fieldpost/engine';
import type { PersonKey } from './people.ts';

/** One match of the demonstration, and how far it is played. */
export type PlannedMatch = {
  readonly title: string;
  readonly ruleSet: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** The id of a clock of the lobby. */
  readonly clock: string;
  readonly creator: PersonKey;
  /** Null: it waits in the lobby. */
  readonly opponent: PersonKey | null;
  /** Hand-overs to be played; null: to the end. */
  readonly handOvers: number | null;
  /** Hours from one hand-over to the next. */
  readonly pace: number;
  /** The game itself has no luck; this number makes its players choose as they did. */
  readonly choices: number;
  /** Standing orders that both file before the first turn, as commands of the game. */
  readonly filed: readonly { readonly type: string; readonly [key: string]: Json }[];
  /** One command in so many is anything legal instead of what looks best. */
  readonly whim: number;
};

/** Both stop what would cost them a card, and answer modifiers with what is enough. */
const DEFEND = {
  rules: [
    { window: 'LOST_ATTACK', when: { margin: '>=0' }, play: ['@cheapest'], keepAtLeast: 2 },
    { window: 'MODIFIER', when: { margin: '>=0' }, play: ['@smallestSufficient'] },
    { window: 'NEGATE', play: ['@cheapest'] },
  ],
  default: 'pass',
  rally: { mode: 'always', minAttackValue: 7 },
};

/** The finished match comes last: a database that has it has all the others too. */
export const MATCHES: readonly PlannedMatch[] = [
  {
    title: 'Anybody for the campaign battle?',
    ruleSet: 'wwi-combined-arms',
    scenario: 'campaign',
    options: {},
    clock: 'slow',
    creator: 'daniel',
    opponent: null,
    handOvers: 0,
    pace: 1,
    choices: 1,
    filed: [],
    whim: 4,
  },
  {
    title: 'Spring offensive',
    ruleSet: 'wwi-combined-arms',
    scenario: 'open-duel',
    options: {},
    clock: 'post',
    creator: 'ada',
    opponent: 'bruno',
    handOvers: 8,
    pace: 9,
    choices: 1,
    filed: [],
    whim: 4,
  },
  {
    title: 'The salient at dawn',
    ruleSet: 'wwi-combined-arms',
    scenario: 'storm-and-guns',
    options: { elite: 'on', experienced: 'on', reinforcements: 'on' },
    clock: 'post',
    creator: 'clara',
    opponent: 'ada',
    handOvers: 11,
    pace: 7,
    choices: 1,
    filed: [],
    whim: 4,
  },
  {
    title: 'Hedgerows',
    ruleSet: 'tank-killers',
    scenario: 'american-even',
    options: {},
    clock: 'post',
    creator: 'ada',
    opponent: 'clara',
    handOvers: 12,
    pace: 6,
    choices: 5,
    filed: [{ type: 'setOrders', orders: DEFEND }],
    whim: 6,
  },
  {
    title: 'The last bridge',
    ruleSet: 'animal-world-war',
    scenario: 'last-bridge',
    options: {},
    clock: 'post',
    creator: 'ada',
    opponent: 'daniel',
    handOvers: 4,
    pace: 8,
    choices: 2,
    filed: [],
    whim: 5,
  },
  {
    title: 'Autumn on the river',
    ruleSet: 'wwi-combined-arms',
    scenario: 'standard',
    options: { terrain: 'salient' },
    clock: 'post',
    creator: 'bruno',
    opponent: 'daniel',
    handOvers: null,
    pace: 5,
    choices: 3,
    filed: [],
    whim: 4,
  },
];
