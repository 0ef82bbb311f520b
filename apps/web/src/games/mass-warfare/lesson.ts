import type { AnyRuleSet } from '@fieldpost/engine';
import { massWarfare } from '@fieldpost/rules-mass-warfare';
import { INITIAL_ORDERS } from '@fieldpost/rules-mass-warfare/table';
import type { Lesson } from '../../features/lesson/lesson.ts';

export const rules = massWarfare as unknown as AnyRuleSet;

const on = (hex: string): string => `[data-square="${hex}"]`;
const VERB = '[aria-label="Orders"] .button-main';
const DONE = '[aria-label="Orders"] [aria-keyshortcuts="E"]';

/**
 * Red holds Corvel on the far bank; with it Blue has 25 of 40 people, more than the share agreed. Guns, Tanks and Mechanized Infantry in a
 * row take it in 69 % of cases.
 */
export const lesson: Lesson = {
  title: 'The city over the river',
  side: 's1',
  scenario: {
    map: 'ford',
    options: { turnLimit: 10, conquestShare: 60 },
    turn: 6,
    step: 11,
    order: ['s1', 's2'],
    control: {
      s1: [
        [-5, 0],
        [-4, 0],
        [-3, 0],
        [-6, 2],
        [-1, 1],
        [0, -3],
        [0, 3],
        [-3, -1],
        [-2, 0],
      ],
      s2: [
        [1, -1],
        [3, 0],
        [4, 0],
        [5, 0],
        [6, -2],
      ],
    },
    units: [
      { id: 's1-art-1', hex: [-1, 0], fire: 0 },
      { id: 's1-tank-1', hex: [1, -2], fire: 0 },
      { id: 's1-mech-1', hex: [0, 0], fire: 0 },
      { id: 's2-inf-1', hex: [1, -1], fire: 0 },
      { id: 's2-inf-2', hex: [4, 0], fire: 0 },
    ],
  },
  options: {},
  orders: { s1: { ...INITIAL_ORDERS, autoAdvance: 'always' } },
  dice: [5, 2, 3, 4, 3, 5, 4, 5, 6, 2, 3],
  prompts: [
    {
      line: 'fire s1-art-1 x s2-inf-1',
      touches: [
        {
          at: on('-1,0'),
          say: 'Red holds Corvel. Guns, Tanks and Mechanized Infantry in a row take it: 69%. Tap your Artillery.',
        },
        { at: on('1,-1'), say: 'Guns that stood still fire 2 hexes. Tap Corvel.' },
        {
          at: VERB,
          say: 'Alone they have 34%. Else it burns, and each fire helps the next. These dice are set. Fire.',
        },
      ],
      after: '5+2 against 3+4 and 1 for the city: it holds but burns.',
      replies: [],
    },
    {
      line: 'pass',
      touches: [{ at: DONE, say: 'A turn runs in steps, and this button ends one. Your guns are done: tap it.' }],
      after: 'Now ground units attack.',
      replies: [],
    },
    {
      line: 'attack s1-tank-1 x s2-inf-1',
      touches: [
        { at: on('1,-1'), say: 'Tap the target: the Infantry in Corvel.' },
        { at: on('1,-2'), say: 'Now tap the attacker: your Tanks, on the upper bridge.' },
        { at: VERB, say: 'Guns and Tanks together: 63% that it has fallen by now. Attack.' },
      ],
      after: '3+5 against 4+5, 1 for the city and 1 less for its fire: it holds, and burns twice.',
      replies: [],
    },
    {
      line: 'attack s1-mech-1 x s2-inf-1 +',
      touches: [
        {
          at: on('0,0'),
          say: 'Only Infantry and Mechanized Infantry can take a city. Tap yours, on the lower bridge.',
        },
        { at: on('1,-1'), say: 'Tap Corvel: your unit advances if the target falls.' },
        { at: VERB, say: 'All three together: 69%. Attack.' },
      ],
      after: 'Destroyed, and your unit stands in Corvel.',
      replies: [],
    },
    {
      line: 'pass',
      touches: [{ at: DONE, say: 'Nothing is left to do here. End the step: the rest runs automatically.' }],
      after: 'Corvel’s 3 people are yours: 25 of 40, more than you need to win.',
      replies: [],
    },
  ],
  won: 'The city is yours. You win.',
};
