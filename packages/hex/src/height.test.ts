import { expect, test } from 'vitest';
import { height } from './height.ts';

test('odd columns lie half a hex lower', () => {
  expect(height([0, 2])).toBe(2);
  expect(height([1, 1])).toBe(1.5);
  expect(height([-2, -1])).toBe(-2);
});
