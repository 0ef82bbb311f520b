import { expect, test } from 'vitest';
import { turned } from './turned.ts';

test('turns around (0,0), without a negative zero', () => {
  expect(turned([2, -3])).toEqual([-2, 3]);
  expect(Object.is(turned([0, 0])[0], 0)).toBe(true);
  expect(turned(turned([5, 1]))).toEqual([5, 1]);
});
