/** What no field and no position can be: each kind has its code, its rule, its member, and a sentence that is true of a drawing. */
import { noChance, setupOf } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../catalogue/contradictions.ts';
import { animalWorldWar as rules } from '../index.ts';

type Json = Readonly<Record<string, unknown>>;
const position = (more: Json) => ({ options: { layout: 'short' }, position: more });
const chef = { id: 'H.chef', at: [0, 2] };
const foe = { id: 'C.chef', at: [0, -2] };
const both = [chef, foe];
const tank = { id: 'H.tank', at: [0, 0] };
const recruit = { id: 'C.recruit', at: [0, -2] };
const CASE = { id: 'CASE', at: [0, 0] };
const line = { dir: 0, first: [0, 2] };
const plane = (more: Json) => ({ id: 'H.plane', at: [0, 3], line, state: 'approach', ...more });
const squads = (HERB: readonly string[]) => ({ phase: 'deployment', squads: { HERB, CARN: ['medic', 'sniper'] } });
const piled = ['H.chef', 'H.medic', 'H.captain', 'H.sniper', 'H.gunner'].map((id) => ({ id, at: [0, 2] }));

/** Why a document is not taken. */
function faultOf(scenario: unknown) {
  const setup = setupOf(rules, { scenario });
  const opening = setup.ok ? rules.setUp(setup.value, noChance()) : setup;
  if (opening.ok) throw new Error('nothing is wrong with it');
  return opening.fault;
}

/** "CODE AWW-nnn" */
function coded(fault: string) {
  const [code, rule] = fault.split(' ');
  return { code, rule };
}

type Row = readonly [fault: string, at: string, what: string, more: Json];

const POSITIONS: readonly Row[] = [
  ['EMPIRE_ALONE AWW-001', 'units', 'an Empire alone', { units: [chef] }],
  ['EMPIRE_ALONE AWW-001', 'units', 'an Empire of the dead', { units: [chef, { id: 'C.medic', status: 'dead' }] }],
  ['NO_CAMPAIGN AWW-313', 'units[0]', 'an upgrade', { units: [{ ...chef, upgrades: ['U08'] }, both[1]] }],
  ['NO_CAMPAIGN AWW-313', 'units[0]', 'a captive', { units: [{ ...chef, captive: true }, both[1]] }],
  ['UNIT_TWICE AWW-011', 'units[2].id', 'a unit twice', { units: [...both, chef] }],
  ['SQUAD_TWICE AWW-011', 'squads.HERB[2]', 'a card twice in a squad', squads(['medic', 'sniper', 'medic'])],
  ['SQUAD_SMALL AWW-009', 'squads.HERB', 'a squad below two', squads(['medic'])],
  ['SQUAD_SMALL AWW-009', 'squadSize.HERB', 'a size below two', { units: both, squadSize: { HERB: 1 } }],
  ['ROUND_UNFIT AWW-020', 'round', 'a turn without a round', { units: both, round: 0 }],
  ['ROUND_UNFIT AWW-020', 'round', 'a round before the first turn', { phase: 'deployment', round: 3 }],
  ['NOT_FIRST AWW-020', 'active', 'Carnivoron before the first turn', { ...squads(['medic', 'chef']), active: 'CARN' }],
  ['NO_SUCH_VIP AWW-007', 'vip', 'nobody as the VIP', { units: both, vip: 'H.medic' }],
  ['CREW_UNFIT AWW-143', 'units[2].crew', 'a foreign driver', { units: [...both, { ...tank, crew: 'C.tanker' }] }],
  [
    'CREW_UNFIT AWW-143',
    'units[2].crew',
    'a driver of another trade',
    { units: [...both, { ...tank, crew: 'H.chef' }] },
  ],
  [
    'NOT_ITS_CREW AWW-143',
    'units[1].vehicle',
    'a foreigner inside',
    { units: [chef, { id: 'C.tanker', vehicle: 'H.tank' }, tank] },
  ],
  [
    'NOT_ITS_CREW AWW-143',
    'units[2].vehicle',
    'a crew of nothing',
    { units: [...both, { id: 'H.tanker', vehicle: 'H.tank' }] },
  ],
  [
    'VEHICLE_UNFIT AWW-143',
    'units[0].vehicle',
    'on foot, with a vehicle',
    { units: [{ ...chef, status: 'standing', vehicle: 'H.tank' }, foe] },
  ],
  [
    'WOUNDED_UNHURT AWW-110',
    'units[1].damage',
    'wounded without damage',
    { units: [chef, { ...foe, status: 'wounded' }] },
  ],
  [
    'STANDING_HURT AWW-110',
    'units[0].damage',
    'more damage than health, and standing',
    { units: [{ ...chef, damage: 4 }, foe] },
  ],
  [
    'RECRUIT_WOUNDED AWW-113',
    'units[1].status',
    'a wounded Recruit',
    { units: [chef, { ...recruit, status: 'wounded', damage: 4 }] },
  ],
  ['RETURN_UNFIT AWW-141', 'units[1].returned', 'back before its time', { units: [chef, { ...recruit, returned: 2 }] }],
  ['RETURN_UNFIT AWW-141', 'units[1].returned', 'back, and no Recruit', { units: [chef, { ...foe, returned: 1 }] }],
  [
    'FALLEN_HOLDS AWW-108',
    'units[0].status',
    'wounded, with a grenade',
    { units: [{ ...chef, status: 'wounded', damage: 4, grenades: 1 }, foe] },
  ],
  [
    'PLACE_UNFIT AWW-111',
    'units[0].at',
    'standing and nowhere',
    { units: [{ id: 'H.chef', status: 'standing' }, foe] },
  ],
  ['UNIT_ASTRAY AWW-030', 'units[0].at', 'off the field', { units: [{ id: 'H.chef', at: [9, 9] }, foe] }],
  [
    'CIVILIAN_UNFIT AWW-114',
    'units[2].at',
    'a dead civilian on a tile',
    { units: [...both, { id: 'V1', at: [0, 0], state: 'dead' }] },
  ],
  ['VEHICLE_SPENT AWW-115', 'units[2].damage', 'a tank with 6 damage', { units: [...both, { ...tank, damage: 6 }] }],
  ['VEHICLE_SPENT AWW-115', 'units[2].damage', 'a plane with 5', { units: [...both, plane({ damage: 5 })] }],
  [
    'PLANE_UNFIT AWW-161',
    'units[2].at',
    'a plane that crashed, and flies',
    { units: [...both, plane({ state: 'crashed' })] },
  ],
  ['PLANE_OVERHEAD AWW-016', 'units[2].at', 'a plane over the field', { units: [...both, plane({ at: [0, 0] })] }],
  ['PLANE_ASTRAY AWW-161', 'units[2].at', 'a plane beside its line', { units: [...both, plane({ at: [1, 2] })] }],
  ['PLANE_ASTRAY AWW-161', 'units[2].at', 'a plane far off', { units: [...both, plane({ at: [0, 30] })] }],
  [
    'PLANE_ASTRAY AWW-161',
    'units[2].at',
    'an exited plane at the entry',
    { units: [...both, plane({ state: 'exited' })] },
  ],
  [
    'LINE_UNFIT AWW-160',
    'units[2].line',
    'a line from outside',
    { units: [...both, plane({ at: [0, 4], line: { dir: 0, first: [0, 3] } })] },
  ],
  [
    'LINE_ASTRAY AWW-160',
    'units[2].line.first',
    'a line from outside, while the plane holds',
    { units: [...both, plane({ at: [0, 4], line: { dir: 0, first: [0, 3] }, state: 'holding' })] },
  ],
  ['ITEM_TWICE AWW-105', 'items[1].id', 'items of one name', { units: both, items: [CASE, CASE] }],
  [
    'ITEM_UNFIT AWW-105',
    'items[0].holder',
    'an item in two places',
    { units: both, items: [{ ...CASE, holder: 'H.chef' }] },
  ],
  ['ITEM_ASTRAY AWW-105', 'items[0].at', 'an item off the field', { units: both, items: [{ id: 'CASE', at: [9, 9] }] }],
  [
    'NO_SUCH_HOLDER AWW-105',
    'items[0].holder',
    'an item of nobody',
    { units: both, items: [{ id: 'CASE', holder: 'H.medic' }] },
  ],
];

type TileRow = readonly [fault: string, member: string, what: string, tile: Json, units: readonly Json[]];

/** Tiles of a position of two Chefs and `units`. */
const TILES: readonly TileRow[] = [
  ['TILE_SPENT AWW-081', '.damage', 'a tile that should have collapsed', { card: 'barn', damage: 3 }, []],
  ['NML_DAMAGED AWW-082', '.damage', 'damage on No Man’s Land', { card: 'barn', nml: true, damage: 1 }, []],
  [
    'FEATURE_SPENT AWW-080',
    '.feature.damage',
    'a trench that should be gone',
    { card: 'barn', feature: { kind: 'trench', damage: 4 } },
    [],
  ],
  ['TILE_BARRED AWW-004', '.card', 'somebody in the lake', { card: 'lake' }, [{ id: 'H.medic', at: [0, 0] }]],
  ['NOT_FLATTENED AWW-082', '.nml', 'a tank on a tile that is not flattened', { card: 'barn' }, [tank]],
  ['WIRE_UNDER_TANK AWW-151', '.wire', 'a tank on wire', { card: 'barn', nml: true, wire: true }, [tank]],
  [
    'FEATURE_UNDER_TANK AWW-151',
    '.feature',
    'a tank on a trench',
    { card: 'barn', nml: true, feature: { kind: 'trench' } },
    [tank],
  ],
  ['TILE_ASTRAY AWW-002', '.at', 'a tile off the field', { at: [9, 9], card: 'barn' }, []],
];

const FIELD_TILES = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 1],
  [-1, 1],
  [-1, 2],
].map((at) => ({ at, card: 'meadow' }));
const ZONES = { HERB: [[0, 2]], CARN: [[0, 0]] };

const FIELDS: readonly Row[] = [
  ['FIELD_SIZE AWW-002', 'field', 'too small', { tiles: FIELD_TILES.slice(0, 6) }],
  ['FIELD_APART AWW-002', 'field', 'apart', { tiles: [...FIELD_TILES, { at: [9, 9], card: 'barn' }] }],
  ['TILE_TWICE AWW-002', 'field', 'a tile twice', { tiles: [...FIELD_TILES, FIELD_TILES[0]] }],
  ['ZONE_ASTRAY AWW-002', 'field', 'a zone off the field', { field: { zones: { ...ZONES, CARN: [[5, 5]] } } }],
  ['ZONES_OVERLAP AWW-002', 'field', 'zones that overlap', { field: { zones: { HERB: [[0, 0]], CARN: [[0, 0]] } } }],
  ['ROUNDS_UNFIT AWW-002', 'field', 'too long', { field: { zones: ZONES, RL: 21 } }],
];

describe('positions that contradict themselves', () => {
  test.each(POSITIONS)('%s at %s: %s', (fault, at, _, more) => {
    expect(faultOf(position(more))).toEqual({ ...coded(fault), at: `position.${at}` });
  });

  test.each(TILES)('%s at %s: %s', (fault, member, _, tile, units) => {
    const document = { ...position({ units: [...both, ...units] }), tiles: [{ at: [0, 0], ...tile }] };
    expect(faultOf(document)).toEqual({ ...coded(fault), at: `tiles[0]${member}` });
  });

  test('a tile is drawn twice on a printed field, too', () => {
    const document = { ...position({ units: both }), tiles: [CASE, CASE].map(({ at }) => ({ at, card: 'barn' })) };
    expect(faultOf(document)).toMatchObject({ code: 'TILE_TWICE', at: 'tiles[1].at' });
  });

  test('TILE_CROWDED and CHURCH_MISSING are said of tiles that nobody drew', () => {
    expect(faultOf(position({ units: [...piled, foe] }))).toEqual({
      code: 'TILE_CROWDED',
      rule: 'AWW-032',
      at: 'tiles',
    });
    const bare = faultOf(position({ units: both, objective: 'O01' }));
    expect(bare).toEqual({ code: 'CHURCH_MISSING', rule: 'AWW-005', at: 'tiles.card' });
  });

  test('ZONE_SMALL: zones that no growth makes large enough', () => {
    const all = [
      'captain',
      'chef',
      'engineer',
      'flamer',
      'gunner',
      'medic',
      'observer',
      'pilot',
      'recruit',
      'rocketeer',
    ];
    const lakes = FIELD_TILES.map(({ at }) => ({ at, card: at.join() === '1,1' ? 'meadow' : 'lake' }));
    const document = { field: { zones: ZONES }, tiles: lakes, position: squads(all) };
    expect(faultOf(document)).toEqual({ code: 'ZONE_SMALL', rule: 'AWW-014', at: 'field.zones' });
  });
});

describe('fields that contradict themselves', () => {
  test.each(FIELDS)('%s at %s: %s', (fault, at, _, more) => {
    const document = { field: { zones: ZONES }, tiles: FIELD_TILES, ...more };
    expect(faultOf(document)).toEqual({ ...coded(fault), at });
  });
});

test('each kind has a row and a sentence of its own', () => {
  const proved = [...POSITIONS, ...TILES, ...FIELDS].map(([fault]) => coded(fault).code);
  const all = new Set([...proved, 'TILE_CROWDED', 'CHURCH_MISSING', 'ZONE_SMALL']);
  expect([...all].toSorted()).toEqual(Object.keys(CONTRADICTIONS).toSorted());
  const sentences = Object.values(CONTRADICTIONS).map(([, sentence]) => sentence);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const code of Object.keys(CONTRADICTIONS)) expect(rules.texts.refusals[code]).toMatch(/^[A-Z].*\.$/);
});

test('what cannot be read is named by its path, too', () => {
  const placeOf = (scenario: unknown): string => faultOf(scenario).at;
  const units = [...both, { ...tank, damage: 'much' }];
  expect(placeOf(position({ units }))).toBe('position.units[2].damage');
  expect(placeOf(position({ units: [{ ...chef, wings: 2 }] }))).toBe('position.units[0].wings');
  expect(placeOf(position({ items: [{ ...CASE, id: '__proto__' }] }))).toBe('position.items[0].id');
  expect(placeOf({ tiles: [{ at: [0, 0], card: 'castle' }] })).toBe('tiles[0].card');
  expect(placeOf({ field: { zones: { HERB: [], CARN: [[1]] } } })).toBe('field.zones.CARN[0]');
  expect(placeOf({ aims: { winA: 7 } })).toMatch(/^aims/);
  expect(placeOf({ options: { squadHERB: 1 } })).toBe('options');
  expect(placeOf({ weather: 'rain' })).toBe('weather');
  expect(placeOf([])).toBe('');
});
