import type { GameAbout } from '@fieldpost/engine';
import type { Side } from './state.ts';

/** Why the rules end a match: CA-070 to CA-077. */
export type End = 'headquarters' | 'turn-limit' | 'no-losses' | 'repetition';

/** What people call the game and its sides. */
export const ABOUT: GameAbout<Side, End> = {
  id: 'wwi-combined-arms',
  title: 'WWI Combined Arms',
  ruleLetters: 'CA',
  sideNames: { south: 'South', north: 'North' },
  words: 'Two players, no dice, no cards: infantry, guns and tanks on a squared map. Destroy the enemy Headquarters.',
  picturedBy: 'salient-duel',
  drawnTitle: 'A drawn position',
  ends: {
    headquarters: 'the Headquarters fell',
    'turn-limit': 'the last turn was played, and strength on the board counted',
    'no-losses': 'no unit was lost for too long',
    repetition: 'the same position came for the third time',
  },
};
