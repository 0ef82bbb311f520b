import { describe, expect, test } from 'vitest';
import { isPlainTarget } from './request-target.ts';
import { SPELLINGS } from './testing/spellings.ts';

const PLAIN = [
  ...['/', '/graphql', '/graphql?query=%7B%20me%20%7Bid%7D%20%7D', '/api/v1/matches/0b5d/frames?from=0&count=50'],
  ...['/api/v1/docs/', '/_next/static/chunks/app/%5Bid%5D/page.js', '/_next/image?url=%2Fa.png&w=64', '/rules/a@1'],
  ...['/api/auth/magic-link/verify?token=a.b-c_d~e', '/calendar/abc.ics', '/x?next=https://e.org/../y'],
];

describe('a request is asked for in one form', () => {
  test.each(PLAIN)('%s is in it', (target) => expect(isPlainTarget(target)).toBe(true));

  test.each(SPELLINGS.map(([what, spelt]) => [what, spelt('/api/auth', 'sign-in/email')] as const))(
    '%s is not: %s',
    (_, target) => expect(isPlainTarget(target)).toBe(false),
  );

  test('no unreserved character may be encoded, nor a slash, a backslash, a per cent sign or a control', () => {
    for (let byte = 0; byte < 128; byte += 1) {
      const sign = String.fromCharCode(byte);
      const barred = /[\w\-.~/\\%]/.test(sign) || byte < 32 || byte === 127;
      const hex = byte.toString(16).padStart(2, '0');
      expect([byte, isPlainTarget(`/a%${hex}b`)]).toEqual([byte, !barred]);
      expect([byte, isPlainTarget(`/a%${hex.toUpperCase()}b`)]).toEqual([byte, !barred]);
    }
  });
});
