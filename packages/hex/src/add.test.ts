import { expect, test } from 'vitest';
import { add } from './add.ts';

test('adds both coordinates', () => {
  expect(add([2, -3], [-1, 4])).toEqual([1, 1]);
});
