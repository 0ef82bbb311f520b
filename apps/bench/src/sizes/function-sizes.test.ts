import { expect, test } from 'vitest';
import { longFunctions } from './function-sizes.ts';

test('no function of the site or of a package is above 40 lines', () => {
  expect(longFunctions()).toEqual([]);
});
