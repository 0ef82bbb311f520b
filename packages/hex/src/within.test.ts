import { expect, test } from 'vitest';
import { within } from './within.ts';

test('holds 1 + 3n(n + 1) hexes', () => {
  expect([0, 1, 2, 4].map((reach) => within([1, 1], reach).length)).toEqual([1, 7, 19, 61]);
});

test('is sorted by q, then r', () => {
  expect(within([0, 0], 1)).toEqual([
    [-1, 0],
    [-1, 1],
    [0, -1],
    [0, 0],
    [0, 1],
    [1, -1],
    [1, 0],
  ]);
});
