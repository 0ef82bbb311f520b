import { expect, test } from 'vitest';
import { neighbour } from './neighbour.ts';

test('north lies above, south below', () => {
  expect(neighbour([2, 1], 0)).toEqual([2, 0]);
  expect(neighbour([2, 1], 3)).toEqual([2, 2]);
  expect(neighbour([2, 1], 1)).toEqual([3, 0]);
});
