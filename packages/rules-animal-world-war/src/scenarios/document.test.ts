/** The scenario document: what it may leave out, and what is refused. */
import { fastChance, noChance, setupOf } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { OBJECTIVE_IDS } from '../catalogue/objectives.ts';
import { animalWorldWar as rules } from '../index.ts';
import { broken } from '../invariants.ts';
import type { State } from '../state.ts';
import { parseScenario } from './document.ts';
import { HAND_MADE } from './hand-made.ts';

type Json = Readonly<Record<string, unknown>>;
const position = (more: Json) => ({ options: { layout: 'short' }, position: more });
const chef = { id: 'H.chef', at: [0, 2] };
const foe = { id: 'C.chef', at: [0, -2] };

/** The state that a document sets up, or "CODE rule" where it is refused. */
function opened(document: unknown, options: Json = {}): State | string {
  const scenario = parseScenario(document);
  if (!scenario.ok) return `${scenario.fault.code} ${scenario.fault.rule}`;
  const agreed = rules.parse.options(options);
  if (!agreed.ok) return `${agreed.fault.code} ${agreed.fault.rule}`;
  const state = rules.setUp({ scenario: scenario.value, options: agreed.value, carryOver: null }, fastChance(1));
  return state.ok ? state.value : `${state.fault.code} ${state.fault.rule}`;
}

/** Where a document that is refused fails. */
function placeOf(scenario: unknown): string {
  const setup = setupOf(rules, { scenario });
  const opening = setup.ok ? rules.setUp(setup.value, noChance()) : setup;
  if (opening.ok) throw new Error('nothing is wrong with it');
  return opening.fault.at;
}

function mustOpen(document: unknown, options: Json = {}): State {
  const state = opened(document, options);
  if (typeof state === 'string') throw new Error(state);
  return state;
}

describe('listed scenarios', () => {
  test.each(rules.scenarios.map(({ id, document }) => [id, document] as const))('%s', (_, document) => {
    expect(broken(mustOpen(document), null)).toEqual([]);
    expect(parseScenario(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, value: document });
  });

  test('those drawn by hand as positions need no dice', () => {
    for (const { document } of HAND_MADE.filter((one) => 'position' in (one.document as object))) {
      const scenario = parseScenario(document);
      const options = rules.parse.options({});
      if (!scenario.ok || !options.ok) throw new Error('unreadable');
      expect(rules.setUp({ scenario: scenario.value, options: options.value, carryOver: null }, noChance()).ok).toBe(
        true,
      );
    }
  });

  test('AWW-007: every objective may be the one of a position, with either Empire as role A', () => {
    for (const objective of OBJECTIVE_IDS)
      for (const roleA of ['HERB', 'CARN']) {
        const tiles = objective === 'O01' ? [{ at: [0, 0], card: 'church' }] : [];
        const { battle } = mustOpen({ ...position({ objective, roleA, units: [chef, foe] }), tiles });
        expect([battle.objective, battle.roleA]).toEqual([objective, roleA]);
      }
  });
});

describe('what a document may leave out', () => {
  test('a unit is by its id alone what its card says', () => {
    const { battle } = mustOpen(position({ units: [{ ...chef, grenades: 2 }, foe] }));
    expect(battle.units['H.chef']).toMatchObject({
      kind: 'soldier',
      type: 'chef',
      empire: 'HERB',
      status: 'standing',
      health: 3,
    });
    expect(Object.values(battle.items)).toEqual([
      { id: 'G1', kind: 'grenade', at: null, holder: 'H.chef' },
      { id: 'G2', kind: 'grenade', at: null, holder: 'H.chef' },
    ]);
    expect([battle.round, battle.active, battle.phase, battle.objective]).toEqual([1, 'HERB', 'turn', 'O05']);
  });

  test('AWW-143: a tank or plane brings its crew', () => {
    const units = [chef, foe, { id: 'C.plane', at: [0, -3], line: { dir: 3, first: [0, -2] } }];
    const { battle } = mustOpen(position({ units }));
    expect(battle.units['C.pilot']).toMatchObject({ status: 'inVehicle', vehicle: 'C.plane', at: null });
  });

  test('a soldier who is nowhere has fallen', () => {
    const { battle } = mustOpen(position({ units: [chef, foe, { id: 'C.recruit' }] }));
    expect(battle.units['C.recruit']).toMatchObject({ status: 'dead', at: null });
  });

  test('tiles that nobody draws are open fields in a position, and dealt in a fresh battle', () => {
    const drawn = { at: [0, 0], card: 'church' };
    const cards = ({ battle }: State) => battle.tiles.map(({ card }) => card);
    const laid = mustOpen({ ...position({ units: [chef, foe] }), tiles: [drawn] });
    expect(cards(laid).filter((card) => card !== 'field')).toEqual(['church']);
    const fresh = mustOpen({ options: { layout: 'short', objective: 'O05' }, tiles: [drawn] });
    expect(cards(fresh).filter((card) => card === 'church')).toHaveLength(1);
    expect(new Set(cards(fresh)).size).toBeGreaterThan(5);
  });

  test('A.5: where nobody says who orders whom, soldiers go round the players in card order', () => {
    const units = [chef, foe, { id: 'H.captain', at: [0, 2] }, { id: 'H.sniper', at: [0, 2] }];
    const { battle } = mustOpen(position({ units }), { playersHERB: 2 });
    const player = (id: string) => (battle.units[id] as { controller: number }).controller;
    expect(['H.captain', 'H.chef', 'H.sniper'].map(player)).toEqual([0, 1, 0]);
  });

  test('AWW-012: a squad may be hidden from the enemy until the reveal', () => {
    const squads = { HERB: ['sniper', 'medic'], CARN: ['captain', 'gunner'] };
    const state = mustOpen(position({ phase: 'deployment', squads, secret: { HERB: true } }));
    const seen = (side: 'HERB' | 'CARN') => rules.view(state, { side, player: 0 }).squads.HERB;
    expect(seen('HERB').squad?.picks).toHaveLength(2);
    expect(seen('CARN')).toEqual({ count: 2, squad: null });
  });

  test('options that it fixes go before those of the match', () => {
    const document = { options: { layout: 'short', squadHERB: 3 } };
    expect(mustOpen(document, { layout: 'long', squadCARN: 5 }).battle).toMatchObject({
      field: { layout: 'short' },
      squadSize: { HERB: 3, CARN: 5 },
    });
  });

  test('a whole position survives being written down', () => {
    const units = [{ ...chef, damage: 2, acted: true }, foe, { id: 'V1', at: [0, 0], state: 'wounded' }];
    const effects = [
      { id: 1, by: 'HERB', card: 'T08', does: 'cover', amount: 2, until: 'ownNextTurn', tiles: [[0, 0]] },
    ];
    const more = {
      round: 4,
      active: 'CARN',
      objective: 'O03',
      hold: { HERB: 1 },
      effects,
      tactics: { HERB: { card: 'T13', usesLeft: 1, revealed: true } },
    };
    const document = position({ units, ...more });
    const { battle, tactics } = mustOpen(document);
    expect(battle).toMatchObject({ round: 4, active: 'CARN', hold: { HERB: 1, CARN: 0 }, effects: [{ card: 'T08' }] });
    expect(tactics.HERB).toMatchObject({ card: 'T13', usesLeft: 1, revealed: true, usedInTurn: false });
    expect(battle.units['H.chef']).toMatchObject({ damage: 2, acted: true });
  });
});

describe('a field of one’s own', () => {
  const tiles = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [-1, 1],
    [-1, 2],
  ].map((at) => ({ at, card: 'meadow' }));
  const zones = { HERB: [[0, 2]], CARN: [[0, 0]] };

  test('AWW-002: its hexes are those of the tiles drawn', () => {
    const { battle } = mustOpen({ field: { zones }, tiles, options: { objective: 'O05', squadHERB: 2, squadCARN: 2 } });
    expect(battle.field).toMatchObject({ layout: 'custom', RL: 10, hexes: { length: 7 } });
  });

  test('own conditions are what the battle is about', () => {
    const aims = { title: 'Take the ford', winA: { countInZone: { zone: 'ZB', who: 'A', min: 1 } } };
    const { battle } = mustOpen({ field: { zones }, tiles, aims, options: { roleA: 'CARN' } });
    expect(battle).toMatchObject({
      objective: null,
      roleA: 'CARN',
      aims: { title: 'Take the ford', winB: { any: [] } },
    });
  });

  test.each([
    ['too small', { tiles: tiles.slice(0, 6) }, 'FIELD_INVALID AWW-002'],
    ['apart', { tiles: [...tiles, { at: [9, 9], card: 'barn' }] }, 'FIELD_INVALID AWW-002'],
    ['zones that overlap', { field: { zones: { HERB: [[0, 0]], CARN: [[0, 0]] } } }, 'FIELD_INVALID AWW-002'],
    ['a zone off the field', { field: { zones: { ...zones, CARN: [[5, 5]] } } }, 'FIELD_INVALID AWW-002'],
    ['too long', { field: { zones, RL: 21 } }, 'FIELD_INVALID AWW-002'],
    ['a tile twice', { tiles: [...tiles, tiles[0]] }, 'FIELD_INVALID AWW-002'],
    ['an objective that does not fit', { options: { objective: 'O16' } }, 'OBJECTIVE_UNFIT AWW-007'],
    ['conditions off the field', { aims: { winA: { tileNml: [5, 5] } } }, 'OBJECTIVE_UNFIT AWW-007'],
  ])('%s', (_, more, fault) => expect(opened({ field: { zones }, tiles, ...more })).toBe(fault));
});

describe('positions that contradict themselves', () => {
  const on = (at: readonly number[], ...ids: string[]) => ids.map((id) => ({ id, at }));
  const tank = { id: 'H.tank', at: [0, 0] };
  const recruit = { id: 'C.recruit', at: [0, -2] };
  const CASE = { id: 'CASE', at: [0, 0] };
  const plane = (at: readonly number[]) => ({ id: 'H.plane', at, line: { dir: 0, first: [0, 2] }, state: 'approach' });
  const squads = (HERB: readonly string[]) => ({ phase: 'deployment', squads: { HERB, CARN: ['medic', 'sniper'] } });
  test.each([
    ['an Empire alone', { units: [chef] }, 'AWW-001', 'units'],
    ['an Empire of the dead', { units: [chef, { id: 'C.medic', status: 'dead' }] }, 'AWW-001', 'units'],
    ['a unit twice', { units: [chef, foe, chef] }, 'AWW-011', 'units[2].id'],
    ['a card twice in a squad', { ...squads(['medic', 'sniper', 'medic']) }, 'AWW-011', 'squads.HERB[2]'],
    ['a squad below two', { ...squads(['medic']) }, 'AWW-009', 'squads.HERB'],
    ['a size below two', { units: [chef, foe], squadSize: { HERB: 1 } }, 'AWW-009', 'squadSize.HERB'],
    ['a foreign driver', { units: [chef, foe, { ...tank, crew: 'C.tanker' }] }, 'AWW-143', 'units[2].crew'],
    ['a driver of another trade', { units: [chef, foe, { ...tank, crew: 'H.chef' }] }, 'AWW-143', 'units[2].crew'],
    [
      'a foreigner inside',
      { units: [chef, { id: 'C.tanker', vehicle: 'H.tank' }, tank] },
      'AWW-143',
      'units[1].vehicle',
    ],
    ['wounded without damage', { units: [chef, { ...foe, status: 'wounded' }] }, 'AWW-110', 'units[1].damage'],
    [
      'a wounded Recruit',
      { units: [chef, { ...recruit, status: 'wounded', damage: 4 }] },
      'AWW-113',
      'units[1].status',
    ],
    ['back before its time', { units: [chef, { ...recruit, returned: 2 }] }, 'AWW-141', 'units[1].returned'],
    ['a plane beside its line', { units: [chef, foe, plane([1, 2])] }, 'AWW-161', 'units[2].at'],
    ['a plane far off', { units: [chef, foe, plane([0, 30])] }, 'AWW-161', 'units[2].at'],
    [
      'an exited plane at the entry',
      { units: [chef, foe, { ...plane([0, 3]), state: 'exited' }] },
      'AWW-161',
      'units[2].at',
    ],
    [
      'a line from outside',
      { units: [chef, foe, { ...plane([0, 4]), line: { dir: 0, first: [0, 3] } }] },
      'AWW-160',
      'units[2].line',
    ],
    ['O01 without its church', { units: [chef, foe], objective: 'O01' }, 'AWW-005', null],
    ['nobody as the VIP', { units: [chef, foe], vip: 'H.medic' }, 'AWW-007', 'vip'],
    ['items of one name', { units: [chef, foe], items: [CASE, CASE] }, 'AWW-105', 'items[1].id'],
    ['five on a tile', { units: on([0, 2], 'H.chef', 'H.medic', 'H.captain', 'H.sniper', 'H.gunner') }, 'AWW-032'],
    ['a tank on a tile that is not flattened', { units: [chef, tank] }, 'AWW-082'],
    ['off the field', { units: [{ id: 'H.chef', at: [9, 9] }] }, 'AWW-030'],
    ['standing and nowhere', { units: [{ id: 'H.chef', status: 'standing' }] }, 'AWW-111'],
    ['more damage than health, and standing', { units: [{ ...chef, damage: 4 }] }, 'AWW-110'],
    ['wounded, with a grenade', { units: [{ ...chef, status: 'wounded', damage: 4, grenades: 1 }] }, 'AWW-108'],
    [
      'a plane over the field',
      { units: [chef, { id: 'H.plane', at: [0, 0], line: { dir: 0, first: [0, 2] } }] },
      'AWW-016',
    ],
    ['an item twice', { units: [chef], items: [{ id: 'CASE', at: [0, 0], holder: 'H.chef' }] }, 'AWW-105'],
    ['an item of nobody', { units: [chef], items: [{ id: 'CASE', holder: 'H.medic' }] }, 'AWW-105'],
    ['a dead civilian on a tile', { units: [chef, { id: 'V1', at: [0, 0], state: 'dead' }] }, 'AWW-114'],
    ['a turn without a round', { units: [chef], round: 0 }, 'AWW-020'],
    ['a round before the first turn', { phase: 'deployment', round: 3 }, 'AWW-020'],
  ] as [string, Json, string, string?][])('%s', (_, more, rule, at) => {
    expect(opened(position(more))).toBe(`POSITION_INVALID ${rule}`);
    if (typeof at === 'string') expect(placeOf(position(more))).toBe(`position.${at}`);
  });

  test('what cannot be read is named by its path, too', () => {
    const units = [chef, foe, { ...tank, damage: 'much' }];
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

  test.each([
    ['a tile that should have collapsed', { at: [0, 0], card: 'barn', damage: 3 }, 'AWW-081'],
    ['damage on No Man’s Land', { at: [0, 0], card: 'barn', nml: true, damage: 1 }, 'AWW-082'],
    ['a trench that should be gone', { at: [0, 0], card: 'barn', feature: { kind: 'trench', damage: 4 } }, 'AWW-080'],
    ['somebody in the lake', { at: [0, 2], card: 'lake' }, 'AWW-004'],
  ])('%s', (_, tile, rule) => {
    const document = { ...position({ units: [chef, foe] }), tiles: [tile] };
    expect(opened(document)).toBe(`POSITION_INVALID ${rule}`);
  });
});

describe('what is no document', () => {
  test.each([
    [null],
    [[]],
    ['short'],
    [{ weather: 'rain' }],
    [{ position: { units: [{ id: 'H.rabbit' }] } }],
    [{ position: { units: [{ id: 'H.chef', empire: 'CARN' }] } }],
    [{ position: { items: [{ id: 'G1', kind: 'objective', at: [0, 0] }] } }],
    [{ tiles: [{ at: [0, 0], card: 'castle' }] }],
    [{ options: { playersHERB: 2 } }],
    [{ aims: { winA: { roundEnd: 3, turnEnd: 'A' } } }],
    [{ aims: { winA: { toString: 1 } } }],
    [{ aims: { winA: { not: { not: { not: { not: { not: { not: { not: { turnEnd: 'A' } } } } } } } } } }],
  ])('%j', (raw) => expect(opened(raw)).toBe('MALFORMED null'));

  test('an option out of its limits is told as such', () => {
    expect(opened({ options: { squadHERB: 1 } })).toBe('OPTION_INVALID AWW-009');
  });
});
