/** The scenario document: what it may leave out, and what is refused. */
import { fastChance, noChance } from '@fieldpost/engine';
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

  test('The Last Bridge has everything that moves, once', () => {
    const bridge = HAND_MADE.find(({ id }) => id === 'last-bridge')?.document as { position: { units: Json[] } };
    const told = bridge.position.units.map(({ id, at, damage = 0, status = '' }) => `${id} ${at} ${damage} ${status}`);
    expect(told.map((line) => line.trim())).toEqual([
      ...['H.captain 0,2 0', 'H.sniper 0,1 0', 'H.medic -1,1 0', 'H.gunner -1,1 4 wounded', 'H.tank -2,2 2'],
      ...['H.plane 0,3 0', 'C.observer 0,-1 0', 'C.rocketeer 1,-1 1', 'C.engineer 1,-1 0'],
      ...['C.recruit undefined 0 dead', 'C.flamer -1,0 2', 'C.tank 1,-2 0'],
    ]);
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

  test('Team play: where nobody says who orders whom, soldiers go round the players in card order', () => {
    const units = [chef, foe, { id: 'H.captain', at: [0, 2] }, { id: 'H.sniper', at: [0, 2] }];
    const { battle } = mustOpen(position({ units }), { playersHERB: 2 });
    const player = (id: string) => (battle.units[id] as { controller: number }).controller;
    expect(['H.captain', 'H.chef', 'H.sniper'].map(player)).toEqual([0, 1, 0]);
  });

  test.each([
    ['as it says', [0, 1], [0, 1]],
    ['as it says, against card order', [1, 0], [1, 0]],
    ['as it says, all to one', [1, 1], [1, 1]],
    ['not to a player that is not there: round the players', [1, 2], [0, 1]],
    ['not to a player that is not there, of whom one is meant', [3, 0], [0, 1]],
  ])('Team play: a position gives soldiers to players %s', (_, [captain, sniper], expected) => {
    const units = [
      foe,
      { id: 'H.captain', at: [0, 2], controller: captain },
      { id: 'H.sniper', at: [0, 2], controller: sniper },
    ];
    const state = mustOpen(position({ units }), { playersHERB: 2 });
    const orderers = ['H.captain', 'H.sniper'].map(
      (id) => (state.battle.units[id] as { controller: number }).controller,
    );
    expect(orderers).toEqual(expected);
    expect(state.squads.HERB.picks.map(({ controller }) => controller)).toEqual(expected);
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
    ['too small', { tiles: tiles.slice(0, 6) }, 'FIELD_SIZE AWW-002'],
    ['apart', { tiles: [...tiles, { at: [9, 9], card: 'barn' }] }, 'FIELD_APART AWW-002'],
    ['zones that overlap', { field: { zones: { HERB: [[0, 0]], CARN: [[0, 0]] } } }, 'ZONES_OVERLAP AWW-002'],
    ['a zone off the field', { field: { zones: { ...zones, CARN: [[5, 5]] } } }, 'ZONE_ASTRAY AWW-002'],
    ['too long', { field: { zones, RL: 21 } }, 'ROUNDS_UNFIT AWW-002'],
    ['a tile twice', { tiles: [...tiles, tiles[0]] }, 'TILE_TWICE AWW-002'],
    ['an objective that does not fit', { options: { objective: 'O16' } }, 'OBJECTIVE_UNFIT AWW-007'],
    ['conditions off the field', { aims: { winA: { tileNml: [5, 5] } } }, 'OBJECTIVE_UNFIT AWW-007'],
  ])('%s', (_, more, fault) => expect(opened({ field: { zones }, tiles, ...more })).toBe(fault));
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
