/** Damage, collapse, grenades, melee, wounds and deaths: B.7 to B.11, B.15. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const down = { status: 'wounded', damage: 4 };
const one = { grenades: 1 };
const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const civilian = (state: string, at: [number, number] | null = [0, 1]) => ({ id: 'V1', kind: 'civilian', at, state });

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

const WOUNDS: readonly Row[] = [
  {
    rule: 'AWW-110',
    what: 'wounded by more damage than health: the fourth point of three',
    given: { units: [unit('H.gunner', '0,1'), unit('C.medic', '0,0', { damage: 1 })] },
    play: [dice('gunner x 0,0', 1, 1, 1)],
    see: (trial) => [trial.soldier('C.medic').status, trial.soldier('C.medic').damage],
    is: ['wounded', 4],
  },
  {
    rule: 'AWW-110',
    what: 'three points do not',
    given: { units: [unit('H.gunner', '0,1'), unit('C.medic', '0,0')] },
    play: [dice('gunner x 0,0', 1, 1, 1)],
    see: (trial) => trial.soldier('C.medic').status,
    is: 'standing',
  },
  {
    rule: 'AWW-111, AWW-108',
    what: 'the wounded lie, drop everything, and count to stacking',
    given: {
      units: [unit('H.medic', '0,1'), unit('C.medic', '0,0', { damage: 3, grenades: 1 })],
      position: { objective: 'O02', items: [{ id: 'CASE', holder: 'C.medic' }] },
    },
    play: [dice('medic x 0,0', 1), { line: 'C: medic to 0,1', refused: 'NOT_YOUR_TURN' }],
    see: (trial) => [trial.on('0,0'), trial.battle.items],
    is: [
      ['C.medic'],
      {
        CASE: { id: 'CASE', kind: 'objective', at: [0, 0], holder: null },
        G1: { id: 'G1', kind: 'grenade', at: [0, 0], holder: null },
      },
    ],
  },
  {
    rule: 'AWW-112',
    what: 'one packet wounds at most; the next one kills',
    given: {
      units: [unit('H.medic', '0,1'), unit('H.rocketeer', '0,1'), unit('C.medic', '0,0', { damage: 3 })],
    },
    play: [dice('rocketeer x 0,0', 1), dice('medic x 0,0', 2)],
    see: (trial) => [trial.types().filter((type) => type === 'wounded' || type === 'died'), trial.at('C.medic')],
    is: [['wounded', 'died'], null],
  },
  {
    rule: 'AWW-113, AWW-141',
    what: 'a Recruit dies where another is wounded, and waits',
    given: { units: [unit('H.medic', '0,1'), unit('C.recruit', '0,0', { damage: 3 })] },
    play: [dice('medic x 0,0', 1)],
    see: (trial) => [
      trial.soldier('C.recruit').status,
      trial.soldier('C.recruit').died,
      trial.types().includes('wounded'),
    ],
    is: ['reserve', 1, false],
  },
  {
    rule: 'AWW-114, AWW-173',
    what: 'a civilian is wounded by the first packet, of either side, and killed by the next',
    given: {
      units: [
        unit('H.flamer', '0,2'),
        unit('C.flamer', '0,0'),
        unit('V1', '0,1'),
        unit('V2', '0,1', { state: 'wounded' }),
      ],
    },
    play: ['flamer x 0,1', 'end turn', 'flamer x 0,1'],
    see: (trial) => [
      trial.all('wounded').map((event) => event.unit),
      trial.all('died').map((event) => event.unit),
      trial.battle.units.V1,
      trial.battle.civilianKiller,
    ],
    is: [['V1'], ['V2', 'V1'], civilian('dead', null), 'CARN'],
  },
  {
    rule: 'AWW-115, AWW-116, AWW-153',
    what: 'a tank is wrecked at 6; the crew inside was not hurt, steps out, and a wreck lies there',
    given: {
      units: [
        unit('H.rocketeer', '0,1'),
        unit('C.tank', '0,0', { damage: 3 }),
        unit('C.tanker', '', { vehicle: 'C.tank', ...one }),
      ],
      tiles: [nml('0,0')],
    },
    play: [dice('rocketeer x 0,0', 6)],
    see: (trial) => [
      trial.soldier('C.tanker'),
      trial.tile('0,0').feature,
      trial.at('C.tank'),
      trial.battle.items.G1?.holder,
    ],
    is: [
      {
        ...{ id: 'C.tanker', kind: 'soldier', type: 'tanker', empire: 'CARN', controller: 0, lent: null },
        ...{ status: 'standing', at: [0, 0], vehicle: null, health: 3, damage: 0, acted: false, extra: 0 },
        ...{ moved: false, finished: false, charging: false, handled: null, life: 1, returned: null, died: null },
      },
      { kind: 'wreck', damage: 0 },
      null,
      'C.tanker',
    ],
  },
  {
    rule: 'AWW-153',
    what: 'with the option the Tanker bails out on 4, or dies',
    given: {
      options: { bailOut: 'on' },
      units: [
        unit('H.rocketeer', '0,1'),
        unit('C.tank', '0,0', { damage: 3 }),
        unit('C.tanker', '', { vehicle: 'C.tank', ...one }),
      ],
      tiles: [nml('0,0')],
    },
    play: [dice('rocketeer x 0,0', 6, 3)],
    see: (trial) => [trial.soldier('C.tanker').status, trial.battle.items.G1?.at],
    is: ['dead', [0, 0]],
  },
  {
    rule: 'AWW-153, D-67',
    what: 'beside another tank no wreck is placed',
    given: {
      units: [unit('H.rocketeer', '0,1'), unit('C.tank', '0,0', { damage: 5 }), unit('H.tank', '0,0')],
      tiles: [nml('0,0')],
    },
    play: [dice('rocketeer x 0,0', 1)],
    see: (trial) => [trial.tile('0,0').feature, trial.on('0,0')],
    is: [null, ['C.tanker', 'H.tank']],
  },
  {
    rule: 'T16',
    what: 'an armed charm turns the wounding packet into damage = health, once',
    given: {
      units: [unit('H.gunner', '0,1'), unit('C.medic', '0,0', { damage: 3 })],
      position: { tactics: { HERB: null, CARN: { card: 'T16', armed: [['C.medic', 1]] } } },
    },
    play: [dice('gunner x 0,0', 1, 1, 1)],
    see: (trial) => [
      trial.soldier('C.medic').status,
      trial.types().filter((type) => ['tacticFired', 'wounded', 'died'].includes(type)),
    ],
    is: ['dead', ['tacticFired', 'wounded', 'died']],
  },
];

describe('wounds, deaths and wrecks', () => tableOf(WOUNDS));

const ORDER: readonly Row[] = [
  {
    rule: 'AWW-120',
    what: 'dice, tile, packets in unit-id order, wounds and drops, wrecks',
    given: {
      units: [
        unit('H.medic', '0,2', one),
        unit('C.sniper', '0,1', { damage: 3, grenades: 1 }),
        unit('C.gunner', '0,1', down),
        unit('V1', '0,1'),
      ],
      tiles: [tile('0,1', 'barn')],
    },
    play: [dice('medic throws 0,1', 3)],
    see: (trial) => trial.log.map((event) => ('unit' in event ? `${event.type} ${event.unit}` : event.type)),
    is: [
      ...['acted H.medic', 'attackStarted', 'itemGone H.medic', 'dieRolled', 'tileDamaged', 'tileCollapsed'],
      ...['packet C.gunner', 'packet C.sniper', 'packet V1'],
      ...['died C.gunner', 'wounded C.sniper', 'itemDropped C.sniper', 'wounded V1'],
    ],
  },
  {
    rule: 'AWW-120, AWW-135',
    what: 'a dying Flamer goes up, if that is agreed; blasts come last in the queue',
    given: {
      options: { flamerBlast: 'on', bailOut: 'on' },
      units: [
        unit('H.rocketeer', '0,2'),
        unit('C.flamer', '0,0', down),
        unit('C.tank', '0,0', { damage: 5 }),
        unit('C.medic', '0,0'),
      ],
      tiles: [nml('0,0')],
    },
    play: [dice('rocketeer x 0,0', 1, 6, 4)],
    see: (trial) => [
      trial.all('dieRolled').map(({ purpose }) => purpose),
      trial.types().filter((type) => type === 'tankWrecked' || type === 'attackStarted'),
      trial.soldier('C.tanker').damage,
      trial.soldier('C.medic').status,
      trial.tile('0,0').feature,
    ],
    is: [
      ['path', 'target', 'bailOut'],
      ['attackStarted', 'tankWrecked', 'attackStarted'],
      3,
      'wounded',
      { kind: 'wreck', damage: 3 },
    ],
  },
  {
    rule: 'AWW-135',
    what: 'not when it is wounded, and not by default',
    given: { units: [unit('H.medic', '0,1'), unit('C.flamer', '0,0', down)] },
    play: [dice('medic x 0,0', 1)],
    see: (trial) => [trial.soldier('C.flamer').status, trial.all('attackStarted').length],
    is: ['dead', 1],
  },
  {
    rule: 'AWW-121, AWW-122',
    what: 'each bullet is done with, its queue too, before the next die',
    given: {
      options: { flamerBlast: 'on' },
      units: [unit('H.gunner', '0,2'), unit('C.flamer', '0,0', down)],
      tiles: [tile('0,0', 'barn'), tile('0,1', 'barn')],
    },
    play: [dice('gunner x 0,0', 3, 3)],
    see: (trial) => trial.all('attackStarted').map(({ kind, by, attack }) => [kind, by, attack]),
    is: [
      ['bullet', 'H.gunner', 1],
      ['blast', 'H.gunner', 2],
    ],
  },
  {
    rule: 'AWW-122, AWW-191',
    what: 'victory is tested once, after the whole action',
    given: { alone: true, units: [unit('H.gunner', '0,1'), unit('C.medic', '0,0', { damage: 3 })] },
    play: [dice('gunner x 0,0', 1, 1)],
    see: (trial) => [trial.types().slice(-3), trial.battle.outcome?.reason],
    is: [['packet', 'died', 'battleEnded'], 'elimination'],
  },
];

describe('the order of one attack', () => tableOf(ORDER));
