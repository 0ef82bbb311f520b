import type { AnyRuleSet } from '@fieldpost/engine';
import { massWarfare } from '@fieldpost/rules-mass-warfare';
import type { Lesson } from '../../features/lesson/lesson.ts';

export const rules = massWarfare as unknown as AnyRuleSet;

const on = (hex: string): string => `[data-square="${hex}"]`;
const VERB = '[aria-label="Orders"] .button-main';
const DONE = '[aria-label="Orders"] [aria-keyshortcuts="E"]';

/** Red holds Corvel on the far bank; with it Blue has 25 of 40 people, more than the share agreed. */
export const lesson: Lesson = {
  title: 'The city over the river',
  side: 's1',
  scenario: {
    map: 'ford',
    options: { turnLimit: 10, conquestShare: 60 },
    turn: 6,
    step: 10,
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
      { id: 's1-tank-1', hex: [0, -2], fire: 0 },
      { id: 's1-mech-1', hex: [0, 0], fire: 0 },
      { id: 's2-inf-1', hex: [1, -1], fire: 0 },
      { id: 's2-inf-2', hex: [4, 0], fire: 0 },
    ],
  },
  options: {},
  orders: {},
  dice: [5, 2, 3, 4, 6, 2, 3],
  prompts: [
    {
      line: 'march s1-tank-1 > 1,-2',
      touches: [
        {
          at: on('0,-2'),
          say: 'Red holds the city of Corvel, over the river. Tap your Tanks, near the upper bridge.',
        },
        { at: on('1,-2'), say: 'Move onto the bridge beside the city. Tap it: the move costs 1 oil.' },
      ],
      after: 'Your Tanks stand beside the city.',
      replies: [],
    },
    {
      line: 'pass',
      touches: [{ at: DONE, say: 'A turn runs in steps, and everyone plays each step. Moves are done: tap Done.' }],
      after: 'Red stays where it is. Now ground units attack.',
      replies: [{ side: 's2', line: 'pass' }],
    },
    {
      line: 'attack s1-tank-1 x s2-inf-1',
      touches: [
        { at: on('1,-1'), say: 'Tap the target: the Infantry in Corvel.' },
        { at: on('1,-2'), say: 'Now tap the attacker: your Tanks.' },
        { at: VERB, say: 'The bar shows your chance. Attack.' },
      ],
      after: '5+2 against 3+4 and 1 for the city: it holds but burns. Fires weaken it.',
      replies: [],
    },
    {
      line: 'attack s1-mech-1 x s2-inf-1 +',
      touches: [
        { at: on('0,0'), say: 'Now your Mechanized Infantry. Tap it, on the lower bridge.' },
        { at: on('1,-1'), say: 'Tap Corvel.' },
        {
          at: '[aria-label="Orders"] [aria-expanded]',
          say: 'There is a second option. Open the details.',
        },
        {
          at: 'fieldset button:nth-of-type(2)',
          say: 'Choose it: attack, and advance if the target is destroyed.',
        },
        { at: VERB, say: 'Only Infantry and Mechanized Infantry can capture a city. Attack.' },
      ],
      after: 'Destroyed, and your unit stands in Corvel.',
      replies: [],
    },
    {
      line: 'pass',
      touches: [{ at: DONE, say: 'Nothing left to do here. Tap Done: the rest runs automatically.' }],
      after: 'Corvel’s 3 people are yours: 25 of 40, more than you need to win.',
      replies: [],
    },
  ],
  won: 'The city is yours. You win.',
};
