import type { GameAbout } from '@fieldpost/engine';
import { EMPIRE_NAMES, type Empire } from './catalogue/empires.ts';

/** What people call the game and its sides. */
export const ABOUT: GameAbout<Empire> = {
  id: 'animal-world-war',
  title: 'Animal World War',
  ruleLetters: 'AWW',
  sideNames: EMPIRE_NAMES,
  words:
    'Two Empires of animal soldiers, up to four players each, on hexagonal tiles that crumble under fire: dice, objectives, one hidden card. Or draw a battlefield of your own.',
  picturedBy: 'last-bridge',
  drawnTitle: 'A drawn battlefield',
};
