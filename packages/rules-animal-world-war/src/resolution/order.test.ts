/** The order of resolution of one attack: THE-RULES "Order of resolution", AWW-135. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const down = { status: 'wounded', damage: 4 };
const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const one = { grenades: 1 };

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
