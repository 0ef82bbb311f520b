import type { AnyRuleSet } from '@fieldpost/engine';
import { animalWorldWar } from '@fieldpost/rules-animal-world-war';
import type { Lesson } from '../../features/lesson/lesson.ts';

export const rules = animalWorldWar as unknown as AnyRuleSet;

const on = (tile: string): string => `[data-square="${tile}"]`;
const VERB = '[aria-label="Orders"] .button-main';

/** One of Herbivoria's on the two tiles of Carnivoron, and none of theirs: eight tiles, three against three. */
export const lesson: Lesson = {
  title: 'Take the crossroads',
  side: 'HERB',
  scenario: {
    field: {
      zones: {
        HERB: [[0, 2]],
        CARN: [
          [0, 0],
          [1, 0],
        ],
      },
      RL: 6,
    },
    tiles: [
      { at: [0, 0], card: 'crossroads' },
      { at: [0, 1], card: 'meadow' },
      { at: [0, 2], card: 'farmhouse' },
      { at: [1, 0], card: 'crops' },
      { at: [1, 1], card: 'field' },
      { at: [1, 2], card: 'orchard' },
      { at: [-1, 1], card: 'hill' },
      { at: [-1, 2], card: 'cottage' },
    ],
    aims: {
      title: 'Take the crossroads',
      winA: {
        all: [
          { countInZone: { zone: 'ZB', who: 'A', min: 1 } },
          { not: { countInZone: { zone: 'ZB', who: 'B', min: 1 } } },
        ],
      },
    },
    position: {
      round: 3,
      active: 'HERB',
      roleA: 'HERB',
      units: [
        { id: 'H.sniper', at: [0, 2] },
        { id: 'H.gunner', at: [1, 2] },
        { id: 'H.rocketeer', at: [0, 1] },
        { id: 'C.medic', at: [0, 0], damage: 3 },
        { id: 'C.engineer', at: [1, 0], damage: 2 },
        { id: 'C.captain', at: [-1, 1] },
      ],
    },
  },
  options: {},
  orders: {},
  dice: [4, 3, 5, 1, 5, 1, 5, 5],
  prompts: [
    {
      line: 'sniper x 0,0',
      touches: [
        { at: on('0,2'), say: 'Doc Whisker holds the Crossroads. Tap your Silent Hoof, in the Farmhouse below.' },
        { at: on('0,0'), say: 'Snipers hit on 2 or more. Tap the Crossroads.' },
        { at: VERB, say: 'The bar shows the rolls you need and your chance. Shoot.' },
      ],
      after: '4 past the Meadow, 3 on the target: Doc Whisker is down. (Dice are fixed in this lesson.)',
      replies: [],
    },
    {
      line: 'gunner x 1,0',
      touches: [
        { at: on('1,2'), say: 'Sapper Burrow is still in the Crop Rows. Tap Big Thunder, in the Orchard.' },
        { at: on('1,0'), say: 'Big Thunder fires 3 bullets. Tap the Crop Rows.' },
        { at: VERB, say: 'Each miss damages the cover. Shoot.' },
      ],
      after: 'Two misses broke the cover; the third hit. Sapper Burrow is down.',
      replies: [],
    },
    {
      line: 'rocketeer to 0,0',
      touches: [
        { at: on('0,1'), say: 'The Crossroads are empty. Tap Hopper, in the Meadow.' },
        { at: on('0,0'), say: 'Hold the next tile to win this battle. Tap it.' },
        { at: VERB, say: 'Now move Hopper in.' },
      ],
      after: 'Hopper holds the Crossroads. The goal is checked after every order.',
      replies: [],
    },
  ],
  won: 'The Crossroads are yours. You win.',
};
