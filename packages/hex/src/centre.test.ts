import { expect, test } from 'vitest';
import { centre } from './centre.ts';
import { neighbours } from './neighbours.ts';

test.each(['flat', 'pointy'] as const)(
  'with %s tops all neighbours lie as far: the width of a hex, sqrt(3) sizes',
  (top) => {
    const here = centre([2, -1], 10, top);
    for (const at of neighbours([2, -1])) {
      const there = centre(at, 10, top);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(10 * Math.sqrt(3));
    }
  },
);

test('with flat tops columns stand upright, with pointy ones rows lie level', () => {
  expect([centre([1, 0], 10).x, centre([1, 5], 10).x]).toEqual([15, 15]);
  expect([centre([0, 1], 10, 'pointy').y, centre([5, 1], 10, 'pointy').y]).toEqual([15, 15]);
});
