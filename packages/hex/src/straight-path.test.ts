import { expect, test } from 'vitest';
import { distance } from './distance.ts';
import type { Hex } from './hex.ts';
import { straightPath } from './straight-path.ts';
import { within } from './within.ts';

const CENTRE: Hex = [0, 0];

test('a row is straight and has no ties', () => {
  expect(straightPath([0, 2], [0, -2])).toEqual([[[0, 1]], [[0, 0]], [[0, -1]]]);
  expect(straightPath([0, 0], [0, 1])).toEqual([]);
});

test('a line between two hexes offers both, the one nearer to the first direction first', () => {
  expect(straightPath([0, 0], [2, -1])).toEqual([
    [
      [1, -1],
      [1, 0],
    ],
  ]);
});

/** The place on the line, in cube coordinates, by floating point: what the whole numbers must agree with. */
function nearest(to: Hex, ring: number): readonly string[] {
  const far = distance(CENTRE, to);
  const [q, r] = [(to[0] * ring) / far, (to[1] * ring) / far];
  const away = (at: Hex) => Math.max(Math.abs(at[0] - q), Math.abs(at[1] - r), Math.abs(at[0] + at[1] - q - r));
  const hexes = within([Math.round(q), Math.round(r)], 1).filter((at) => distance(CENTRE, at) === ring);
  const least = Math.min(...hexes.map(away));
  return hexes.filter((at) => away(at) < least + 1e-9).map(String);
}

test('each step holds the hexes of its ring that are nearest to the line', () => {
  for (const to of within(CENTRE, 9)) {
    if (distance(CENTRE, to) === 0) continue;
    straightPath(CENTRE, to).forEach((step, i) => {
      expect(step.map(String).toSorted()).toEqual(nearest(to, i + 1).toSorted());
    });
  }
});

test('there is no path from a hex to itself', () => {
  expect(() => straightPath([1, 1], [1, 1])).toThrow(RangeError);
});
