/** Line of fire (AWW-050 to AWW-055), against the printed algorithm, written again. */
import type { Hex } from '@fieldpost/hex';
import { describe, expect, test } from 'vitest';
import { LAYOUT_IDS } from '../catalogue/layouts.ts';
import { STANDARD_FIELDS } from './battlefield.ts';
import { geometryOf, onField } from './geometry.ts';
import { everyTies, pathOf, settledTies, tiesOf, tilesAlong } from './path-of-fire.ts';

/** AWW-051, in the names of the rule: v = a*DIR[i] + b*DIR[(i+1)%6], found by trying every a and b. */
const DIR = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

function sector(v: Hex) {
  for (let i = 0; i < 6; i++)
    for (let a = 1; a <= 12; a++)
      for (let b = 0; b <= 12; b++) {
        const [p, n] = [DIR[i] as Hex, DIR[(i + 1) % 6] as Hex];
        if (a * p[0] + b * n[0] === v[0] && a * p[1] + b * n[1] === v[1]) return { a, b, p, n };
      }
  throw new Error(`no sector for ${v}`);
}

function printedPath(from: Hex, to: Hex, isField: (at: Hex) => boolean): readonly (readonly string[])[] {
  const { a, b, p, n } = sector([to[0] - from[0], to[1] - from[1]]);
  const d = a + b;
  const T = (k: number, j: number): Hex => [from[0] + (k - j) * p[0] + j * n[0], from[1] + (k - j) * p[1] + j * n[1]];
  const path: (readonly string[])[] = [];
  for (let k = 1; k <= d - 1; k++) {
    const x = 2 * b * k;
    const tie = x % (2 * d) === d;
    const j = Math.floor((tie ? x : x + d) / (2 * d));
    const options = (tie ? [T(k, j), T(k, j + 1)] : [T(k, j)]).filter(isField);
    if (options.length > 0) path.push(options.map(String));
  }
  return path;
}

const written = (path: readonly (readonly Hex[])[]) => path.map((step) => step.map(String));

describe.each(LAYOUT_IDS)('AWW-051, AWW-053 on the %s field', (id) => {
  const field = STANDARD_FIELDS[id];
  const geometry = geometryOf(field);
  const isField = (at: Hex) => onField(field, at);

  test('every pair of tiles, both ways, as the rule says', () => {
    for (const from of field.hexes)
      for (const to of field.hexes)
        if (from !== to) expect(written(pathOf(geometry, from, to))).toEqual(printedPath(from, to, isField));
  });

  test('AWW-054: A to B and B to A give the same tiles', () => {
    const sorted = (path: readonly (readonly Hex[])[]) => written(path).map((step) => step.toSorted());
    for (const from of field.hexes)
      for (const to of field.hexes)
        if (from !== to) {
          expect(sorted(pathOf(geometry, from, to))).toEqual(sorted(pathOf(geometry, to, from)).toReversed());
        }
  });

  test('AWW-065: to every off-board hex where a plane may be', () => {
    const offBoard = geometry.lines.flatMap(({ entry, exit }) => [entry, exit]);
    for (const from of field.hexes)
      for (const to of offBoard) {
        expect(written(pathOf(geometry, from, to))).toEqual(printedPath(from, to, isField));
      }
  });
});

describe('AWW-055 worked values, on the short field', () => {
  const rows: readonly (readonly [string, Hex, Hex, string])[] = [
    ['a row', [0, 2], [0, -2], '0,1 0,0 0,-1'],
    ['a bent line', [0, 2], [2, -3], '0,1 1,0 1,-1 2,-2'],
    ['one tie', [0, 2], [1, -2], '0,1 0,0|1,0 1,-1'],
    ['two ties', [-1, 2], [1, -2], '-1,1|0,1 0,0 0,-1|1,-1'],
    ['a tie alone', [0, 0], [2, -1], '1,-1|1,0'],
    ['a tie with a hex off the field is none', [-2, -1], [0, -2], '-1,-1'],
  ];
  test.each(rows)('%s', (_what, from, to, expected) => {
    const path = pathOf(geometryOf(STANDARD_FIELDS.short), from, to);
    expect(path.map((step) => step.map(String).join('|')).join(' ')).toBe(expected);
  });
});

describe('AWW-052 ties', () => {
  const path = pathOf(geometryOf(STANDARD_FIELDS.short), [-1, 2], [1, -2]);

  test('each is chosen by itself', () => {
    expect(tiesOf(path)).toBe(2);
    expect(everyTies(path).map((ties) => ties.join())).toEqual([
      'first,first',
      'first,second',
      'second,first',
      'second,second',
    ]);
    expect(tilesAlong(path, ['second', 'first']).map(String)).toEqual(['0,1', '0,0', '0,-1']);
  });

  test('missing entries go to the lower roll, if equal to the first', () => {
    const needs = new Map([
      ['-1,1', 4],
      ['0,1', 2],
    ]);
    expect(settledTies(path, [], (at) => needs.get(String(at)) ?? 3)).toEqual(['second', 'first']);
    expect(settledTies(path, ['first', 'second'], () => 1)).toEqual(['first', 'second']);
  });
});
