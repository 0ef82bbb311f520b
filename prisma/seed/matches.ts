import type { Json } from '@fieldpost/engine';
import type { PersonKey } from './people.ts';

export type Guest = { readonly who: PersonKey; readonly side?: string };

/** One match of the demonstration, and how far it is played. */
export type PlannedMatch = {
  readonly title: string;
  readonly ruleSet: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** The id of a clock of the lobby. */
  readonly clock: string;
  readonly creator: PersonKey;
  /** Who takes the other seats, each with his side where there is a choice; none: it waits in the lobby. */
  readonly guests: readonly Guest[];
  /** Hand-overs to be played; null: to the end. */
  readonly handOvers: number | null;
  /** Hours from one hand-over to the next. */
  readonly pace: number;
  /** Makes the players choose as they did; what the dice say is another matter. */
  readonly choices: number;
  /** Standing orders that all file before the first turn, as commands of the game. */
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
    guests: [],
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
    guests: [{ who: 'bruno' }],
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
    guests: [{ who: 'ada' }],
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
    guests: [{ who: 'clara' }],
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
    guests: [{ who: 'daniel' }],
    handOvers: 4,
    pace: 8,
    choices: 2,
    filed: [],
    whim: 5,
  },
  {
    title: 'Night before Falaise',
    ruleSet: 'tank-killers',
    scenario: 'american-even',
    options: {},
    clock: 'post',
    creator: 'bruno',
    guests: [{ who: 'daniel' }],
    handOvers: 8,
    pace: 8,
    choices: 9,
    filed: [{ type: 'setOrders', orders: DEFEND }],
    whim: 6,
  },
  {
    title: 'Two pairs at the crossroads',
    ruleSet: 'animal-world-war',
    scenario: 'short',
    options: { playersHERB: 2, playersCARN: 2, squadHERB: 6, squadCARN: 6 },
    clock: 'post',
    creator: 'ada',
    guests: [
      { who: 'bruno', side: 'HERB' },
      { who: 'clara', side: 'CARN' },
      { who: 'daniel', side: 'CARN' },
    ],
    handOvers: 12,
    pace: 6,
    choices: 2,
    filed: [],
    whim: 8,
  },
  {
    title: 'Autumn on the river',
    ruleSet: 'wwi-combined-arms',
    scenario: 'standard',
    options: { terrain: 'salient' },
    clock: 'post',
    creator: 'bruno',
    guests: [{ who: 'daniel' }],
    handOvers: null,
    pace: 5,
    choices: 3,
    filed: [],
    whim: 4,
  },
];
