import { describe, expect, test } from 'vitest';
import { MAPS } from '../catalogue/maps.ts';
import { TERRAIN } from '../catalogue/terrain.ts';
import { Trial } from '../testing/trial.ts';
import { worldOf } from './footprints.ts';
import { cellOf, groundOf, hexOfColumn, rowsOf, terrainAt } from './grid.ts';
import { bearings, distance, inArc, rotated, STEPS } from './hexes.ts';
import { isBlocked, lineBetween } from './lines.ts';

const hex = (q: number, r: number) => ({ q, r });
const keys = (hexes: readonly { readonly q: number; readonly r: number }[]) =>
  hexes
    .map(({ q, r }) => `${q};${r}`)
    .sort()
    .join(' ');
const ORIGIN = hex(0, 0);

describe('the printed vectors', () => {
  test('WWA-025: six directions, clockwise from east', () => expect(keys(STEPS)).toBe('-1;0 -1;1 0;-1 0;1 1;-1 1;0'));
  test('WWA-026: distance', () => expect(distance(ORIGIN, hex(4, -1))).toBe(4));
  test.each([
    [2, -1, 1, '1;1'],
    [-3, 0, 3, '3;0'],
  ])('WWA-029: (%i;%i) by %i steps', (q, r, steps, to) => expect(keys([rotated(hex(q, r), steps)])).toBe(to));
  test.each([
    [4, 1, '1;0 2;0 2;1 3;1', ''],
    [3, 1, '1;0 1;1 2;0 2;1', ''],
    [1, 1, '', '0;1 1;0'],
    [2, 2, '1;1', '0;1 1;0|1;2 2;1'],
  ])('WWA-034: the line to (%i;%i)', (q, r, crossed, pairs) => {
    const line = lineBetween(ORIGIN, hex(q, r));
    expect(keys(line.crossed)).toBe(crossed);
    expect(
      line.pairs
        .map((pair) => keys(pair))
        .sort()
        .join('|'),
    ).toBe(pairs);
  });
  test('WWA-035: an edge is blocked by both its sides alone, either way round', () => {
    const one = (q: number, r: number) => q === 1 && r === 0;
    const both = (q: number, r: number) => q + r === 1;
    expect(isBlocked(ORIGIN, hex(1, 1), one)).toBe(false);
    expect(isBlocked(ORIGIN, hex(1, 1), both)).toBe(true);
    expect(isBlocked(hex(1, 1), ORIGIN, both)).toBe(true);
  });
  test('WWA-063: hexes at 90 degrees are inside the arc', () => {
    expect([inArc(ORIGIN, 0, hex(1, -2)), inArc(ORIGIN, 0, hex(0, -1))]).toEqual([true, false]);
  });
  test.each([
    [3, -1, '0'],
    [1, 1, '0,1'],
    [2, -1, '5,0'],
  ])('WWA-111: the bearing of (%i;%i)', (q, r, dirs) => expect(bearings(hex(q, r)).join()).toBe(dirs));
  test.each([
    [2, 0, '-1;3'],
    [19, 3, '22;3'],
  ])('WWA-029: door D1 of a Koenigswolf at (%i;3), heading %i', (q, heading, to) =>
    expect(keys([worldOf(hex(q, 3), heading, hex(-3, 0))])).toBe(to),
  );
});

describe('boards', () => {
  test('WWA-027: rows of 25 and 24 hexes, and back again', () => {
    expect(keys([hexOfColumn(0, 3), hexOfColumn(24, 16)])).toBe('-1;3 16;16');
    expect(rowsOf(groundOf(MAPS['MAP-2'].rows))).toEqual(MAPS['MAP-2'].rows);
  });
  test('WWA-028: what the signs mean', () => {
    expect(terrainAt(groundOf(MAPS['MAP-1'].rows), cellOf(9, 5))).toBe('U');
    expect([TERRAIN['#'].rating, TERRAIN.H.rating, TERRAIN.l.rating, TERRAIN.H.becomes]).toEqual([4, 8, 2, 'r']);
  });
  test('WWA-030: who rides in a tank keeps a local place and moves in the world', () => {
    const trial = new Trial({ state: { phase: 'plan' } });
    trial.play('order 2F');
    trial.play('order 0F');
    trial.passBoth();
    expect([trial.at('u98'), trial.war.tanks.A?.anchor]).toEqual(['in:A(1,0)', { q: 4, r: 3 }]);
  });
  test('WWA-031: nobody stands on the ground under a tank, one unit on a hex', () => {
    const trial = new Trial({ units: { u1: 'A GER-RIF 7,3', u2: 'A GER-RIF 8,3' } });
    expect([trial.try('u1 > 5,3'), trial.try('u1 > 8,3')]).toEqual(['E_PATH', 'E_OCCUPIED']);
  });
});
