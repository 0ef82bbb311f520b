import { expect, test } from 'vitest';
import { byColumn } from './by-column.ts';

test('sorts columns from west to east, and each from north to south', () => {
  const hexes = [
    [1, -1],
    [0, 2],
    [-1, 5],
    [0, -2],
  ] as const;
  expect(hexes.toSorted(byColumn).map(String)).toEqual(['-1,5', '0,-2', '0,2', '1,-1']);
});
