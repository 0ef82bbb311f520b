import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it.each([
  ['/matches/abc?side=south', '/matches/abc?side=south'],
  ['/invitations/x#y', '/invitations/x#y'],
  ['//evil.example', '/desk'],
  ['/\\evil.example', '/desk'],
  ['https://evil.example', '/desk'],
  ['', '/desk'],
  [undefined, '/desk'],
  [['/a', '/b'], '/desk'],
])('%s leads to %s', (raw, expected) => {
  expect(nextPath(raw)).toBe(expected);
});
