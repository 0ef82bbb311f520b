import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { mayBeFramed, pageHeaders } from './page-headers.ts';

const FRAMED = ['/embed/m1', '/embed/m1?step=3&speed=slow'];
/** Pages on which something can be done, and spellings that look like a replay. */
const NEVER = [
  '/',
  '/matches/m1',
  '/account',
  '/embed',
  '/embed/',
  '/embed/m1/more',
  '/embed/..',
  '/embed/%2e%2e',
  '/x/embed/m1',
  '/Embed/m1',
  '/matches/m1?/embed/m1',
  '//embed/m1',
];

test.each(FRAMED)('%s may be framed by pages of others', (target) => {
  expect(pageHeaders(target)).not.toHaveProperty('x-frame-options');
  expect(mayBeFramed(new URL(target, 'https://post.example').pathname)).toBe(true);
});

test.each(NEVER)('%s may not', (target) => {
  expect(pageHeaders(target)['x-frame-options']).toBe('DENY');
  expect(mayBeFramed(target)).toBe(false);
});

test.each([
  ['/_next/static/chunks/a-1.js', ['x-content-type-options']],
  ['/pictures/cover?theme=dark', ['x-content-type-options', 'content-security-policy']],
  ['/pictures/../matches/m1', [...Object.keys(pageHeaders('/'))]],
  ['/_next/static/../matches/m1', [...Object.keys(pageHeaders('/'))]],
  ['/_next/data/matches/m1', [...Object.keys(pageHeaders('/'))]],
])('%s says %j', (target, names) => {
  expect(Object.keys(pageHeaders(target))).toEqual(names);
});

test('the policy says the same', () => {
  const page = { nonce: 'n', dev: false };
  expect(contentSecurityPolicy({ ...page, framed: true })).toMatch(/frame-ancestors \*$/);
  expect(contentSecurityPolicy({ ...page, framed: false })).toMatch(/frame-ancestors 'none'$/);
});
