/** What single soldiers do: AWW-017, AWW-130 to AWW-141, T12, T20. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const down = { status: 'wounded', damage: 4 };
const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const effect = (card: string, does: string, who: readonly string[], by = 'HERB') => ({
  effects: [{ id: 1, by, card, does, amount: 1, until: 'turn', who: who.map((id) => [id, 1]) }],
});

const CAPTAIN: readonly Row[] = [
  {
    rule: 'AWW-130',
    what: 'to another soldier who stands, or a vehicle; not to the wounded, reserves, itself, the enemy',
    given: {
      units: [
        unit('H.captain', '0,2'),
        unit('H.medic', '0,2', down),
        unit('H.gunner', '', { status: 'reserve' }),
        unit('H.tank', '0,1'),
        unit('C.medic', '0,0'),
      ],
      tiles: [nml('0,1')],
    },
    play: [
      ...['captain', 'medic', 'gunner', 'C.medic', 'tanker'].map((to) => ({
        line: `captain sends ${to}`,
        refused: 'BAD_TARGET',
      })),
      'captain sends tank',
      'tank to 0,0',
      'tank to 0,-1',
      { line: 'captain to 0,1', refused: 'NO_ACTION' },
    ],
  },
  {
    rule: 'AWW-130',
    what: 'the gift lapses at the end of the turn',
    given: { units: [unit('H.captain', '0,2'), unit('H.medic', '0,2')] },
    play: [
      'captain sends medic',
      'end turn',
      'end turn',
      'medic to 0,1',
      { line: 'medic to 0,0', refused: 'NO_ACTION' },
    ],
  },
  {
    rule: 'AWW-130',
    what: 'a Captain may pass on an action that was granted to it',
    given: { units: [unit('H.captain', '0,2', { acted: true, extra: 1 }), unit('H.medic', '0,2', { acted: true })] },
    play: ['captain sends medic', 'medic to 0,1'],
  },
  {
    rule: 'AWW-130, D-23',
    what: 'with a plane approach and attack come in one turn',
    given: { units: [unit('H.captain', '0,2'), unit('H.plane', '0,3', { line: { dir: 0, first: [0, 2] } })] },
    play: ['captain sends plane', 'plane approaches N 0,2', dice('plane bombs 0,-2', 1)],
    see: (trial) => trial.at('H.plane'),
    is: '0,-3',
  },
];

describe('Captain', () => tableOf(CAPTAIN));

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

const MEDIC: readonly Row[] = [
  {
    rule: 'AWW-137',
    what: 'heals a standing soldier of its Empire on its tile, itself too; not one without damage, not the enemy',
    given: {
      units: [
        unit('H.medic', '0,2', { damage: 2 }),
        unit('H.gunner', '0,2'),
        unit('C.gunner', '0,2', { damage: 2 }),
        unit('H.sniper', '0,1', { damage: 2 }),
      ],
    },
    play: [
      { line: 'medic heals gunner', refused: 'BAD_TARGET' },
      { line: 'medic heals C.gunner', refused: 'BAD_TARGET' },
      { line: 'medic heals sniper', refused: 'RANGE' },
      'medic heals medic',
    ],
    see: (trial) => trial.soldier('H.medic').damage,
    is: 0,
  },
  {
    rule: 'AWW-137',
    what: 'revives a wounded soldier to one health, or a civilian; not who stands, nor a wounded enemy',
    given: {
      units: [
        unit('H.medic', '0,2', { extra: 1 }),
        unit('H.gunner', '0,2', { status: 'wounded', health: 4, damage: 6 }),
        unit('C.gunner', '0,2', down),
        unit('V1', '0,2', { state: 'wounded' }),
      ],
    },
    play: [
      { line: 'medic revives C.gunner', refused: 'BAD_TARGET' },
      { line: 'medic revives medic', refused: 'NOT_WOUNDED' },
      'medic revives gunner',
      'medic revives V1',
    ],
    see: (trial) => [trial.soldier('H.gunner').damage, trial.soldier('H.gunner').status, trial.battle.units.V1],
    is: [3, 'standing', { id: 'V1', kind: 'civilian', at: [0, 2], state: 'upright' }],
  },
  {
    rule: 'AWW-130, AWW-137',
    what: 'each special belongs to its type',
    given: { units: [unit('H.gunner', '0,2')] },
    play: ['gunner heals gunner', 'gunner digs', 'gunner calls 0,0', 'gunner sends chef', 'gunner returns 0,2'].map(
      (line) => ({ line, refused: 'BAD_TARGET' }),
    ),
  },
];

describe('Medic', () => tableOf(MEDIC));

const CHEF: readonly Row[] = [
  {
    rule: 'AWW-131',
    what: 'the Chef has no action of its own but those of everybody',
    given: { units: [unit('H.medic', '2,1', { damage: 1 })] },
    play: ['chef heals medic', 'chef sends medic', 'chef digs'].map((line) => ({ line, refused: 'BAD_TARGET' })),
    see: (trial) => [...new Set(trial.menu('H.chef').map((line) => line.split(' ')[1]))],
    is: ['to', 'x'],
  },
];

describe('Chef', () => tableOf(CHEF));

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

const CARDS: readonly Row[] = [
  {
    rule: 'T12',
    what: 'after a Move one Melee is free, at once',
    given: {
      units: [unit('H.medic', '0,2'), unit('H.gunner', '0,2'), unit('C.medic', '0,1')],
      position: effect('T12', 'bayonet', ['H.medic', 'H.gunner']),
    },
    play: [
      'medic to 0,1',
      dice('medic fights C.medic', 2),
      { line: 'medic fights C.medic', refused: 'NO_ACTION' },
      'gunner to 0,1',
    ],
    see: (trial) => [trial.soldier('C.medic').damage, trial.menu('H.gunner')],
    is: [1, ['gunner fights C.medic']],
  },
  {
    rule: 'T12',
    what: 'any other command of that soldier forfeits it',
    given: {
      units: [unit('H.medic', '0,2', { extra: 1 }), unit('C.medic', '0,1')],
      position: { ...effect('T12', 'bayonet', ['H.medic']), items: [{ id: 'G1', at: [0, 1] }] },
    },
    play: ['medic to 0,1', 'medic takes G1', { line: 'medic fights C.medic', refused: 'NO_ACTION' }],
  },
  {
    rule: 'T18',
    what: 'a misled soldier cannot act, handle anything, or be given an action in its next turn',
    given: {
      units: [unit('H.medic', '0,2'), unit('H.captain', '0,2')],
      position: { ...effect('T18', 'mislead', ['H.medic'], 'CARN'), items: [{ id: 'G1', at: [0, 2] }] },
    },
    play: [
      { line: 'medic to 0,1', refused: 'NO_ACTION' },
      { line: 'medic takes G1', refused: 'NO_ACTION' },
      { line: 'captain sends medic', refused: 'BAD_TARGET' },
    ],
  },
];

describe('cards that change actions', () => tableOf(CARDS));
