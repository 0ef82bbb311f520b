import type { GameAbout } from '@fieldpost/engine';
import { EMPIRE_NAMES, type Empire } from './catalogue/empires.ts';

/** Why the rules end a match: AWW-190 to AWW-193, AWW-326. */
export type End = 'objective' | 'elimination' | 'safety' | 'special';

/** What people call the game and its sides. */
export const ABOUT: GameAbout<Empire, End> = {
  id: 'animal-world-war',
  title: 'Animal World War',
  ruleLetters: 'AWW',
  sideNames: EMPIRE_NAMES,
  words:
    'Two Empires of animal soldiers, up to four players each, on hexagonal tiles that crumble under fire: dice, objectives, one hidden card. Or draw your own battlefield.',
  picturedBy: 'last-bridge',
  drawnTitle: 'A drawn battlefield',
  ends: {
    objective: 'the aim was met',
    elimination: 'the last who could fight fell',
    safety: 'the battle had lasted too long',
    special: 'whom they came to fetch is dead',
  },
};
