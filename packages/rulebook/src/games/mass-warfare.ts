import { massWarfare as rules } from '@fieldpost/rules-mass-warfare';
import { ABOUT } from '@fieldpost/rules-mass-warfare/about';
import * as catalogue from '@fieldpost/rules-mass-warfare/catalogue';
import { massWarfare as narrator } from '@fieldpost/story/mass-warfare';
import type { GameManifest, GoldenCase } from '../manifest.ts';
import { massStatistics } from '../statistics/mass-warfare.ts';

/** Every pace, generated maps, three and four sides, and a conquest by each share. */
const GOLDEN: readonly GoldenCase[] = [
  ...['strict', 'brisk', 'sealed'].flatMap((pace) => [
    { title: `ford-${pace}`, setup: { scenario: 'ford', options: { pace, turnLimit: 12 } }, bots: ['greedy'] },
    {
      title: `twin-rivers-${pace}`,
      setup: { scenario: 'twin-rivers', options: { pace, turnLimit: 10 } },
      bots: ['greedy'],
    },
  ]),
  ...['gen-2-7', 'gen-3-7', 'gen-4-7'].map((map) => ({
    title: map,
    setup: { scenario: map, options: { turnLimit: 10, freePlacement: 'on', startMetal: 60 } },
    bots: ['greedy'],
  })),
  {
    title: 'three-sealed',
    setup: { scenario: 'three-crowns', options: { pace: 'sealed', turnLimit: 10 } },
    bots: ['greedy'],
  },
  {
    title: 'four-brisk',
    setup: { scenario: 'four-corners', options: { pace: 'brisk', turnLimit: 10 } },
    bots: ['greedy'],
  },
];

export const massWarfare: GameManifest = {
  about: ABOUT,
  editions: [rules],
  narrator,
  counting: massStatistics,
  campaigns: [],
  catalogue,
  goldenCases: GOLDEN,
  proofs: async () => [(await import('../laws/mass-warfare.ts')).massWarfareProof],
  season: null,
  demonstration: [
    {
      title: 'The ford at Corvel',
      scenario: 'ford',
      options: { conquestShare: 60, turnLimit: 12, pace: 'windows' },
      clock: 'post',
      creator: 'ada',
      guests: [{ who: 'bruno' }],
      handOvers: 9,
      pace: 6,
      choices: 3,
      filed: [],
      whim: 8,
    },
    {
      title: 'Four corners',
      scenario: 'four-corners',
      options: { conquestShare: 40, pace: 'brisk' },
      clock: 'post',
      creator: 'clara',
      guests: [
        { who: 'ada', side: 's2' },
        { who: 'bruno', side: 's3' },
        { who: 'daniel', side: 's4' },
      ],
      handOvers: 20,
      pace: 4,
      choices: 4,
      filed: [],
      whim: 8,
    },
  ],
};
