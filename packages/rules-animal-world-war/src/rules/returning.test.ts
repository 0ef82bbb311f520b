/** Coming onto the field again: AWW-141, T20. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const DEAD = { status: 'reserve', died: 1, life: 1 };

const RETURNS: readonly Row[] = [
  {
    rule: 'AWW-141',
    what: "not in the turn of its death, but from its Empire's next turn on, in its zone, with room, no wire, no lake",
    given: {
      units: [
        unit('C.recruit', '', { ...DEAD, died: 2 }),
        ...['captain', 'gunner', 'sniper', 'medic'].map((type) => unit(`C.${type}`, '0,-2')),
      ],
      tiles: [tile('-1,-1', 'field', { wire: true }), tile('1,-2', 'lake')],
      position: { active: 'CARN', round: 1 },
    },
    play: [
      { line: 'recruit returns 2,-3', refused: 'TOO_EARLY' },
      'end turn',
      'end turn',
      { line: 'recruit returns 0,0', refused: 'RANGE' },
      { line: 'recruit returns 0,-2', refused: 'FULL' },
      { line: 'recruit returns -1,-1', refused: 'WIRE' },
      { line: 'recruit returns 1,-2', refused: 'CANNOT_CROSS' },
      'recruit returns 2,-3',
      { line: 'recruit to 2,-2', refused: 'NO_ACTION' },
    ],
    see: (trial) => [trial.at('C.recruit'), trial.soldier('C.recruit').damage, trial.soldier('C.recruit').life],
    is: ['2,-3', 0, 2],
  },
  {
    rule: 'AWW-141',
    what: 'it acts in the turn after, and dies and returns without end',
    given: { units: [unit('H.recruit', '', { status: 'dead' }), unit('H.captain', '0,2')] },
    play: [
      'recruit returns 0,2',
      { line: 'captain sends recruit', refused: 'BAD_TARGET' },
      'end turn',
      'end turn',
      'recruit to 0,1',
    ],
    see: (trial) => trial.at('H.recruit'),
    is: '0,1',
  },
  {
    rule: 'AWW-141, AWW-181',
    what: 'it has no benefit from tactics played before',
    given: {
      units: [unit('H.recruit', '0,2', { life: 2 }), unit('H.medic', '0,2')],
      position: {
        effects: [
          {
            id: 1,
            by: 'HERB',
            card: 'T01',
            does: 'march',
            amount: 2,
            until: 'turn',
            who: [
              ['H.recruit', 1],
              ['H.medic', 1],
            ],
          },
        ],
      },
    },
    play: [{ line: 'recruit to 0,1 0,0', refused: 'NOT_ADJACENT' }, 'medic to 0,1 0,0'],
  },
  {
    rule: 'AWW-141, AWW-181, D-74',
    what: 'the health that T05 gave is gone at its return, that of a Chef is not',
    given: {
      alone: true,
      units: [unit('H.recruit', '0,0', { damage: 3 }), unit('C.flamer', '0,-1'), unit('H.medic', '2,1')],
      position: { tactics: { HERB: 'T05', CARN: null }, phase: 'afterDeployment' },
    },
    play: ['play T05', 'C: keep', 'end turn', 'flamer x 0,0', 'end turn', 'recruit returns 0,2'],
    see: (trial) => [trial.soldier('H.recruit').health, trial.soldier('H.recruit').damage],
    is: [3, 0],
  },
  {
    rule: 'AWW-141, AWW-017',
    what: 'with a Chef in the squad it has one more again, as before',
    given: {
      units: [unit('H.recruit', '', { ...DEAD, died: 0, health: 5 }), unit('H.chef', '2,1'), unit('C.medic', '0,-2')],
      alone: true,
    },
    play: ['recruit returns 0,2'],
    see: (trial) => trial.soldier('H.recruit').health,
    is: 4,
  },
  {
    rule: 'T20',
    what: 'reserves enter from round 2, at an edge outside the enemy zone, where no enemy is',
    given: {
      units: [unit('H.gunner', '', { status: 'reserve' }), unit('C.medic', '2,0')],
      position: { round: 1 },
    },
    play: [
      { line: 'gunner enters -2,1', refused: 'TOO_EARLY' },
      'end turn',
      'end turn',
      { line: 'gunner enters 0,0', refused: 'RANGE' },
      { line: 'gunner enters 0,-2', refused: 'RANGE' },
      { line: 'gunner enters 2,0', refused: 'RANGE' },
      'gunner enters -2,1',
      { line: 'gunner to -1,1', refused: 'NO_ACTION' },
    ],
    see: (trial) => trial.at('H.gunner'),
    is: '-2,1',
  },
];

describe('coming back', () => tableOf(RETURNS));
