import type { GameAbout } from '@fieldpost/engine';
import { SIDE_NAMES, type Side } from './catalogue/sides.ts';

/** What people call the game and its sides. */
export const ABOUT: GameAbout<Side> = {
  id: 'mass-warfare',
  title: 'Mass Warfare',
  ruleLetters: 'MW',
  sideNames: SIDE_NAMES,
  words:
    'Two to four players on one map of hexes: cities to take, farms and mines to hold, and armies, fleets and air wings to build and fuel. Dice decide; production wins.',
  picturedBy: 'first-game',
  drawnTitle: 'A drawn map',
};
