import { expect, test } from 'vitest';
import { longFunctions } from './function-sizes.ts';

test('no function of a package, the site, the command line, the worker or the launcher is above 40 lines', () => {
  expect(longFunctions()).toEqual([]);
});
