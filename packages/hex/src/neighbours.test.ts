import { expect, test } from 'vitest';
import { distance } from './distance.ts';
import { neighbours } from './neighbours.ts';

test('six different hexes one step away', () => {
  const around = neighbours([3, -1]);
  expect(new Set(around.map(String)).size).toBe(6);
  expect(around.every((at) => distance([3, -1], at) === 1)).toBe(true);
});
