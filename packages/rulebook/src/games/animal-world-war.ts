import { awwLegacy } from '@fieldpost/campaign-animal-world-war';
import type { AnyCampaign } from '@fieldpost/engine';
import { animalWorldWar as rules } from '@fieldpost/rules-animal-world-war';
import { ABOUT } from '@fieldpost/rules-animal-world-war/about';
import * as catalogue from '@fieldpost/rules-animal-world-war/catalogue';
import { animalWorldWar as narrator } from '@fieldpost/story/animal-world-war';
import type { GameManifest, GoldenCase } from '../manifest.ts';
import { animalStatistics } from '../statistics/animal-world-war.ts';

const OBJECTIVES = Array.from({ length: 16 }, (_, index) => `O${String(index + 1).padStart(2, '0')}`);

/** One battle for each objective, the team game, and every option once. */
const GOLDEN: readonly GoldenCase[] = [
  ...OBJECTIVES.map((objective) => ({
    title: objective,
    setup: { scenario: 'short', options: { objective } },
    bots: ['greedy'],
  })),
  ...Object.entries({
    'team-game': { playersHERB: 3, playersCARN: 2, selection: 'alternating' },
    'free-team': { playersHERB: 2, playersCARN: 4, teamPolicy: 'anyMember', targetPolicy: 'commander' },
    'bail-out': { bailOut: 'on', squadHERB: 8, squadCARN: 8 },
    'flamer-blast': { flamerBlast: 'on', squadHERB: 12, squadCARN: 12 },
    alternating: { selection: 'alternating', roleA: 'CARN' },
    'small-squads': { squadHERB: 2, squadCARN: 3 },
  }).map(([title, options]) => ({ title, setup: { scenario: 'short', options }, bots: ['greedy'] })),
];

export const animalWorldWar: GameManifest = {
  about: ABOUT,
  editions: [rules],
  narrator,
  counting: animalStatistics,
  campaigns: [awwLegacy as unknown as AnyCampaign],
  catalogue,
  goldenCases: GOLDEN,
  proofs: async () => [(await import('../laws/animal-world-war.ts')).animalWorldWarProof],
  season: null,
  demonstration: [
    {
      title: 'The last bridge',
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
      title: 'Two pairs at the crossroads',
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
  ],
};
