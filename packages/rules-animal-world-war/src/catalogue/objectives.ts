/** The 16 objective cards (THE-RULES "Objectives"), written for role A at the south edge. */
import type { Hex } from '@fieldpost/hex';
import type { Condition, Objective, Place, SetUpOp, SpecialRules } from './conditions.ts';
import { NEVER } from './conditions.ts';
import { otherRole, type Role } from './empires.ts';

export const OBJECTIVE_IDS = [
  'O01',
  'O02',
  'O03',
  'O04',
  'O05',
  'O06',
  'O07',
  'O08',
  'O09',
  'O10',
  'O11',
  'O12',
  'O13',
  'O14',
  'O15',
  'O16',
] as const;
export type ObjectiveId = (typeof OBJECTIVE_IDS)[number];

export const ORDINARY: SpecialRules = { endlessGrenades: false, stone: null, vip: null, spoils: null };
const CENTRE: Hex = [0, 0];
const AROUND_CENTRE: readonly Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
/** The three tiles that O14, O15 and O16 name. */
const THREE: readonly [Hex, Hex, Hex] = [
  [-2, 0],
  [0, -1],
  [2, -2],
];
const MILLS: readonly [Hex, Hex] = [
  [-2, 0],
  [2, -2],
];
const CRATES: readonly [string, Hex][] = [
  ['K1', [0, 0]],
  ['K2', [-2, 1]],
  ['K3', [2, -1]],
  ['K4', [-1, 1]],
  ['K5', [1, -1]],
];
const CRATE_NAMES = CRATES.map(([id]) => id);
const CHARGES = ['F1', 'F2', 'F3'];
const RADIOS = ['R1', 'R2', 'R3'];

const home = (role: Role) => (role === 'A' ? 'ZA' : 'ZB');
const abroad = (role: Role) => (role === 'A' ? 'ZB' : 'ZA');

function held(role: Role, tokens: readonly string[], min: number, lying: boolean): Condition {
  return { tokenInZone: { tokens, min, zone: home(role), holder: role, lying } };
}

function civilian(id: string, at: Place, state: 'upright' | 'wounded' = 'upright'): SetUpOp {
  return { op: 'civilian', id, at, state };
}

const token = (id: string, at: Place): SetUpOp => ({ op: 'token', id, at });

type Sides = (role: Role) => Condition;
type Card = Pick<Objective, 'title' | 'brief' | 'ops'> & Partial<Pick<Objective, 'zones' | 'special'>>;

/** A card with one condition for both roles. */
function same(id: ObjectiveId, card: Card, win: Sides): Objective {
  const { zones = [], special = ORDINARY, ...rest } = card;
  return { id, ...rest, same: true, zones, winA: win('A'), winB: win('B'), elimination: true, special };
}

function unlike(id: ObjectiveId, card: Card, winA: Condition, winB: Condition): Objective {
  const { zones = [], special = ORDINARY, ...rest } = card;
  return { id, ...rest, same: false, zones, winA, winB, elimination: true, special };
}

const stole: Sides = (role) => ({
  all: [
    held(role, [`BANNER_${otherRole(role)}`], 1, false),
    { not: { tokenInZone: { tokens: [`BANNER_${role}`], min: 1, zone: null, holder: otherRole(role), lying: false } } },
  ],
});

const scoutsBehind: Sides = (role) => ({
  all: [{ turnEnd: role }, { countInZone: { zone: abroad(role), who: role, min: 'max(2,ceil(N/3))' } }],
});

const villagers: Sides = (role) => ({
  any: [
    { civ: { min: 1, state: 'upright', zone: home(role), escort: role } },
    { civ: { min: 2, state: 'living', zone: home(role), escort: role } },
  ],
});

export const OBJECTIVES: Readonly<Record<ObjectiveId, Objective>> = {
  O01: unlike(
    'O01',
    {
      title: 'Awakened Elder',
      brief: 'One side guards the old church and its relics; the other comes to burn it.',
      ops: [{ op: 'put', tile: 'church', at: CENTRE }],
      zones: [
        {
          role: 'A',
          adds: [
            [0, 1],
            [-1, 1],
            [1, 0],
          ],
        },
      ],
      special: {
        ...ORDINARY,
        endlessGrenades: true,
        stone: { at: CENTRE, safeRounds: 1, capacity: 18, strike: 3 },
      },
    },
    { all: [{ roundEnd: 'RL' }, { not: { tileNml: CENTRE } }] },
    { tileNml: CENTRE },
  ),
  O02: same(
    'O02',
    {
      title: 'Hot Dispatches',
      brief: "A courier fell in the middle with the enemy's orders. Bring the case home.",
      ops: [token('CASE', CENTRE)],
    },
    (role) => held(role, ['CASE'], 1, false),
  ),
  O03: same(
    'O03',
    {
      title: 'Crown of the Hill',
      // words-check: whoever: the brief is part of the state, which golden matches hash
      brief: 'Whoever keeps the hill commands the valley.',
      ops: [{ op: 'put', tile: 'hill', at: CENTRE }],
    },
    () => ({ holdTurns: { at: CENTRE, n: { short: 2, others: 3 } } }),
  ),
  O04: same(
    'O04',
    {
      title: 'Supply Drop',
      brief: 'Five crates drifted down between the lines.',
      ops: CRATES.map(([id, at]) => token(id, at)),
    },
    (role) => held(role, CRATE_NAMES, 3, true),
  ),
  O05: same('O05', { title: 'No Quarter', brief: 'Nobody is coming home but the winner.', ops: [] }, () => NEVER),
  O06: same(
    'O06',
    {
      title: 'Two Banners',
      brief: 'Steal their colours, keep yours.',
      ops: [token('BANNER_A', { zone: 'ZA', column: 0 }), token('BANNER_B', { zone: 'ZB', column: 0 })],
    },
    stole,
  ),
  O07: same(
    'O07',
    {
      title: 'Behind the Lines',
      brief: 'Get scouts into their rear and make them look over their shoulders.',
      ops: [],
    },
    scoutsBehind,
  ),
  O08: unlike(
    'O08',
    {
      title: 'The Ark Road',
      brief: 'Two refugees must cross the field alive.',
      ops: [civilian('V1', { zone: 'ZA', column: -1 }), civilian('V2', { zone: 'ZA', column: 1 })],
    },
    { civ: { min: 1, state: 'living', zone: 'ZB', escort: 'A' } },
    { any: [{ civsDead: { min: 2 } }, { roundEnd: 'RL+2' }] },
  ),
  O09: unlike(
    'O09',
    {
      title: 'Caged Birds',
      brief: 'Two prisoners are held in the schoolhouse; break them out.',
      ops: [{ op: 'put', tile: 'school', at: [0, -1] }, civilian('V1', [0, -1]), civilian('V2', [0, -1])],
      zones: [{ role: 'B', adds: [[0, -1]] }],
    },
    { any: [{ civ: { min: 1, state: 'living', zone: 'ZA', escort: 'A' } }, { lastCivKilledBy: 'B' }] },
    { any: [{ lastCivKilledBy: 'A' }, { roundEnd: 'RL+2' }] },
  ),
  O10: unlike(
    'O10',
    {
      title: 'Break the Mills',
      brief: 'Two factories feed their guns. Silence them.',
      ops: MILLS.map((at) => ({ op: 'put', tile: 'factory', at })),
      zones: [{ role: 'B', adds: MILLS }],
    },
    { all: MILLS.map((at) => ({ tileNml: at })) },
    { roundEnd: 'RL' },
  ),
  O11: unlike(
    'O11',
    {
      title: 'Last Stand',
      brief: 'Surrounded at the town hall until relief comes.',
      ops: [
        { op: 'put', tile: 'townhall', at: CENTRE },
        { op: 'trench', at: AROUND_CENTRE },
      ],
      zones: [
        { role: 'A', replaces: [CENTRE, ...AROUND_CENTRE] },
        { role: 'B', replaces: ['ZA', 'ZB'] },
      ],
    },
    { roundEnd: 'RL' },
    NEVER,
  ),
  O12: unlike(
    'O12',
    {
      title: "The General's Breakfast",
      brief: 'Their general is at the front today.',
      ops: [],
      special: { ...ORDINARY, vip: { role: 'B', health: 2, strike: 4 } },
    },
    { unitOut: 'VIP' },
    { any: [{ unitInZone: { id: 'VIP', zone: 'ZA' } }, { roundEnd: 'RL+2' }] },
  ),
  O13: same(
    'O13',
    {
      title: 'Field Hospital',
      // words-check: whoever: the brief is part of the state, which golden matches hash
      brief: 'Two hurt villagers lie in the hospital; whoever saves them wins the papers.',
      ops: [
        { op: 'put', tile: 'hospital', at: CENTRE },
        civilian('V1', CENTRE, 'wounded'),
        civilian('V2', CENTRE, 'wounded'),
      ],
    },
    villagers,
  ),
  O14: unlike(
    'O14',
    {
      title: 'Long Fuse',
      brief: 'Three charges, three culverts, one night.',
      ops: [{ op: 'mark', at: THREE }, ...CHARGES.map((id) => token(id, { zone: 'ZA', column: 0 }))],
    },
    { all: [{ turnEnd: 'A' }, { tokensOn: { tokens: CHARGES, at: THREE } }] },
    { roundEnd: 'RL+2' },
  ),
  O15: unlike(
    'O15',
    {
      title: 'Radio Silence',
      brief: 'Three field radios report every step you take.',
      ops: THREE.map((at, i) => token(RADIOS[i] as string, at)),
      special: { ...ORDINARY, spoils: { role: 'A', tokens: RADIOS } },
    },
    { removed: RADIOS },
    { roundEnd: 'RL' },
  ),
  O16: unlike(
    'O16',
    {
      title: 'Through the Wire',
      brief: 'A belt of wire and guns; get half the company across.',
      ops: [{ op: 'wireBelt' }, { op: 'trench', at: THREE }, { op: 'grenades', role: 'A', n: 2 }],
    },
    { all: [{ turnEnd: 'A' }, { countInZone: { zone: 'ZB', who: 'A', min: 'ceil(N/2)' } }] },
    { roundEnd: 'RL+2' },
  ),
};
