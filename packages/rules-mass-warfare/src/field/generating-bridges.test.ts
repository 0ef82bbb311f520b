/** THE-RULES "Map generation", step 7: as few bridges as join the cities, and at least one for each pair of seats. */
import { fromKey, keyOf } from '@fieldpost/hex';
import { describe, expect, test } from 'vitest';
import type { Terrain } from '../catalogue/terrain.ts';
import { bridged } from './generating-bridges.ts';
import type { Plan, Sketch } from './sketch.ts';

/** Rows of codes from q = 0 on, the first row r = 0; the home of seat 1 is 0,0. No hex has a copy. */
function drawn(players: number, ...rows: readonly string[]): { readonly plan: Plan; readonly sketch: Sketch } {
  const sketch: Sketch = new Map(
    rows.flatMap((row, r) => row.split(' ').map((code, q) => [keyOf([q, r]), code as Terrain] as const)),
  );
  const hexes = [...sketch.keys()].map((key) => fromKey(key) ?? ([0, 0] as const));
  const plan = { players, hexes, homes: [[0, 0]], copies: (hex) => [hex], next: () => 0 } satisfies Plan;
  return { plan, sketch };
}

/** Where bridges are laid; null: the map is given up. */
function bridges(players: number, ...rows: readonly string[]): readonly string[] | null {
  const { plan, sketch } = drawn(players, ...rows);
  return bridged(plan, sketch) ? [...sketch].flatMap(([key, code]) => (code === 'BR' ? [key] : [])) : null;
}

describe('joining cities by bridges', () => {
  test('one hex is bridged where the water is narrow, not three where it is wide', () => {
    expect(bridges(2, 'BA BA WA WA WA C2', 'BA BA BA WA BA BA')).toEqual(['3,1']);
  });

  test('a longer way over land costs nothing', () => {
    expect(bridges(2, 'C5 WA WA C2', 'BA MO MO BA', 'BA BA WA BA')).toEqual(['2,2']);
  });

  test('the nearest city is joined first, and the next from there', () => {
    expect(bridges(2, 'C5 WA C2 WA C3')).toEqual(['1,0', '3,0']);
  });

  test('no bridge leads through Mountains or Marshland, and a city behind them alone gives the map up', () => {
    expect(bridges(2, 'C5 BA BA MO C2', 'BA WA BA MA BA', 'BA BA BA MO BA')).toBeNull();
    expect(bridges(2, 'C5 MO C2', 'BA WA BA')).toEqual(['1,1']);
  });

  test('where land joins all, straits between two shores are bridged, one for each pair of seats', () => {
    expect(bridges(2, 'C5 BA C2', 'BA WA BA', 'BA BA BA')).toEqual(['1,1']);
    expect(bridges(3, 'C5 BA BA BA', 'BA WA WA BA', 'BA BA BA BA')).toBeNull();
    expect(bridges(3, 'C5 BA BA BA BA BA BA', 'BA WA BA WA BA WA BA', 'BA BA BA BA BA BA BA')).toHaveLength(3);
  });

  test('a bridge is no shore', () => {
    expect(bridges(2, 'C5 WA C2')).toEqual(['1,0']);
    expect(bridges(3, 'C5 BR WA BR C2', 'BA BA BA BA BA')).toBeNull();
  });
});
