import { expect, test } from 'vitest';
import { add } from './add.ts';
import { subtract } from './subtract.ts';

test('undoes adding', () => {
  expect(subtract([1, 1], [-1, 4])).toEqual([2, -3]);
  expect(add([-1, 4], subtract([1, 1], [-1, 4]))).toEqual([1, 1]);
});
