import { expect, test } from 'vitest';
import { fromKey } from './from-key.ts';
import { keyOf } from './key-of.ts';

test('undoes keyOf', () => {
  expect(fromKey(keyOf([-2, 3]))).toEqual([-2, 3]);
});

test.each(['', '1', '1,', '1,2,3', 'a,b', '1, 2', '1.5,2', '--1,2', '99999,0'])('%j names no hex', (key) => {
  expect(fromKey(key)).toBeNull();
});
