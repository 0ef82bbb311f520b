import type { GameAbout } from '@fieldpost/engine';
import type { Side } from './state.ts';

/** What people call the game and its sides. */
export const ABOUT: GameAbout<Side> = {
  id: 'tank-killers',
  title: 'Tank Killers',
  ruleLetters: 'TDC',
  sideNames: { german: 'German', anglo: 'Allied' },
  words:
    'Two players, no board, no dice: two lines of tanks, guns and infantry, and ninety-two cards that change each attack. Half of the enemy formation wins.',
  picturedBy: 'duel-at-dusk',
  drawnTitle: 'A duel from the middle',
};
