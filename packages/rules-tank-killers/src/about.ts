import type { GameAbout } from '@fieldpost/engine';
import type { Side } from './state.ts';

/** Why the rules end a match: TDC-090 to TDC-094. */
export type End = 'breakpoint' | 'turn-limit';

/** What people call the game and its sides. */
export const ABOUT: GameAbout<Side, End> = {
  id: 'tank-killers',
  title: 'Tank Killers',
  ruleLetters: 'TDC',
  sideNames: { german: 'German', anglo: 'Allied' },
  words:
    'Two players, no board, no dice: two lines of tanks, guns and infantry, and ninety-two cards that change each attack. Half of the enemy formation wins.',
  picturedBy: 'duel-at-dusk',
  drawnTitle: 'A duel from the middle',
  ends: {
    breakpoint: 'the formation was broken',
    'turn-limit': 'the last turn was played, and shares of losses were compared',
  },
};
