import { expect, test } from 'vitest';
import { same } from './same.ts';

test('compares both coordinates', () => {
  expect(same([1, -2], [1, -2])).toBe(true);
  expect(same([1, -2], [1, 2])).toBe(false);
  expect(same([1, -2], [-1, -2])).toBe(false);
});
