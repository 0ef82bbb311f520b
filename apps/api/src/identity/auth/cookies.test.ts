import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { tokenOfCookie } from './cookies.ts';

const SECRET = 'a secret that is only good for tests, and long';
const KEYS = { secret: SECRET, secretBefore: null };
const signed = (token: string, secret: string): string =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

describe('the token within a session cookie', () => {
  test('is read where the signature is ours', () => {
    expect(tokenOfCookie(KEYS, signed('abc', SECRET))).toBe('abc');
    expect(tokenOfCookie(KEYS, signed('a.b', SECRET))).toBe('a.b');
  });

  const [, ours = ''] = signed('abc', SECRET).split('.');
  test.each([
    ['of another secret', signed('abc', `${SECRET}!`)],
    ['of another token', `abd.${ours}`],
    ['of as many bytes, but others', `abc.${Buffer.alloc(32).toString('base64')}`],
    ['with its last byte changed', `abc.${Buffer.from(ours, 'base64').fill(0, 31).toString('base64')}`],
    ['that is cut', `abc.${Buffer.from(ours, 'base64').subarray(0, 31).toString('base64')}`],
    ['of nothing', 'abc.'],
    ['that is missing', 'abc'],
    ['without a token', `.${ours}`],
  ])('is not read with a signature %s', (_, cookie) => expect(tokenOfCookie(KEYS, cookie)).toBeNull());
});
