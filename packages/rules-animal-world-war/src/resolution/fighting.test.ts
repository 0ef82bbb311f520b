/** Grenades and melee: THE-RULES "Grenades", AWW-100. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const down = { status: 'wounded', damage: 4 };
const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const one = { grenades: 1 };

const GRENADES: readonly Row[] = [
  {
    rule: 'AWW-090',
    what: 'one grenade for each throw, at the own tile or the next, enemies or not; not out of a vehicle',
    given: {
      units: [
        unit('H.medic', '0,2', one),
        unit('H.sniper', '0,2'),
        unit('H.tank', '1,1'),
        unit('H.tanker', '', { vehicle: 'H.tank', grenades: 1 }),
      ],
      tiles: [nml('1,1'), tile('0,1', 'church')],
    },
    play: [
      { line: 'sniper throws 0,1', refused: 'NO_GRENADE' },
      { line: 'medic throws 0,0', refused: 'RANGE' },
      { line: 'medic throws 0,3', refused: 'RANGE' },
      { line: 'tank throws 0,1', refused: 'IN_VEHICLE' },
      { line: 'tanker throws 0,1', refused: 'IN_VEHICLE' },
      dice('medic throws 0,1', 1),
    ],
    see: (trial) => trial.battle.items,
    is: { G2: { id: 'G2', kind: 'grenade', at: null, holder: 'H.tanker' } },
  },
  {
    rule: 'AWW-091',
    what: '3 to every soldier, civilian and tank there, friend or foe, thrower included',
    given: {
      units: [unit('H.medic', '0,1', one), unit('C.gunner', '0,1'), unit('V1', '0,1')],
      tiles: [tile('0,1', 'church')],
    },
    play: [dice('medic throws 0,1', 6)],
    see: (trial) => trial.all('packet').map(({ unit: hit, amount }) => `${hit} ${amount}`),
    is: ['C.gunner 3', 'H.medic 3', 'V1 3'],
  },
  {
    rule: 'AWW-091',
    what: 'a failure does 1 to each, and 3 to the tile',
    given: { units: [unit('H.medic', '0,2', one), unit('C.gunner', '0,1')], tiles: [tile('0,1', 'church')] },
    play: [dice('medic throws 0,1', 5)],
    see: (trial) => [trial.soldier('C.gunner').damage, trial.tile('0,1').damage],
    is: [1, 3],
  },
  {
    rule: 'AWW-092, AWW-120',
    what: 'collapse adds 1 in the same packet',
    given: { units: [unit('H.medic', '0,2', one), unit('C.gunner', '0,1'), unit('C.medic', '0,1', { damage: 1 })] },
    play: [dice('medic throws 0,1', 1)],
    see: (trial) => [trial.all('packet').map(({ amount }) => amount), trial.soldier('C.gunner').status],
    is: [[4, 4], 'wounded'],
  },
  {
    rule: 'AWW-093',
    what: 'planes are no target of grenades',
    given: { units: [unit('H.medic', '0,-2', one), unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] } })] },
    play: [{ line: 'medic throws 0,-3', refused: 'RANGE' }],
  },
];

describe('grenades', () => tableOf(GRENADES));

const MELEE: readonly Row[] = [
  {
    rule: 'AWW-100',
    what: 'against one enemy soldier of the own tile, the wounded too; 2 does it, cover or not',
    given: {
      units: [unit('H.medic', '0,1'), unit('H.gunner', '0,1'), unit('C.gunner', '0,1', down), unit('C.medic', '0,1')],
      tiles: [tile('0,1', 'church')],
    },
    play: [dice('medic fights C.medic', 2), dice('gunner fights C.gunner', 2)],
    see: (trial) => [trial.soldier('C.medic').damage, trial.soldier('C.gunner').status],
    is: [1, 'dead'],
  },
  {
    rule: 'AWW-100',
    what: 'on a 1 the tile takes it',
    given: { units: [unit('H.medic', '0,1'), unit('C.medic', '0,1')], tiles: [tile('0,1', 'church')] },
    play: [dice('medic fights C.medic', 1)],
    see: (trial) => [trial.tile('0,1').damage, trial.soldier('C.medic').damage],
    is: [1, 0],
  },
  {
    rule: 'AWW-100, AWW-154',
    what: 'not elsewhere, not tanks, civilians or friends, and no tank',
    given: {
      units: [
        unit('H.medic', '0,1'),
        unit('H.tank', '0,1'),
        unit('C.tank', '0,1'),
        unit('V1', '0,1'),
        unit('C.medic', '0,0'),
      ],
      tiles: [nml('0,1')],
    },
    play: [
      { line: 'medic fights C.medic', refused: 'NOT_SAME_TILE' },
      { line: 'medic fights C.tank', refused: 'BAD_TARGET' },
      { line: 'medic fights V1', refused: 'BAD_TARGET' },
      { line: 'medic fights H.tank', refused: 'BAD_TARGET' },
      { line: 'tank fights C.tank', refused: 'BAD_TARGET' },
    ],
  },
];

describe('melee', () => tableOf(MELEE));
