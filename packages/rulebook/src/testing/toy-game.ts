import { outpost } from '@fieldpost/engine/proving';
import type { GameManifest } from '../manifest.ts';

/** Outpost, for two or three sides, of the engine's own tests: what a new game brings. */
export const TOY_GAME: GameManifest = {
  about: {
    id: 'outpost',
    title: 'Outpost',
    ruleLetters: 'OP',
    sideNames: { red: 'Red', blue: 'Blue', green: 'Green' },
    words: 'Two or three camps, a flag each, hidden in secret.',
    picturedBy: 'two-flags',
    drawnTitle: 'An outpost',
  },
  editions: [outpost],
  campaigns: [],
  catalogue: { FIELDS: [1, 2, 3] },
  goldenCases: [],
  proofs: async () => [{ name: 'outpost@1', laws: [] }],
  demonstration: [],
};
