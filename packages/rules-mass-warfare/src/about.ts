import type { GameAbout } from '@fieldpost/engine';
import { SIDE_NAMES, type Side } from './catalogue/sides.ts';

/** Why the rules end a match: MW-160 to MW-169. */
export type End = 'cities' | 'last-standing' | 'turn-limit' | 'stagnation' | 'resignation';

/** What people call the game and its sides. */
export const ABOUT: GameAbout<Side, End> = {
  id: 'mass-warfare',
  title: 'Mass Warfare',
  ruleLetters: 'MW',
  sideNames: SIDE_NAMES,
  words:
    'Two to four players on one map of hexes: cities to take, farms and mines to hold, and armies, fleets and air wings to build and fuel. Dice decide; production wins.',
  picturedBy: 'first-game',
  drawnTitle: 'A drawn map',
  ends: {
    cities: 'the cities were conquered',
    'last-standing': 'nobody else was left',
    'turn-limit': 'the last turn was played, and cities were counted',
    stagnation: 'nothing moved for ten turns',
    resignation: 'by resignation',
  },
};
