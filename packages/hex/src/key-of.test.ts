import { expect, test } from 'vitest';
import { keyOf } from './key-of.ts';

test('writes q and r with a comma', () => {
  expect(keyOf([-2, 3])).toBe('-2,3');
});
