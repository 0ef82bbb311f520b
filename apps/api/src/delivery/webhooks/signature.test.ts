import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { secretOf, signedHeaders } from './signature.ts';

const HOUSE = 'a secret of the tests, long enough';
const KEYS = { secret: HOUSE, secretBefore: null };
const HOOK = { id: '3f7b', generation: 2, overlapUntil: null, overlapFrom: null };
const GUIDE = path.join(import.meta.dirname, '../../../../../docs/webhooks.md');

type IsGenuine = (headers: Readonly<Record<string, string>>, body: string, secret: string) => boolean;

/** The program of the guide, as its readers copy it. */
async function fromTheGuide(): Promise<IsGenuine> {
  const code = /```js\n([\s\S]*?)```/.exec(readFileSync(GUIDE, 'utf8'))?.[1] ?? '';
  const source = `data:text/javascript,${encodeURIComponent(`${code}\nexport { isGenuine };`)}`;
  return ((await import(/* @vite-ignore */ source)) as { readonly isGenuine: IsGenuine }).isGenuine;
}

const secret = (generation: number): string => secretOf(HOUSE, { ...HOOK, generation });

test('the guide’s program tells our requests from others', async () => {
  const isGenuine = await fromTheGuide();
  const message = { id: 'one', body: '{"kind":"turn"}' };
  const now = new Date();
  const headers = signedHeaders(KEYS, HOOK, message, now);
  expect(isGenuine(headers, message.body, secret(2))).toBe(true);
  expect(isGenuine(headers, '{"kind":"end"}', secret(2))).toBe(false);
  expect(isGenuine(headers, message.body, secret(1))).toBe(false);
  expect(isGenuine({ ...headers, 'webhook-id': 'two' }, message.body, secret(2))).toBe(false);
  const old = signedHeaders(KEYS, HOOK, message, new Date(now.getTime() - 301_000));
  expect(isGenuine(old, message.body, secret(2))).toBe(false);
  const overlapping = { ...HOOK, overlapUntil: new Date(now.getTime() + 1_000) };
  const both = signedHeaders(KEYS, overlapping, message, now);
  expect([isGenuine(both, message.body, secret(1)), isGenuine(both, message.body, secret(2))]).toEqual([true, true]);
});

test('the library of Standard Webhooks tells our requests from others', () => {
  const message = { id: 'one', body: '{"kind":"turn"}' };
  const now = new Date();
  const headers = signedHeaders(KEYS, HOOK, message, now);
  const verify = (body: string, given: Readonly<Record<string, string>>, generation: number) => () =>
    new Webhook(secret(generation)).verify(body, given);
  expect(verify(message.body, headers, 2)()).toEqual({ kind: 'turn' });
  expect(verify('{"kind":"end"}', headers, 2)).toThrow('No matching signature');
  expect(verify(message.body, headers, 1)).toThrow('No matching signature');
  expect(verify(message.body, { ...headers, 'webhook-id': 'two' }, 2)).toThrow('No matching signature');
  const old = signedHeaders(KEYS, HOOK, message, new Date(now.getTime() - 301_000));
  expect(verify(message.body, old, 2)).toThrow('too old');
  const both = signedHeaders(KEYS, { ...HOOK, overlapUntil: new Date(now.getTime() + 1_000) }, message, now);
  expect([verify(message.body, both, 1)(), verify(message.body, both, 2)()]).toEqual([
    { kind: 'turn' },
    { kind: 'turn' },
  ]);
});

test('another house, another webhook and another number have other secrets', () => {
  const all = [secret(1), secret(2), secretOf(HOUSE, { id: 'other', generation: 1 }), secretOf('x'.repeat(32), HOOK)];
  expect(new Set(all).size).toBe(4);
  for (const one of all) expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});
