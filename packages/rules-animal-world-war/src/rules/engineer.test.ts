/** Engineer: AWW-132. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });

const ENGINEER: readonly Row[] = [
  {
    rule: 'AWW-132',
    what: '(a) a trench on its tile, one point; a whole one needs nothing',
    given: {
      units: [unit('H.engineer', '0,2')],
      tiles: [tile('0,2', 'field', { feature: { kind: 'trench', damage: 1 } })],
    },
    play: [
      'engineer repairs trench',
      'end turn',
      'end turn',
      { line: 'engineer repairs trench', refused: 'BUILD_ILLEGAL' },
    ],
    see: (trial) => trial.tile('0,2').feature,
    is: { kind: 'trench', damage: 0 },
  },
  {
    rule: 'AWW-132, D-70',
    what: '(b) a tank of its own Empire on its tile',
    given: {
      units: [unit('H.engineer', '0,2'), unit('H.tank', '0,2', { damage: 2 }), unit('C.tank', '0,2', { damage: 2 })],
      tiles: [nml('0,2')],
    },
    play: [{ line: 'engineer repairs tank C.tank', refused: 'BAD_TARGET' }, 'engineer repairs tank H.tank'],
    see: (trial) => trial.battle.units['H.tank'],
    is: { id: 'H.tank', kind: 'tank', empire: 'HERB', at: [0, 2], damage: 1, cap: 6, crew: 'H.tanker' },
  },
  {
    rule: 'AWW-132',
    what: '(b) not a tank elsewhere',
    given: { units: [unit('H.engineer', '0,2'), unit('H.tank', '0,1', { damage: 2 })], tiles: [nml('0,1')] },
    play: [{ line: 'engineer repairs tank H.tank', refused: 'RANGE' }],
  },
  {
    rule: 'AWW-132, D-55',
    what: '(c) a printed building of 5 or 6, whatever lies on it; nothing weaker, no ground, no ruins',
    given: {
      units: [unit('H.engineer', '0,2'), unit('C.engineer', '0,-2')],
      tiles: [
        tile('0,2', 'school', { damage: 3, feature: { kind: 'trench' } }),
        tile('0,-2', 'farmhouse', { damage: 3 }),
      ],
    },
    play: ['engineer repairs building', 'end turn', { line: 'engineer repairs building', refused: 'BUILD_ILLEGAL' }],
    see: (trial) => trial.tile('0,2').damage,
    is: 2,
  },
  {
    rule: 'AWW-132, D-14',
    what: '(d) a trench on its own tile, where no trench, wreck or tank is',
    given: {
      units: [unit('H.engineer', '0,2'), unit('C.engineer', '0,-2')],
      tiles: [nml('0,2'), tile('0,-2', 'field', { feature: { kind: 'wreck' } })],
    },
    play: ['engineer digs', 'end turn', { line: 'engineer digs', refused: 'BUILD_ILLEGAL' }],
    see: (trial) => trial.tile('0,2').feature,
    is: { kind: 'trench', damage: 0 },
  },
  {
    rule: 'AWW-132, D-24',
    what: '(e) wire on an adjacent tile, occupied or not, but no tank, lake or other wire',
    given: {
      units: [unit('H.engineer', '0,0'), unit('C.medic', '0,-1'), unit('C.tank', '1,0')],
      tiles: [nml('1,0'), tile('0,1', 'lake'), tile('-1,0', 'field', { wire: true })],
    },
    play: [
      { line: 'engineer wires 0,0', refused: 'RANGE' },
      { line: 'engineer wires 0,-2', refused: 'RANGE' },
      { line: 'engineer wires 1,0', refused: 'BUILD_ILLEGAL' },
      { line: 'engineer wires 0,1', refused: 'BUILD_ILLEGAL' },
      { line: 'engineer wires -1,0', refused: 'BUILD_ILLEGAL' },
      'engineer wires 0,-1',
    ],
    see: (trial) => trial.tile('0,-1').wire,
    is: true,
  },
];

describe('Engineer', () => tableOf(ENGINEER));
