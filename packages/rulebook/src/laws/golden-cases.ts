import type { RawSetup } from '@fieldpost/engine';
import { type AnyRuleSet, nameOf } from '../index.ts';

/** A golden match to be made: a name, a set-up, and the bots that play it. */
export type GoldenCase = { readonly title: string; readonly setup: RawSetup; readonly bots: readonly string[] };

const GREEDY = ['greedy'];
const EVERY_BOT = ['random', 'greedy'];

/** Every scenario with its plain options; the first two by every bot. */
function scenarioCases(rules: AnyRuleSet): readonly GoldenCase[] {
  return rules.scenarios.map(({ id }, nth) => ({
    title: id,
    setup: { scenario: id },
    bots: nth < 2 ? EVERY_BOT : GREEDY,
  }));
}

const OBJECTIVES = Array.from({ length: 16 }, (_, nth) => `O${String(nth + 1).padStart(2, '0')}`);

/** One battle for each objective, the team game, and every option once. */
const ANIMAL_WORLD_WAR: readonly GoldenCase[] = [
  ...OBJECTIVES.map((objective) => ({
    title: objective,
    setup: { scenario: 'short', options: { objective } },
    bots: GREEDY,
  })),
  ...Object.entries({
    'team-game': { playersHERB: 3, playersCARN: 2, selection: 'alternating' },
    'free-team': { playersHERB: 2, playersCARN: 4, teamPolicy: 'anyMember', targetPolicy: 'commander' },
    'bail-out': { bailOut: 'on', squadHERB: 8, squadCARN: 8 },
    'flamer-blast': { flamerBlast: 'on', squadHERB: 12, squadCARN: 12 },
    alternating: { selection: 'alternating', roleA: 'CARN' },
    'small-squads': { squadHERB: 2, squadCARN: 3 },
  }).map(([title, options]) => ({ title, setup: { scenario: 'short', options }, bots: GREEDY })),
];

/** Every pace, generated maps, three and four sides, and a conquest by each share. */
const MASS_WARFARE: readonly GoldenCase[] = [
  ...['strict', 'brisk', 'sealed'].flatMap((pace) => [
    { title: `ford-${pace}`, setup: { scenario: 'ford', options: { pace, turnLimit: 12 } }, bots: GREEDY },
    {
      title: `twin-rivers-${pace}`,
      setup: { scenario: 'twin-rivers', options: { pace, turnLimit: 10 } },
      bots: GREEDY,
    },
  ]),
  ...['gen-2-7', 'gen-3-7', 'gen-4-7'].map((map) => ({
    title: map,
    setup: { scenario: map, options: { turnLimit: 10, freePlacement: 'on', startMetal: 60 } },
    bots: GREEDY,
  })),
  {
    title: 'three-sealed',
    setup: { scenario: 'three-crowns', options: { pace: 'sealed', turnLimit: 10 } },
    bots: GREEDY,
  },
  { title: 'four-brisk', setup: { scenario: 'four-corners', options: { pace: 'brisk', turnLimit: 10 } }, bots: GREEDY },
];

const MORE: Readonly<Record<string, readonly GoldenCase[]>> = {
  'animal-world-war@1': ANIMAL_WORLD_WAR,
  'mass-warfare@1': MASS_WARFARE,
};

/** What golden matches an edition is to have: one for each scenario, and those that its options and cards ask for. */
export function goldenCases(rules: AnyRuleSet): readonly GoldenCase[] {
  return [...scenarioCases(rules), ...(MORE[nameOf(rules.ref)] ?? [])];
}
