import { tankKillers as rules } from '@fieldpost/rules-tank-killers';
import { ABOUT } from '@fieldpost/rules-tank-killers/about';
import * as catalogue from '@fieldpost/rules-tank-killers/catalogue';
import { tankKillers as narrator } from '@fieldpost/story/tank-killers';
import type { GameManifest } from '../manifest.ts';
import { tankKillersStatistics } from '../statistics/tank-killers.ts';

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

export const tankKillers: GameManifest = {
  about: ABOUT,
  editions: [rules],
  narrator,
  counting: tankKillersStatistics,
  campaigns: [],
  catalogue,
  goldenCases: [],
  proofs: async () => [(await import('../laws/tank-killers.ts')).tankKillersProof],
  season: null,
  demonstration: [
    {
      title: 'Hedgerows',
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
      title: 'Night before Falaise',
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
  ],
};
