import { wwiCombinedArms as rules } from '@fieldpost/rules-wwi-combined-arms';
import { ABOUT } from '@fieldpost/rules-wwi-combined-arms/about';
import * as catalogue from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { wwiCombinedArms as narrator } from '@fieldpost/story/wwi-combined-arms';
import type { GameManifest } from '../manifest.ts';
import { wwiStatistics } from '../statistics/wwi-combined-arms.ts';

export const wwiCombinedArms: GameManifest = {
  about: ABOUT,
  editions: [rules],
  narrator,
  counting: wwiStatistics,
  campaigns: [],
  catalogue,
  goldenCases: [],
  proofs: async () => [(await import('../laws/wwi-combined-arms.ts')).wwiProof],
  season: 'salient-duel',
  demonstration: [
    {
      title: 'Anybody for the campaign battle?',
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
      title: 'Autumn on the river',
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
  ],
};
