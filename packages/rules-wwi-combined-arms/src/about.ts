import type { GameAbout } from '@fieldpost/engine';
import type { Side } from './state.ts';

/** What people call the game and its sides. */
export const ABOUT: GameAbout<Side> = {
  id: 'wwi-combined-arms',
  title: 'WWI Combined Arms',
  ruleLetters: 'CA',
  sideNames: { south: 'South', north: 'North' },
  words: 'Two players, no dice, no cards: infantry, guns and tanks on a squared map. Destroy the enemy Headquarters.',
  picturedBy: 'salient-duel',
  drawnTitle: 'A drawn position',
};
