import { expect, test } from 'vitest';
import { reachOf } from './scrubber.tsx';

test('losses of two sides stand above and below the line', () => {
  expect(reachOf({ side: 'north', count: 1 }, 'tent', ['north', 'south'])).toEqual([12, 30]);
  expect(reachOf({ side: 'south', count: 9 }, 'house', ['north', 'south'])).toEqual([34, 60]);
});

test('losses of four sides have a lane each and never reach into the next', () => {
  const sides = ['s1', 's2', 's3', 's4'];
  const lanes = sides.map((side) => reachOf({ side, count: 9 }, 'disc', sides));
  expect(lanes).toEqual([
    [1, 15],
    [17, 31],
    [33, 47],
    [49, 63],
  ]);
});
