import { expect, test } from 'vitest';
import { barredHash } from './barring.ts';

test('CL-023: what a round says of blocks is the hash of the printed example, however the pairs are named', () => {
  const salt = '0'.repeat(64);
  const hash = '9d7d59a41984442bc32eb6bc6db114d5dfac4fc0611fbd80b00e0917a39fdf7b';
  expect([barredHash([['1', '4']], salt), barredHash([['4', '1']], salt)]).toEqual([hash, hash]);
  const two = [
    ['3', '2'],
    ['1', '4'],
  ] as const;
  expect(barredHash(two, salt)).toBe(barredHash(two.toReversed(), salt));
  expect(barredHash([], salt)).not.toBe(hash);
});
