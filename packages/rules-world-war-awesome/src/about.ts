import type { GameAbout } from '@fieldpost/engine';
import type { Seat } from './catalogue/sides.ts';

/** What people call the game and its sides. */
export const ABOUT: GameAbout<Seat> = {
  id: 'world-war-awesome',
  title: 'World War Awesome!',
  ruleLetters: 'WWA',
  sideNames: { A: 'West', B: 'East' },
  words:
    'Two Superpanzers, soldiers who board them, and a war of wireless sets between. Three boards at once: the battlefield, the inside of each tank, the frequencies. Sabotage the cores and win.',
  picturedBy: 'boarding',
  drawnTitle: 'A drawn battlefield',
};
