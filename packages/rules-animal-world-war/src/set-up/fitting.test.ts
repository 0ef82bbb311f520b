/** AWW-018: what objectives make of zones; AWW-007: which objectives fit on a field. */
import { fastChance } from '@fieldpost/engine';
import { type Hex, keyOf } from '@fieldpost/hex';
import { describe, expect, test } from 'vitest';
import { type Condition, NEVER } from '../catalogue/conditions.ts';
import { OBJECTIVES, type ObjectiveId } from '../catalogue/objectives.ts';
import { customField, STANDARD_FIELDS } from '../field/battlefield.ts';
import { animalWorldWar as rules } from '../index.ts';
import { turnedFor } from '../objectives/turning.ts';
import { openTrial, randomOpening } from '../testing/opening.ts';
import { fits } from './fitting.ts';
import { openBattle } from './opening.ts';

describe('AWW-018 zones', () => {
  const zones = (objective: ObjectiveId, roleA: 'HERB' | 'CARN') => {
    const { battle } = randomOpening({ objective, roleA }, 2);
    const text = (hexes: readonly Hex[]) => hexes.map(keyOf).toSorted().join(' ');
    return { own: text(battle.zones.HERB), deploys: text(battle.deploymentZones.HERB) };
  };

  test('O01 and O10 only widen the deployment', () => {
    const layout = STANDARD_FIELDS.short.zones.HERB.map(keyOf).toSorted().join(' ');
    expect(zones('O01', 'HERB')).toEqual({ own: layout, deploys: `-1,1 -1,2 -2,3 0,1 0,2 1,0 1,1 2,1` });
    expect(zones('O10', 'CARN').own).toBe(layout);
    expect(zones('O10', 'CARN').deploys).toContain('-2,2');
  });

  test('O11 replaces the zones of both', () => {
    expect(zones('O11', 'HERB').own).toBe('-1,0 -1,1 0,-1 0,0 0,1 1,-1 1,0');
    expect(zones('O11', 'CARN').own.split(' ')).toHaveLength(10);
    expect(zones('O11', 'CARN')).toMatchObject({ own: zones('O11', 'CARN').deploys });
  });
});

describe('AWW-014 a zone that is too small', () => {
  const barred = { 'tile -2,3': 'lake', 'tile -1,2': 'lake', 'tile 0,2': 'crag' };
  const open = (squadHERB: number) => openTrial({ objective: 'O05', roleA: 'HERB', squadHERB }, barred).battle;

  test('grows for deployment only: eight places, twelve soldiers', () => {
    const { deploymentZones, zones } = open(12);
    expect(deploymentZones.HERB.map(keyOf)).toEqual([
      ...['-2,3', '-1,2', '0,2', '1,1', '2,1'],
      ...['-2,2', '-1,1', '0,1', '1,0', '2,0'],
    ]);
    expect(deploymentZones.CARN).toHaveLength(5);
    expect(zones.HERB).toHaveLength(5);
  });

  test('stays as it is where it holds the squad', () => {
    expect(open(8).deploymentZones.HERB).toHaveLength(5);
  });

  test('civilians take room on their own tiles: two tiles with one each hold six', () => {
    const lakes = { 'tile -2,3': 'lake', 'tile 2,1': 'lake', 'tile 0,2': 'crag' };
    const tilesFor = (squadHERB: number) =>
      openTrial({ objective: 'O08', roleA: 'HERB', squadHERB }, lakes).battle.deploymentZones.HERB.length;
    expect([tilesFor(6), tilesFor(7)]).toEqual([5, 10]);
  });
});

describe('AWW-007 objectives that do not fit', () => {
  const corridor = customField(
    [-3, -2, -1, 0, 1, 2, 3].map((r): Hex => [0, r]),
    { HERB: [[0, 3]], CARN: [[0, -3]] },
    null,
  );
  const open = (objective: string, seed = 1) => {
    const options = rules.parse.options({ objective, squadHERB: 2, squadCARN: 2 });
    if (!options.ok) throw new Error('options');
    return openBattle({ options: options.value, field: corridor, aims: null, tiles: [] }, fastChance(seed));
  };

  test('are refused where they were chosen', () => {
    expect(open('O16')).toMatchObject({ ok: false, fault: { code: 'OBJECTIVE_UNFIT' } });
    expect(open('O08')).toMatchObject({ ok: false, fault: { code: 'OBJECTIVE_UNFIT' } });
    expect(open('O02').ok).toBe(true);
  });

  test('a role has one tile to hold at most: two of them are not counted', () => {
    const hold = (...tiles: readonly Hex[]) => ({ any: tiles.map((at) => ({ holdTurns: { at, n: 2 } })) });
    const plays = (winA: Condition, winB: Condition) =>
      fits({ ...OBJECTIVES.O05, winA, winB }, STANDARD_FIELDS.short, 'HERB');
    const [one, two] = [hold([0, 0], [0, 0]), hold([0, 0], [1, 0])];
    expect([plays(one, one), plays(one, NEVER), plays(NEVER, one)]).toEqual([true, true, true]);
    expect([plays(two, NEVER), plays(NEVER, two), plays(one, two), plays(two, one)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('are passed over in the draw; O05 always fits', () => {
    const drawn = Array.from({ length: 100 }, (_, seed) => open('drawn', seed));
    const names = drawn.map((state) => (state.ok ? state.value.battle.objective : null));
    expect([...new Set(names)].toSorted()).toEqual(['O02', 'O03', 'O05', 'O06', 'O07', 'O09', 'O12', 'O13']);
  });

  test('coordinates turn with role A', () => {
    const turned = turnedFor(OBJECTIVES.O14, 'CARN');
    expect(turned.ops[0]).toEqual({
      op: 'mark',
      at: [
        [2, 0],
        [0, 1],
        [-2, 2],
      ],
    });
    expect(turnedFor(turned, 'CARN')).toEqual(OBJECTIVES.O14);
  });
});
