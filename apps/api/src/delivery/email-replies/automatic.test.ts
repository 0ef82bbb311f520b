import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { isAutomatic } from './automatic.ts';

const folder = (name: string) => {
  const at = path.join(import.meta.dirname, name);
  return readdirSync(at).map((file) => [file, readFileSync(path.join(at, file))] as const);
};
const judged = async (raw: string | Uint8Array, sender: string | null = 'ben@example.org') =>
  isAutomatic(await PostalMime.parse(raw), sender);

describe('a program sent it', () => {
  test.each(folder('letters-of-machines'))('%s', async (_name, raw) => expect(await judged(raw)).toBe(true));
  test('the envelope has no sender', async () => expect(await judged('From: a@b\r\n\r\nend', '')).toBe(true));
});

describe('a person wrote it', () => {
  test.each(folder('letters-of-programs'))('%s', async (_name, raw) => expect(await judged(raw)).toBe(false));
  test.each([
    ['an answer that says so', 'Auto-Submitted: no\r\n'],
    ['about an absence', 'Subject: Re: Your turn: Out of office\r\n'],
    ['a subject of their own', 'Subject: Automatic weapons\r\n'],
  ])('%s', async (_what, head) => expect(await judged(`From: a@b\r\n${head}\r\nend`)).toBe(false));
  test('nobody knows the envelope', async () => expect(await judged('From: a@b\r\n\r\nend', null)).toBe(false));
  test('words about a reaction', async () =>
    expect(await judged('From: a@b\r\n\r\nYes.\r\nNo.\r\nShe reacted via gmail')).toBe(false));
});
