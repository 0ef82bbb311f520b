/** Observer: AWW-138, AWW-139. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const down = { status: 'wounded', damage: 4 };
const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];

const OBSERVER: readonly Row[] = [
  {
    rule: 'AWW-138',
    what: 'a tile at distance 0 to 4; a success strikes there',
    given: { units: [unit('H.observer', '0,2')], tiles: [tile('0,-2', 'barn', { wire: true, damage: 1 })] },
    play: [
      { line: 'observer calls 1,-3', refused: 'RANGE' },
      { line: 'observer calls 0,3', refused: 'RANGE' },
      dice('observer calls 0,-2', 3),
    ],
    see: (trial) => [trial.needs(), trial.tile('0,-2').nml, trial.tile('0,-2').wire],
    is: [['0,-2 3'], true, false],
  },
  ...(
    [
      ['HERB', 1, '0,1'],
      ['HERB', 2, '-1,1'],
      ['HERB', 3, '-1,0'],
      ['HERB', 4, '0,-1'],
      ['HERB', 5, '1,-1'],
      ['HERB', 6, '1,0'],
      ['CARN', 1, '0,-1'],
      ['CARN', 2, '1,-1'],
      ['CARN', 4, '0,1'],
    ] as const
  ).map(([active, die, at]): Row => {
    const observer = active === 'HERB' ? unit('H.observer', '0,2') : unit('C.observer', '0,-2');
    return {
      rule: 'AWW-138',
      what: `a failure scatters: ${active} ${die} to ${at}`,
      given: { units: [observer], tiles: [tile('0,0', 'church')], position: { active } },
      play: [dice('observer calls 0,0', 5, die)],
      see: (trial) => trial.all('strike').map((event) => event.at.join()),
      is: [at],
    };
  }),
  {
    rule: 'AWW-138, AWW-121',
    what: 'one die, and one more for scatter, which needs no value; it may land beyond 4, and off the field',
    given: { units: [unit('H.observer', '0,2')], tiles: [tile('0,-2', 'church')] },
    play: [dice('observer calls 0,-2', 1, 4)],
    see: (trial) => [trial.needs(), trial.all('strike').map((event) => event.at.join())],
    is: [['0,-2 6', '0,-2 null'], ['0,-3']],
  },
  {
    rule: 'AWW-138',
    what: 'the die of scatter is told as it fell: it needs no value, and it always holds',
    given: { units: [unit('H.observer', '0,2')], tiles: [tile('0,-2', 'church')] },
    play: [dice('observer calls 0,-2', 1, 4)],
    see: (trial) => trial.all('dieRolled')[1],
    is: { type: 'dieRolled', purpose: 'scatter', at: [0, -2], need: null, value: 4, ok: true },
  },
  {
    rule: 'AWW-139',
    what: 'the standing are wounded, the wounded and Recruits die, tanks are wrecks whose crew steps out; items stay',
    given: {
      units: [
        unit('H.observer', '0,2'),
        unit('C.medic', '0,0', { damage: 1 }),
        unit('C.gunner', '0,0', down),
        unit('C.recruit', '0,0'),
        unit('C.tank', '0,0', { damage: 1 }),
      ],
      tiles: [nml('0,0')],
      position: { items: [{ id: 'G8', at: [0, 0] }] },
    },
    play: [dice('observer calls 0,0', 6)],
    see: (trial) => [
      ...['C.medic', 'C.gunner', 'C.recruit', 'C.tanker'].map((id) => trial.soldier(id).status),
      trial.soldier('C.medic').damage,
      trial.soldier('C.tanker').damage,
      trial.tile('0,0').feature,
      trial.battle.items.G8?.at,
    ],
    is: ['wounded', 'dead', 'reserve', 'standing', 4, 0, { kind: 'wreck', damage: 0 }, [0, 0]],
  },
  {
    rule: 'AWW-139',
    what: 'a trench goes; a civilian is wounded, without a point for the collapse',
    given: {
      units: [unit('H.observer', '0,2'), unit('V1', '0,0'), unit('V2', '0,0', { state: 'wounded' })],
      tiles: [tile('0,0', 'barn', { feature: { kind: 'trench' } })],
    },
    play: [dice('observer calls 0,0', 4)],
    see: (trial) => [trial.on('0,0'), trial.all('packet').map(({ amount }) => amount), trial.tile('0,0').feature],
    is: [['V1'], [1, 1], null],
  },
  {
    rule: 'AWW-139',
    what: 'on an off-board hex every plane there crashes',
    given: {
      units: [unit('H.observer', '0,2'), unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] } })],
      tiles: [tile('0,-2', 'church')],
    },
    play: [dice('observer calls 0,-2', 1, 4, 1, 1)],
    see: (trial) => [trial.at('C.plane'), trial.all('crashSite').map((event) => event.at.join()), trial.at('C.pilot')],
    is: [null, ['0,-2'], '0,-2'],
  },
  {
    rule: 'O12',
    what: 'a strike gives the VIP a packet of 4 instead of wounding it outright',
    given: {
      units: [unit('H.observer', '0,2'), unit('C.captain', '0,0', { health: 5 })],
      position: { objective: 'O12', roleA: 'HERB', vip: 'C.captain' },
    },
    play: [dice('observer calls 0,0', 1)],
    see: (trial) => [trial.soldier('C.captain').damage, trial.soldier('C.captain').status],
    is: [4, 'standing'],
  },
  {
    rule: 'O01',
    what: 'a strike does 3 to the stone church, and hurts whom it would',
    given: {
      units: [unit('H.observer', '0,2'), unit('C.medic', '0,0')],
      tiles: [tile('0,0', 'church')],
      position: { objective: 'O01', round: 2 },
    },
    play: [dice('observer calls 0,0', 6)],
    see: (trial) => [trial.tile('0,0').damage, trial.soldier('C.medic').status],
    is: [3, 'wounded'],
  },
];

describe('Observer', () => tableOf(OBSERVER));
