import { worldWarAwesome as rules } from '@fieldpost/rules-world-war-awesome';
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import * as catalogue from '@fieldpost/rules-world-war-awesome/catalogue';
import { worldWarAwesome as narrator } from '@fieldpost/story/world-war-awesome';
import type { GameManifest, GoldenCase } from '../manifest.ts';
import { awesomeStatistics } from '../statistics/world-war-awesome.ts';

const MAPS = ['MAP-1', 'MAP-2', 'MAP-3'];
/** Doors that open early, so that these matches end inside a tank and not at their limit. */
const EARLY = { liberty: 'refit', burnout: 10, roundLimit: 24 } as const;

/** Every pairing of armies, on each map in turn. */
const PAIRINGS: readonly GoldenCase[] = catalogue.ARMIES.flatMap((armyA, one) =>
  catalogue.ARMIES.map((armyB, other) => ({
    title: `${armyA}-${armyB}`,
    setup: { scenario: MAPS[(one + other) % MAPS.length] ?? 'MAP-1', options: { ...EARLY, armyA, armyB } },
    bots: ['greedy'],
  })),
);

/** Two Molots with charges of the enemy on their vents, which go off in this round (WWA-023, WWA-105). */
function fused(...tanks: readonly ('A' | 'B')[]): object {
  return {
    id: 'YARD',
    armies: { A: 'SOV', B: 'SOV' },
    state: {
      round: 3,
      phase: 'main',
      seat: 'A',
      initiative: 'A',
      tanks: {
        A: { anchor: { q: 3, r: 8 }, heading: 0, damage: { V1: 7 } },
        B: { anchor: { q: 15, r: 8 }, heading: 3, damage: { V1: 7 } },
      },
      units: [
        { id: 'u11', design: 'SOV-ENG', owner: 'A', at: { layer: 'in:A', q: 0, r: 1 } },
        { id: 'u12', design: 'SOV-ENG', owner: 'B', at: { layer: 'in:B', q: 0, r: 1 } },
      ],
      charges: tanks.map((tank, index) => ({
        id: `c${index + 1}`,
        owner: tank === 'A' ? 'B' : 'A',
        attack: 'DEMO',
        due: 3,
        at: { layer: `roof:${tank}`, q: -1, r: -2 },
        on: { tank, id: 'V1' },
      })),
    },
  };
}

const FUSES: readonly GoldenCase[] = [
  { title: 'vent', setup: { scenario: fused('B') }, bots: ['greedy'] },
  { title: 'both-vents', setup: { scenario: fused('A', 'B') }, bots: ['greedy'] },
];

export const worldWarAwesome: GameManifest = {
  about: ABOUT,
  editions: [rules],
  narrator,
  counting: awesomeStatistics,
  campaigns: [],
  catalogue,
  goldenCases: [...PAIRINGS, ...FUSES],
  proofs: async () => [(await import('../laws/world-war-awesome.ts')).worldWarAwesomeProof],
  season: null,
  demonstration: [
    {
      title: 'Boarding at the yard',
      scenario: 'boarding',
      options: {},
      clock: 'post',
      creator: 'ada',
      guests: [{ who: 'daniel' }],
      handOvers: 7,
      pace: 6,
      choices: 4,
      filed: [],
      whim: 12,
    },
    {
      title: 'Molot against Liberty',
      scenario: 'MAP-2-post',
      options: { armyA: 'SOV', armyB: 'USA' },
      clock: 'post',
      creator: 'bruno',
      guests: [{ who: 'clara' }],
      handOvers: 40,
      pace: 3,
      choices: 2,
      filed: [],
      whim: 12,
    },
  ],
};
