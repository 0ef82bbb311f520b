/** Damage to tiles and features: THE-RULES "Damage to tiles", AWW-170 to AWW-172. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const one = { grenades: 1 };

const TILES: readonly Row[] = [
  {
    rule: 'AWW-080, AWW-081, AWW-082',
    what: 'a tile that has taken its cover value collapses: feature, wire and damage go, items and units stay',
    given: {
      units: [unit('H.medic', '0,2', one), unit('C.medic', '0,1'), unit('V1', '0,1')],
      tiles: [tile('0,1', 'hill', { damage: 1, wire: true })],
      position: { items: [{ id: 'G9', at: [0, 1] }] },
    },
    play: [dice('medic throws 0,1', 1)],
    see: (trial) => [trial.tile('0,1'), trial.on('0,1'), trial.battle.items.G9?.at],
    is: [{ at: [0, 1], card: 'hill', nml: true, damage: 0, feature: null, wire: false }, ['C.medic', 'V1'], [0, 1]],
  },
  {
    rule: 'AWW-080, AWW-171, AWW-170',
    what: 'a trench takes the damage of its tile, and at 4 is gone; nothing is carried over',
    given: {
      units: [unit('H.medic', '0,2', { grenades: 2 }), unit('H.gunner', '0,2', one), unit('C.medic', '0,1')],
      tiles: [tile('0,1', 'barn', { damage: 2, feature: { kind: 'trench' } })],
    },
    play: [dice('medic throws 0,1', 3), dice('gunner throws 0,1', 3)],
    see: (trial) => [trial.needs(), trial.tile('0,1'), trial.soldier('C.medic').damage],
    is: [['0,1 4', '0,1 4'], { at: [0, 1], card: 'barn', nml: false, damage: 2, feature: null, wire: false }, 2],
  },
  {
    rule: 'AWW-080, AWW-085, AWW-170',
    what: 'a wreck holds 5 and gives 5; its end hurts nobody',
    given: {
      units: [unit('H.medic', '0,2', one), unit('C.medic', '0,1')],
      tiles: [nml('0,1', { feature: { kind: 'wreck', damage: 2 } })],
    },
    play: [dice('medic throws 0,1', 4)],
    see: (trial) => [trial.needs(), trial.tile('0,1').feature, trial.soldier('C.medic').damage],
    is: [['0,1 5'], null, 1],
  },
  {
    rule: 'AWW-080, AWW-094',
    what: "on a tank's tile the need is 6, the tank takes 3 or 1, and the tile nothing",
    given: { units: [unit('H.medic', '0,2', one), unit('C.tank', '0,1')], tiles: [nml('0,1')] },
    play: [dice('medic throws 0,1', 6)],
    see: (trial) => [
      trial.needs(),
      trial.all('packet').map(({ amount }) => amount),
      trial.types().includes('tileDamaged'),
    ],
    is: [['0,1 6'], [3], false],
  },
  {
    rule: 'AWW-082',
    what: "No Man's Land never collapses again",
    given: { units: [unit('H.medic', '0,2', one), unit('C.medic', '0,1')], tiles: [nml('0,1')] },
    play: [dice('medic throws 0,1', 2)],
    see: (trial) => [trial.soldier('C.medic').damage, trial.types().includes('tileCollapsed')],
    is: [3, false],
  },
  {
    rule: 'AWW-083',
    what: 'explosive tile damage is 3, repaired point by point',
    given: { units: [unit('H.medic', '0,2', one), unit('H.engineer', '0,1')], tiles: [tile('0,1', 'church')] },
    play: [dice('medic throws 0,1', 1), 'engineer repairs building'],
    see: (trial) => trial.tile('0,1').damage,
    is: 2,
  },
  {
    rule: 'AWW-084, AWW-172',
    what: 'wire is cleared by any explosion, whatever the die; bullets pass it and leave it',
    given: {
      units: [unit('H.medic', '0,2', one), unit('H.gunner', '0,2'), unit('C.medic', '0,0')],
      tiles: [tile('0,1', 'church', { wire: true }), tile('0,0', 'church', { wire: true })],
    },
    play: [dice('gunner x 0,0', 1, 1, 1), dice('medic throws 0,1', 1)],
    see: (trial) => [trial.tile('0,1').wire, trial.tile('0,0').wire],
    is: [false, true],
  },
  {
    rule: 'O01',
    what: 'the stone church: untouchable in round 1, falls at 18, and grenades are endless',
    given: {
      units: [unit('H.medic', '0,1'), unit('H.gunner', '0,1')],
      tiles: [tile('0,0', 'church', { damage: 14 })],
      position: { objective: 'O01', active: 'HERB', round: 2 },
    },
    play: [dice('medic throws 0,0', 1), dice('gunner throws 0,0', 1)],
    see: (trial) => [trial.tile('0,0').nml, trial.all('tileDamaged').map(({ amount }) => amount)],
    is: [true, [3, 3]],
  },
  {
    rule: 'O01',
    what: 'in round 1 nothing harms it',
    given: {
      units: [unit('H.medic', '0,1')],
      tiles: [tile('0,0', 'church')],
      position: { objective: 'O01', round: 1 },
    },
    play: [dice('medic throws 0,0', 6)],
    see: (trial) => trial.tile('0,0').damage,
    is: 0,
  },
];

describe('tiles', () => tableOf(TILES));
