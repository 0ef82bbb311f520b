/** Items: AWW-105 to AWW-109. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const down = { status: 'wounded', damage: 4 };
const items = (...list: readonly object[]) => ({ objective: 'O02', items: list });
const lies = (id: string, at: readonly [number, number]) => ({ id, at });
const held = (id: string, holder: string) => ({ id, holder });

const ROWS: readonly Row[] = [
  {
    rule: 'AWW-105',
    what: 'a standing soldier handles one item of its tile, as often as it likes, and then acts',
    given: {
      units: [unit('H.medic', '0,2')],
      position: items(lies('CASE', [0, 2]), lies('G1', [0, 2]), lies('G2', [0, 1])),
    },
    play: [
      { line: 'medic takes G2', refused: 'NOT_ON_TILE' },
      { line: 'medic drops CASE', refused: 'NOT_ON_TILE' },
      'medic takes CASE',
      'medic drops CASE',
      'medic takes CASE',
      { line: 'medic takes G1', refused: 'ITEM_USED' },
      'medic to 0,1',
    ],
    see: (trial) => trial.battle.items.CASE?.holder,
    is: 'H.medic',
  },
  {
    rule: 'AWW-105, AWW-109',
    what: 'not the wounded, not crews, not in the turn of the enemy',
    given: {
      units: [unit('H.medic', '0,2', down), unit('H.tank', '0,2'), unit('C.medic', '0,2')],
      tiles: [tile('0,2', 'field', { nml: true })],
      position: items(lies('CASE', [0, 2])),
    },
    play: [
      { line: 'medic takes CASE', refused: 'NO_ACTION' },
      { line: 'tanker takes CASE', refused: 'NO_ACTION' },
      { line: 'tank takes CASE', refused: 'NOT_YOUR_UNIT' },
      { line: 'C: medic takes CASE', refused: 'NOT_YOUR_TURN' },
    ],
  },
  {
    rule: 'AWW-106',
    what: 'after a Move it ends the turn of the soldier, a granted action too; the same item may still be handled',
    given: {
      units: [unit('H.medic', '0,2'), unit('H.captain', '0,2')],
      position: items(lies('CASE', [0, 1])),
    },
    play: [
      'captain sends medic',
      'medic to 0,1',
      'medic takes CASE',
      { line: 'medic to 0,0', refused: 'NO_ACTION' },
      'medic drops CASE',
    ],
    see: (trial) => [trial.soldier('H.medic').finished, trial.soldier('H.medic').extra],
    is: [true, 1],
  },
  {
    rule: 'AWW-106',
    what: 'in the next turn it may act and handle another one',
    given: { units: [unit('H.medic', '0,2')], position: items(lies('CASE', [0, 1]), lies('G1', [0, 1])) },
    play: ['medic to 0,1', 'medic takes CASE', 'end turn', 'end turn', 'medic takes G1', 'medic to 0,0'],
    see: (trial) => [trial.soldier('H.medic').finished, trial.at('H.medic')],
    is: [false, '0,0'],
  },
  {
    rule: 'AWW-107',
    what: 'giving is the one interaction of both, and finishes both after a Move',
    given: {
      units: [
        unit('H.medic', '0,1'),
        unit('H.sniper', '0,2'),
        unit('H.gunner', '0,1', { handled: 'G5' }),
        unit('H.captain', '0,1', down),
        unit('C.medic', '0,0'),
      ],
      position: items(held('CASE', 'H.medic'), held('G5', 'H.gunner')),
    },
    play: [
      { line: 'medic gives CASE to gunner', refused: 'ITEM_USED' },
      { line: 'medic gives CASE to captain', refused: 'NOT_ON_TILE' },
      { line: 'medic gives CASE to sniper', refused: 'NOT_ON_TILE' },
      { line: 'medic gives CASE to C.medic', refused: 'NOT_ON_TILE' },
      'sniper to 0,1',
      'medic gives CASE to sniper',
      { line: 'medic takes G5', refused: 'ITEM_USED' },
      { line: 'sniper drops G5', refused: 'ITEM_USED' },
      'medic to 0,2',
    ],
    see: (trial) => [
      trial.battle.items.CASE?.holder,
      trial.soldier('H.sniper').finished,
      trial.soldier('H.medic').finished,
      trial.soldier('H.medic').moved,
    ],
    is: ['H.sniper', true, false, true],
  },
  {
    rule: 'AWW-108',
    what: 'what the wounded drop either Empire may take',
    given: {
      units: [unit('H.medic', '0,1'), unit('C.medic', '0,1', { damage: 3, grenades: 1 }), unit('C.sniper', '0,1')],
    },
    play: [['medic fights C.medic', 2], 'medic takes G1', 'medic drops G1', 'end turn', 'sniper takes G1'],
    see: (trial) => trial.battle.items.G1?.holder,
    is: 'C.sniper',
  },
  {
    rule: 'O15',
    what: 'only role A touches a radio, and takes it out of the battle',
    given: {
      units: [unit('H.medic', '0,-1'), unit('C.medic', '0,-1')],
      position: { objective: 'O15', items: ['R1', 'R2', 'R3'].map((id) => lies(id, [0, -1])) },
    },
    play: ['medic takes R2', 'end turn', { line: 'medic takes R1', refused: 'NOT_ON_TILE' }],
    see: (trial) => Object.keys(trial.battle.items),
    is: ['R1', 'R3'],
  },
];

describe('items', () => tableOf(ROWS));
