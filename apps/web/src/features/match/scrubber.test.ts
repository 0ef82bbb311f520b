import { expect, test } from 'vitest';
import { reachOf } from './scrubber.tsx';

const seats = (...sides: readonly string[]) =>
  sides.map((side) => ({ side })) as unknown as Parameters<typeof reachOf>[2];

test('losses of two sides stand above and below the line', () => {
  expect(reachOf('north', 1, seats('north', 'south'))).toEqual([12, 30]);
  expect(reachOf('south', 9, seats('north', 'south'))).toEqual([34, 60]);
});

test('losses of four sides have a lane each and never reach into the next', () => {
  const sides = ['s1', 's2', 's3', 's4'];
  const lanes = sides.map((side) => reachOf(side, 9, seats(...sides)));
  expect(lanes).toEqual([
    [1, 15],
    [17, 31],
    [33, 47],
    [49, 63],
  ]);
});
