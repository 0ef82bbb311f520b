/** The four maps against the figures of THE-RULES "Figures of the maps", and the check list of drawn maps. */
import { hashOf } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { CITY_NAMES, MAP_IDS, MAPS } from '../catalogue/maps.ts';
import { byTank, checkedMap, faultsOf, zoneSums } from './checks.ts';
import { readMap, writeMap } from './fpmap.ts';
import { generate } from './generate.ts';
import { groundOf } from './ground.ts';
import type { FieldMap } from './map.ts';

function mapOf(text: string): FieldMap {
  const { map, faults } = checkedMap(text);
  if (map === null) throw new Error(JSON.stringify(faults));
  return map;
}

const TWIN = MAPS['twin-rivers'];
const codes = (text: string) => checkedMap(text).faults.map(({ code }) => code);

describe('MW-010, MW-012: the listed maps', () => {
  // THE-RULES "Figures of the maps": map, hexes, seats, cities, total population, zone population, zone mines, tank reachable, zone food,
  // zone oil fields
  test.each([
    ['twin-rivers', 189, 2, 12, 40, 15, 2, 117, 16, 2],
    ['three-crowns', 217, 3, 18, 63, 15, 2, 147, 19, 3],
    ['four-corners', 315, 4, 28, 92, 15, 2, 234, 19, 2],
    ['ford', 95, 2, 12, 40, 15, 3, 87, 17, 3],
  ] as const)('%s', (id, hexes, seats, cities, total, people, mines, reachable, food, oil) => {
    const map = mapOf(MAPS[id]);
    const ground = groundOf(map);
    const population = ground.cities.reduce((sum, at) => sum + (ground.facts[at]?.value ?? 0), 0);
    expect([ground.hexes.length, map.seats.length, ground.cities.length, population]).toEqual([
      hexes,
      seats,
      cities,
      total,
    ]);
    const reached = byTank(ground, ground.indexOf(map.seats[0]?.home ?? [0, 0]));
    expect(reached.size).toBe(reachable);
    for (const index of map.seats.keys())
      expect({ ...zoneSums(ground, index), barren: [] }).toEqual({ people, food, mines, oil, barren: [] });
  });

  test.each(MAP_IDS)('%s keeps what the generator promises, but for the port of the ford', (id) => {
    const expected = id === 'ford' ? ['PORT', 'PORT'] : [];
    expect(codes(MAPS[id])).toEqual(expected);
  });

  test.each(MAP_IDS)('%s is written as it was read', (id) => expect(writeMap(mapOf(MAPS[id]))).toBe(MAPS[id]));

  test('cities are called by their names, others by seat and number', () => {
    const { places, indexOf } = groundOf(mapOf(TWIN));
    const called = (q: number, r: number) => places[indexOf([q, r])]?.name;
    expect(called(-4, -4)).toBe('Zeven');
    expect(called(-4, -3)).toBe('1 from Zeven');
    expect(called(4, 4)).toMatch(/^Red city \d$/);
  });
});

describe('MW-001, MW-170: the list says what is wrong with a map, and where', () => {
  const without = (text: string, part: string) => text.replace(part, '');
  test.each([
    ['a line that is none', TWIN.replace('end', 'what is this\nend'), 'LINE', { line: 29 }],
    ['an unknown code', TWIN.replace('DE MI A2', 'DE XX A2'), 'CODE', { at: [-3, -6], line: 6 }],
    ['a wrong count', TWIN.replace('cells 189', 'cells 190'), 'COUNT', {}],
    ['a row too few', TWIN.replace(/r=-1 .*\n/, ''), 'GAP', { line: 11 }],
    ['no header', without(TWIN, 'players 2\n'), 'HEADER', {}],
    ['five players', TWIN.replace('players 2', 'players 5'), 'PLAYERS', {}],
    ['no second seat', TWIN.replace(/seat 2.*\n/, ''), 'SEAT', { seat: 2 }],
    ['four Infantry', TWIN.replace(' -1,-4\n', '\n'), 'SEAT', { seat: 1 }],
    ['a home in the water', TWIN.replace('home -3,-4', 'home 3,-4'), 'SEAT_LAND', { at: [3, -4], seat: 1 }],
    ['two on a hex', TWIN.replace('-4,-3 -2,-3', '-4,-3 -4,-3'), 'SEAT_TWICE', { at: [-4, -3], seat: 1 }],
    ['a factory on a farm', TWIN.replace('factory -3,-3', 'factory -3,-5'), 'FACTORY', { at: [-3, -5] }],
    ['zones that overlap', TWIN.replace('home 3,4 factory 3,3', 'home -1,-2 factory -3,-3'), 'ZONES', { seat: 2 }],
    ['a name of no city', TWIN.replace('name -4,-4', 'name -5,-4'), 'NAME', { at: [-5, -4] }],
    ['a name given twice', TWIN.replace('Ostrow', 'Zeven'), 'NAME', { line: 20 }],
    ['a starving zone', TWIN.replaceAll('A3', 'DE').replaceAll('A2', 'DE'), 'STARVING', { seat: 1, at: [-3, -4] }],
  ])('%s', (_, text, code, place) => {
    const { map, faults } = checkedMap(text);
    expect(map).toBeNull();
    expect(faults).toContainEqual(expect.objectContaining({ code, ...place }));
  });

  test('MW-160: a city that no tank can reach, and a map without cities', () => {
    const cut = TWIN.replace('A3 A3 A3 MI MA WA WA WA WA WA WA WA WA WA', 'A3 A3 A3 MI MA WA WA WA WA WA WA WA WA C3');
    expect(codes(cut)).toEqual(expect.arrayContaining(['CITY_BY_TANK', 'SYMMETRY']));
    const empty = TWIN.replaceAll(/C\d/g, 'DE').replaceAll(/name.*\n/g, '');
    expect(codes(empty)).toContain('STARVING');
  });

  test('a map may break what is only promised', () => {
    const poor = TWIN.replaceAll('MI A2 BA BA WA', 'FO A2 BA BA WA');
    expect(readMap(poor).map).not.toBeNull();
    expect(checkedMap(poor).map).not.toBeNull();
    expect(codes(poor)).toEqual(expect.arrayContaining(['MINES', 'SYMMETRY']));
  });

  test.each(['', 'end', 'map x', 'x\n'.repeat(400), 'map x\nplayers 2\ncells 0\nend'])('text %# is no map', (text) => {
    expect(readMap(text).map).toBeNull();
    expect(readMap(text).faults.length).toBeGreaterThan(0);
  });
});

describe('the generator', () => {
  test.each([2, 3, 4])('makes maps for %i that keep every promise, the same for a number', (players) => {
    for (const number of [0, 1, 77, 999_999]) {
      const map = generate(players, number);
      expect(faultsOf(map)).toEqual([]);
      expect(generate(players, number)).toEqual(map);
      expect(map.id).toBe(`gen-${players}-${number}`);
      expect(readMap(writeMap(map)).map).toEqual(map);
      const bridges = map.rows.flatMap(({ cells }) => cells.filter((code) => code === 'BR'));
      expect(bridges.length).toBeGreaterThanOrEqual((players * (players - 1)) / 2);
      expect(groundOf(map).cities).toHaveLength(players * 6);
    }
    expect(generate(players, 1).rows).not.toEqual(generate(players, 2).rows);
  });

  test('takes water of 20 to 30 per cent of what no template holds', () => {
    const { rows } = generate(4, 5);
    const wet = rows.flatMap(({ cells }) => cells.filter((code) => code === 'WA' || code === 'BR')).length;
    const outside = 315 - 4 * 19;
    expect(wet / outside).toBeGreaterThan(0.19);
    expect(wet / outside).toBeLessThan(0.33);
  });

  test('has names enough, no two alike', () => expect(new Set(CITY_NAMES).size).toBe(CITY_NAMES.length));
});

/** A match is created by the number of its map, and played for years: no number may ever mean another map. */
test.each([
  [2, 'b3180d14bdd4a00baf89bf829efbf18941dc6c906330e0ecbbf5ae63c6774fbd'],
  [3, '76e079cb7b339b7eece5d02f541b19d1f1dc7516d93269734d58707f1c68040a'],
  [4, '99f22e56289c591412002e99127732eecbe93914dfd828bc69fe27f9aee8cd31'],
] as const)('twelve numbers of maps for %i mean what they have always meant', (players, sum) => {
  const texts = Array.from({ length: 12 }, (_, index) => writeMap(generate(players, index * index * 7919)));
  expect(hashOf(texts)).toBe(sum);
});
