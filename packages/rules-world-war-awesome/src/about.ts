import type { GameAbout } from '@fieldpost/engine';
import type { Seat } from './catalogue/sides.ts';

/** Why the rules end a match: WWA-023, WWA-103, WWA-105, WWA-145. */
export type End = 'cores' | 'component' | 'both-destroyed' | 'round-limit';

/** What people call the game and its sides. */
export const ABOUT: GameAbout<Seat, End> = {
  id: 'world-war-awesome',
  title: 'World War Awesome!',
  ruleLetters: 'WWA',
  sideNames: { A: 'West', B: 'East' },
  words:
    'Two Superpanzers, soldiers who board them, and a war of wireless sets between. Three boards at once: the battlefield, the inside of each tank, the frequencies. Sabotage the cores and win.',
  picturedBy: 'boarding',
  drawnTitle: 'A drawn battlefield',
  ends: {
    cores: 'all cores of a Superpanzer were sabotaged',
    component: 'a vital part of a Superpanzer gave way',
    'both-destroyed': 'both Superpanzers were destroyed at once',
    'round-limit': 'the last round was over',
  },
};
