import type { AnyRuleSet } from '@fieldpost/engine';
import { worldWarAwesome } from '@fieldpost/rules-world-war-awesome';
import type { Lesson } from '../../features/lesson/lesson.ts';

export const rules = worldWarAwesome as unknown as AnyRuleSet;

const on = (hex: string): string => `[data-square="${hex}"]`;
const line = (id: string): string => `[data-unit="${id}"]`;
const VERB = '[aria-label="Orders"] .button-main';

const unit = (id: string, design: string, owner: string, layer: string, q: number, r: number) => ({
  id,
  design,
  owner,
  at: { layer, q, r },
  token: owner === 'A',
});
const set = (id: string, design: string, owner: string, region: string) => ({
  id,
  design,
  owner,
  region,
  token: false,
});

/** Lady Liberty has two cores, and a door that no shield closes: one guard stands before it. */
export const lesson: Lesson = {
  title: 'Two cores at once',
  side: 'A',
  scenario: {
    id: 'YARD',
    armies: { A: 'GER', B: 'USA' },
    state: {
      round: 6,
      phase: 'main',
      seat: 'A',
      initiative: 'A',
      tanks: { A: { anchor: { q: 2, r: 8 }, heading: 0 }, B: { anchor: { q: 13, r: 8 }, heading: 3 } },
      units: [
        unit('u1', 'GER-RIF', 'A', 'ground', 10, 7),
        unit('u2', 'GER-STO', 'A', 'in:B', -1, 0),
        unit('u3', 'GER-STO', 'A', 'ground', 11, 6),
        unit('u4', 'USA-RIF', 'B', 'ground', 12, 6),
        unit('u5', 'USA-ENG', 'B', 'in:B', 2, -1),
      ],
      devices: [
        set('d6', 'TR-MOVE', 'A', 'F1'),
        set('d7', 'TR-FIRE', 'A', 'F2'),
        set('d8', 'TR-MOVE', 'B', 'F12'),
        set('d9', 'TR-FIRE', 'B', 'F11'),
      ],
    },
  },
  options: {},
  orders: {},
  dice: [5],
  prompts: [
    {
      line: 'u1 : fire RIFLE u4',
      touches: [
        { at: on('10,7'), say: 'A tank is beaten from inside. A guard blocks the door: tap your Rifleman.' },
        { at: on('12,6'), say: 'Tap the guard at the door of the enemy tank.' },
        { at: VERB, say: 'The bar shows your chance. Fire.' },
      ],
      after: 'A 5: the guard is down, and this door has no shield. (Dice are fixed in this lesson.)',
      replies: [],
    },
    {
      line: 'u2 > in:B(0,-2) : core C1',
      touches: [
        { at: line('u2'), say: 'One soldier is already inside. Tap the storm trooper’s line: the roof opens.' },
        { at: on('13,10'), say: 'Orange hexes are cores. Tap this one: walking there and marking it is one order.' },
        { at: VERB, say: 'Mark the core.' },
      ],
      after: '1 core marked. Marks last until the end of the round.',
      replies: [],
    },
    {
      line: 'u3 > in:B(0,2) : core C2',
      touches: [
        { at: on('11,6'), say: 'Mark the other core this round to win. Tap your second storm trooper.' },
        { at: on('13,6'), say: 'Go through the open door to the other core. Tap it.' },
        { at: VERB, say: 'Mark the core.' },
      ],
      after: 'Both cores in one round: the enemy tank explodes with everyone inside.',
      replies: [],
    },
  ],
  won: 'The enemy tank is destroyed. You win.',
};
