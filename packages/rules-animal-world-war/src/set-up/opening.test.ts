/** THE-RULES "Set-up" up to the first question: AWW-001 to AWW-009 and the set-up ops of every objective. */
import { fastChance } from '@fieldpost/engine';
import { type Hex, keyOf } from '@fieldpost/hex';
import { describe, expect, test } from 'vitest';
import { EMPIRES } from '../catalogue/empires.ts';
import { LAYOUT_IDS } from '../catalogue/layouts.ts';
import { OBJECTIVE_IDS } from '../catalogue/objectives.ts';
import { TILE_IDS, TILES } from '../catalogue/tiles.ts';
import { customField, STANDARD_FIELDS } from '../field/battlefield.ts';
import { animalWorldWar as rules } from '../index.ts';
import { cannotCross, tileAt } from '../rules/ground.ts';
import type { State } from '../state.ts';
import { openTrial, randomOpening } from '../testing/opening.ts';
import { openBattle } from './opening.ts';
import { hexesOf } from './ops.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const everyOpening = OBJECTIVE_IDS.flatMap((objective) =>
  LAYOUT_IDS.flatMap((layout) => EMPIRES.map((roleA) => [objective, layout, roleA] as const)),
);

/** What an op says of a field must be true of it later. */
function proveOps({ battle }: State): void {
  for (const op of battle.aims.ops)
    for (const at of hexesOf(op, battle.field, battle.roleA)) {
      const tile = tileAt(battle, at);
      if (tile === null) throw new Error(`${op.op} off the field`);
      if (op.op === 'put') expect(tile).toMatchObject({ card: op.tile, nml: false, damage: 0 });
      if (op.op === 'civilian') expect(battle.units[op.id]).toMatchObject({ at, state: op.state });
      if (op.op === 'token') expect(battle.items[op.id]).toMatchObject({ at, holder: null, kind: 'objective' });
      if (op.op === 'wireBelt') expect(tile.wire).toBe(true);
      if (op.op === 'trench') expect(tile.feature === null).toBe(cannotCross(tile));
      if (op.op === 'civilian' || op.op === 'token' || op.op === 'mark') expect(cannotCross(tile)).toBe(false);
    }
}

describe('set-up ops of objectives, AWW-005, AWW-006', () => {
  test.each(everyOpening)('%s on the %s field, %s plays A', (objective, layout, roleA) => {
    for (const seed of SEEDS) {
      const state = randomOpening({ objective, layout, roleA }, seed);
      const { tiles, field, objective: inPlay } = state.battle;
      expect([inPlay, state.battle.roleA]).toEqual([objective, roleA]);
      expect(tiles.map(({ at }) => at)).toEqual(field.hexes);
      for (const id of TILE_IDS) {
        expect(tiles.filter(({ card }) => card === id).length).toBeLessThanOrEqual(TILES[id].count);
      }
      proveOps(state);
    }
  });

  const cards = (stack: Readonly<Record<string, string>>, objective: string, ...hexes: readonly Hex[]) => {
    const { battle } = openTrial({ objective, roleA: 'HERB' }, stack);
    return hexes.map((at) => tileAt(battle, at)?.card);
  };

  test('AWW-005: a tile that lies elsewhere swaps places', () => {
    expect(cards({ 'tile 0,0': 'lake', 'tile 1,0': 'church' }, 'O01', [0, 0], [1, 0])).toEqual(['church', 'lake']);
  });

  test('AWW-005: otherwise it comes from the spare stack', () => {
    const stack = { 'tile -2,-1': 'church', 'tile 0,0': 'farmhouse' };
    expect(cards(stack, 'O03', [0, 0], [-2, -1])).toEqual(['hill', 'church']);
  });

  test('AWW-005: a copy at the named place stays, and the other copy is the first that no op has placed', () => {
    const stack = { 'tile 2,-2': 'factory', 'tile -2,0': 'barn', 'tile 2,1': 'factory' };
    expect(cards(stack, 'O10', [-2, 0], [2, -2], [2, 1])).toEqual(['factory', 'factory', 'barn']);
  });

  test('AWW-006: a tile that cannot be entered is exchanged, again and again', () => {
    const stack = { 'tile 0,0': 'lake' };
    const [card] = cards(stack, 'O02', [0, 0]);
    expect(card).not.toBe('lake');
    expect(TILES[card ?? 'lake'].cannotCross).toBe(false);
  });
});

describe('AWW-003 dealing', () => {
  test('by q, then r, from one deck of 54: each card as often as it is there', () => {
    const drawn: string[] = [];
    const chance = fastChance(7);
    const noting = {
      ...chance,
      take: <N extends string>(left: Readonly<Record<N, number>>, purpose: string) => {
        drawn.push(purpose);
        return chance.take(left, purpose);
      },
    };
    const options = rules.parse.options({ layout: 'long', objective: 'O05', roleA: 'CARN' });
    if (!options.ok) throw new Error('options');
    const state = openBattle({ options: options.value, field: null, aims: null, tiles: [] }, noting);
    expect(state.ok && state.value.battle.tiles.every(({ nml, damage }) => !nml && damage === 0)).toBe(true);
    const tiles = STANDARD_FIELDS.long.hexes.map((at) => `tile ${keyOf(at)}`);
    expect(drawn).toEqual([...tiles, 'tactic HERB', 'tactic CARN']);
  });

  test('AWW-006: with no spare tile left the first tile that no op names is taken', () => {
    const hexes = [...STANDARD_FIELDS.long.hexes, ...[5, 6, 7, 8, 9, 10, 11, 12, 13].map((r): Hex => [0, r - 1])];
    const field = customField(hexes.slice(0, 54), STANDARD_FIELDS.long.zones, null);
    for (const seed of SEEDS.concat(SEEDS.map((one) => one + 20))) {
      const options = rules.parse.options({ objective: 'O14', roleA: 'HERB', squadHERB: 4, squadCARN: 4 });
      if (!options.ok) throw new Error('options');
      const state = openBattle({ options: options.value, field, aims: null, tiles: [] }, fastChance(seed));
      if (!state.ok) throw new Error(state.fault.code);
      proveOps(state.value);
      for (const id of TILE_IDS) {
        expect(state.value.battle.tiles.filter(({ card }) => card === id).length).toBe(TILES[id].count);
      }
    }
  });
});

describe('AWW-007 roles, AWW-008 tactics, AWW-009 squads', () => {
  const openings = Array.from({ length: 200 }, (_, seed) => randomOpening({}, seed));

  test('the drawing player is anybody, and so is the objective', () => {
    expect(new Set(openings.map(({ battle }) => battle.roleA))).toEqual(new Set(EMPIRES));
    expect(new Set(openings.map(({ battle }) => battle.objective))).toEqual(new Set(OBJECTIVE_IDS));
  });

  test('AWW-007: with three players against one, three in four draw for their Empire', () => {
    const teams = Array.from({ length: 400 }, (_, seed) => randomOpening({ playersHERB: 3 }, seed).battle.roleA);
    const share = teams.filter((roleA) => roleA === 'HERB').length / 400;
    expect(share).toBeGreaterThan(0.68);
    expect(share).toBeLessThan(0.82);
  });

  test('AWW-008: one tactic each, never the same, hidden from the enemy', () => {
    for (const state of openings) {
      expect(state.tactics.HERB?.card).not.toBe(state.tactics.CARN?.card);
      const seen = rules.view(state, { side: 'HERB', player: 0 }).tactics;
      expect([seen.HERB?.card, seen.CARN]).toEqual([state.tactics.HERB?.card, null]);
    }
    expect(new Set(openings.map(({ tactics }) => tactics.CARN?.card)).size).toBe(20);
  });

  test('AWW-009: suggested sizes, or those that were agreed', () => {
    const sizes = LAYOUT_IDS.map((layout) => randomOpening({ layout }, 1).battle.squadSize);
    expect(sizes.map(({ HERB, CARN }) => [HERB, CARN])).toEqual([
      [4, 4],
      [6, 6],
      [8, 8],
    ]);
    expect(randomOpening({ squadHERB: 2, squadCARN: 12 }, 1).battle.squadSize).toEqual({ HERB: 2, CARN: 12 });
  });

  test('AWW-001, AWW-002: the field of the option, Herbivoria in the south', () => {
    for (const layout of LAYOUT_IDS) expect(randomOpening({ layout }, 3).battle.field).toBe(STANDARD_FIELDS[layout]);
  });
});
