/** Wounds, deaths and wrecks: THE-RULES "Damage, wounds, death", AWW-153. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const one = { grenades: 1 };
const civilian = (state: string, at: [number, number] | null = [0, 1]) => ({ id: 'V1', kind: 'civilian', at, state });

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
        id: 'C.tanker',
        kind: 'soldier',
        type: 'tanker',
        empire: 'CARN',
        controller: 0,
        lent: null,
        status: 'standing',
        at: [0, 0],
        vehicle: null,
        health: 3,
        damage: 0,
        acted: false,
        extra: 0,
        moved: false,
        finished: false,
        charging: false,
        handled: null,
        life: 1,
        returned: null,
        died: null,
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
