/** Movement, stacking and dragging: AWW-030 to AWW-036, AWW-101 to AWW-104, AWW-133, AWW-150, AWW-151. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const SNIPER = unit('H.sniper', '0,2');
const crowd = (at: string) => ['H.captain', 'H.gunner', 'C.gunner', 'C.captain'].map((id) => unit(id, at));
const down = { status: 'wounded', damage: 4 };
const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const effect = (card: string, does: string, amount: number, who: readonly string[]) => ({
  effects: [{ id: 1, by: 'HERB', card, does, amount, until: 'turn', who: who.map((id) => [id, 1]) }],
});

const ROWS: readonly Row[] = [
  {
    rule: 'AWW-030',
    what: 'to one of the six neighbours on the field',
    given: { units: [SNIPER] },
    play: [
      { line: 'sniper to 0,0', refused: 'NOT_ADJACENT' },
      { line: 'sniper to 0,3', refused: 'OFF_FIELD' },
      { line: 'sniper to 0,1 0,0', refused: 'NOT_ADJACENT' },
      'sniper to 1,1',
    ],
    see: (trial) => trial.at('H.sniper'),
    is: '1,1',
  },
  {
    rule: 'AWW-031, AWW-004',
    what: "not onto Cannot Cross, unless it has become No Man's Land",
    given: { units: [SNIPER], tiles: [tile('0,1', 'lake'), tile('1,1', 'swamp', { nml: true })] },
    play: [{ line: 'sniper to 0,1', refused: 'CANNOT_CROSS' }, 'sniper to 1,1'],
  },
  {
    rule: 'AWW-031, AWW-032',
    what: 'not onto wire, nor where four are',
    given: { units: [SNIPER, ...crowd('1,1')], tiles: [tile('0,1', 'field', { wire: true })] },
    play: [
      { line: 'sniper to 0,1', refused: 'WIRE' },
      { line: 'sniper to 1,1', refused: 'FULL' },
    ],
  },
  {
    rule: 'AWW-032',
    what: 'a mover that drags needs room for two; the wounded count',
    given: {
      units: [
        SNIPER,
        unit('H.medic', '0,2', down),
        unit('H.captain', '0,1'),
        unit('C.gunner', '0,1', down),
        unit('V1', '0,1'),
      ],
    },
    play: [{ line: 'sniper to 0,1 with medic', refused: 'FULL' }, 'sniper to 0,1'],
    see: (trial) => trial.on('0,1'),
    is: ['C.gunner', 'H.captain', 'H.sniper', 'V1'],
  },
  {
    rule: 'AWW-033',
    what: 'a tile may be shared with enemies and left freely',
    given: { units: [SNIPER, unit('C.gunner', '0,1'), unit('H.captain', '1,1')] },
    play: ['sniper to 0,1', 'end turn', 'end turn', 'sniper to 0,0'],
    see: (trial) => trial.at('H.sniper'),
    is: '0,0',
  },
  {
    rule: 'AWW-034',
    what: 'tanks, wrecks and trenches cost nothing',
    given: {
      units: [SNIPER, unit('H.medic', '1,1'), unit('H.captain', '-1,2'), unit('C.tank', '0,1')],
      tiles: [
        nml('0,1'),
        tile('1,0', 'field', { feature: { kind: 'wreck' } }),
        tile('-1,1', 'field', { feature: { kind: 'trench' } }),
      ],
    },
    play: ['sniper to 0,1', 'medic to 1,0', 'captain to -1,1'],
  },
  {
    rule: 'AWW-035',
    what: 'wire stops entering only',
    given: { units: [SNIPER], tiles: [tile('0,2', 'field', { wire: true })] },
    play: ['sniper to 0,1'],
    see: (trial) => [trial.at('H.sniper'), trial.tile('0,2').wire],
    is: ['0,1', true],
  },
  {
    rule: 'AWW-036',
    what: 'of two steps each must be legal; the drag goes along as far as it is named',
    given: {
      units: [SNIPER, unit('H.medic', '0,2', down)],
      position: effect('T01', 'march', 2, ['H.sniper']),
      tiles: [tile('1,0', 'field', { wire: true })],
    },
    play: [
      { line: 'sniper to 1,1 1,0', refused: 'WIRE' },
      { line: 'sniper to 0,1 0,0 0,-1', refused: 'NOT_ADJACENT' },
      'sniper to 0,1 0,0 with medic for 1',
    ],
    see: (trial) => [trial.at('H.sniper'), trial.at('H.medic')],
    is: ['0,0', '0,1'],
  },
  {
    rule: 'AWW-036, T02',
    what: "a first step into No Man's Land may be followed by another",
    given: {
      units: [SNIPER, unit('H.medic', '0,2')],
      position: effect('T02', 'mud', 2, ['H.sniper', 'H.medic']),
      tiles: [nml('0,1')],
    },
    play: [{ line: 'sniper to 1,1 1,0', refused: 'NOT_ADJACENT' }, 'sniper to 0,1 0,0', 'medic to 0,1'],
    see: (trial) => trial.at('H.sniper'),
    is: '0,0',
  },
  {
    rule: 'AWW-101',
    what: 'a wounded soldier of either Empire, or a civilian, one of them, from the own tile',
    given: {
      units: [SNIPER, unit('H.gunner', '0,2'), unit('C.gunner', '0,2', down), unit('V1', '0,2'), unit('V2', '1,1')],
    },
    play: [
      { line: 'sniper to 0,1 with gunner', refused: 'DRAG_ILLEGAL' },
      { line: 'sniper to 0,1 with V2', refused: 'DRAG_ILLEGAL' },
      'sniper to 0,1 with C.gunner',
      'gunner to 0,1 with V1',
    ],
    see: (trial) => trial.on('0,1'),
    is: ['C.gunner', 'H.gunner', 'H.sniper', 'V1'],
  },
  {
    rule: 'AWW-102',
    what: 'a civilian stays where both Empires stand; a wounded soldier does not',
    given: { units: [SNIPER, unit('C.gunner', '0,2'), unit('V1', '0,2'), unit('H.medic', '0,2', down)] },
    play: [{ line: 'sniper to 0,1 with V1', refused: 'DRAG_ILLEGAL' }, 'sniper to 0,1 with medic'],
  },
  {
    rule: 'AWW-102',
    what: 'a wounded enemy contests nothing',
    given: { units: [SNIPER, unit('C.gunner', '0,2', down), unit('V1', '0,2')] },
    play: ['sniper to 0,1 with V1'],
    see: (trial) => trial.at('V1'),
    is: '0,1',
  },
  {
    rule: 'AWW-103, AWW-151',
    what: 'a tank drags as well, and does not hurt whom it drags',
    given: { units: [unit('H.tank', '0,2'), unit('V1', '0,2')], tiles: [nml('0,2')] },
    play: ['tank to 0,1 with V1'],
    see: (trial) => [trial.at('V1'), trial.battle.units.V1, trial.tile('0,1').nml],
    is: ['0,1', { id: 'V1', kind: 'civilian', at: [0, 1], state: 'upright' }, true],
  },
  {
    rule: 'AWW-104',
    what: 'the load is left where the dragger says',
    given: {
      units: [SNIPER, unit('V1', '0,2'), unit('C.gunner', '0,1')],
      position: effect('T01', 'march', 2, ['H.sniper']),
    },
    play: [{ line: 'sniper to 0,1 0,0 with V1', refused: 'DRAG_ILLEGAL' }, 'sniper to 0,1 0,0 with V1 for 1'],
    see: (trial) => [trial.at('V1'), trial.at('H.sniper')],
    is: ['0,1', '0,0'],
  },
  {
    rule: 'AWW-133',
    what: 'an Engineer digs where it comes from, or where it goes',
    given: { units: [unit('H.engineer', '0,2'), unit('C.engineer', '0,-2'), unit('H.medic', '0,2')] },
    play: [
      { line: 'medic to 0,1 digging 0,1', refused: 'BUILD_ILLEGAL' },
      { line: 'engineer to 0,1 digging 0,0', refused: 'BUILD_ILLEGAL' },
      { line: 'engineer to 0,1 wiring 0,1', refused: 'BUILD_ILLEGAL' },
      'engineer to 0,1 digging 0,1',
      'end turn',
      'engineer to 0,-1 wiring 0,-2',
    ],
    see: (trial) => [trial.tile('0,1').feature, trial.tile('0,-2').wire],
    is: [{ kind: 'trench', damage: 0 }, true],
  },
  {
    rule: 'AWW-133, D-14',
    what: 'no trench beside another feature or a tank, no wire on a tank',
    given: {
      units: [unit('H.engineer', '0,2'), unit('H.tank', '0,2')],
      tiles: [nml('0,2'), tile('0,1', 'field', { feature: { kind: 'wreck' } })],
    },
    play: ['digging 0,2', 'wiring 0,2', 'digging 0,1'].map((job) => ({
      line: `engineer to 0,1 ${job}`,
      refused: 'BUILD_ILLEGAL',
    })),
  },
  {
    rule: 'AWW-150',
    what: 'a tank moves one tile, not onto Cannot Cross, but onto wire, which it clears',
    given: {
      units: [unit('H.tank', '0,2')],
      tiles: [nml('0,2'), tile('1,1', 'lake'), tile('0,1', 'field', { wire: true })],
    },
    play: [
      { line: 'tank to 1,1', refused: 'CANNOT_CROSS' },
      { line: 'tank to 0,0', refused: 'NOT_ADJACENT' },
      'tank to 0,1',
    ],
    see: (trial) => [trial.at('H.tank'), trial.tile('0,1').wire, trial.tile('0,1').nml],
    is: ['0,1', false, true],
  },
  {
    rule: 'AWW-151',
    what: 'a printed tile is flattened, and all who are there take 1, friend or foe; items stay',
    given: {
      units: [unit('H.tank', '0,2'), unit('H.medic', '0,1'), unit('C.medic', '0,1', { damage: 3 }), unit('V1', '0,1')],
      tiles: [nml('0,2'), tile('0,1', 'citadel', { damage: 2, feature: { kind: 'trench' } })],
      position: { objective: 'O05', items: [{ id: 'G7', at: [0, 1] }] },
    },
    play: ['tank to 0,1'],
    see: (trial) => [
      trial.soldier('H.medic').damage,
      trial.soldier('C.medic').status,
      trial.battle.units.V1,
      trial.tile('0,1'),
      trial.battle.items.G7?.at,
    ],
    is: [
      1,
      'wounded',
      { id: 'V1', kind: 'civilian', at: [0, 1], state: 'wounded' },
      { at: [0, 1], card: 'citadel', nml: true, damage: 0, feature: null, wire: false },
      [0, 1],
    ],
  },
  {
    rule: 'AWW-151',
    what: "nobody is hurt on No Man's Land; what stands there is flattened",
    given: {
      units: [unit('H.tank', '0,2'), unit('C.medic', '0,1')],
      tiles: [nml('0,2'), nml('0,1', { feature: { kind: 'wreck', damage: 3 } })],
    },
    play: ['tank to 0,1'],
    see: (trial) => [trial.soldier('C.medic').damage, trial.tile('0,1').feature],
    is: [0, null],
  },
  {
    rule: 'AWW-154',
    what: 'tanks share tiles with anybody, other tanks too',
    given: { units: [unit('H.tank', '0,2'), unit('C.tank', '0,1')], tiles: [nml('0,2'), nml('0,1')] },
    play: ['tank to 0,1', 'end turn', 'tank to 0,0'],
    see: (trial) => [trial.on('0,1'), trial.on('0,0')],
    is: [['H.tank'], ['C.tank']],
  },
  {
    rule: 'O01',
    what: 'no tank enters the stone church',
    given: {
      units: [unit('H.tank', '0,1'), SNIPER],
      tiles: [nml('0,1'), tile('0,0', 'church')],
      position: { objective: 'O01' },
    },
    play: [{ line: 'tank to 0,0', refused: 'GUARDED' }],
  },
];

describe('moving', () => tableOf(ROWS));
