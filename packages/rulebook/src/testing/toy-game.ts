import { exampleGame } from '@fieldpost/engine/example-game';
import { toldBy } from '@fieldpost/story';
import type { GameManifest } from '../manifest.ts';
import { NOTHING_COUNTED } from '../statistics/counting.ts';

/** The example game, for two or three sides, of the engine's own tests: what a new game brings. */
export const TOY_GAME: GameManifest = {
  about: {
    id: 'example-game',
    title: 'Example game',
    ruleLetters: 'OP',
    sideNames: { red: 'Red', blue: 'Blue', green: 'Green' },
    words: 'Two or three camps, a flag each, hidden in secret.',
    picturedBy: 'two-flags',
    drawnTitle: 'An example',
    ends: { strength: 'strength counted' },
  },
  editions: [exampleGame],
  narrator: toldBy(exampleGame.tell),
  counting: NOTHING_COUNTED,
  campaigns: [],
  catalogue: { FIELDS: [1, 2, 3] },
  goldenCases: [],
  proofs: async () => [{ name: 'example-game@1', laws: [], disguises: { hidden: () => [], hiddenEvents: () => [] } }],
  season: null,
  demonstration: [],
};
