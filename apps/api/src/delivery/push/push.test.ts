import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Duellist } from '../../testing/duel.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { newBrowser, type PushBrowser } from '../../testing/push-browser.ts';
import type { Received } from '../../testing/receiver.ts';
import { publicKeyOf } from './keys.ts';
import { addDevice, listDevices, pushKey } from './service.ts';

let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => office.close());
beforeEach(() => office.receiver.answer(201));

/** As a push service does it: the token of RFC 8292 must be signed by the key that the browser subscribed with. */
function vouched({ headers }: Received): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  expect(key).toBe(pushKey(office.context));
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(right).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

async function subscribe(who: Duellist, path: string, browser: PushBrowser) {
  const added = await addDevice(office.context, who.caller, {
    name: 'Phone',
    endpoint: `${office.receiver.url}/${path}`,
    ...browser.keys,
  });
  if (!added.ok) throw new Error(added.fault.code);
  return {
    id: added.value.id,
    at: (): Received[] => office.receiver.received.filter((one) => one.path === `/${path}`),
  };
}

test('a push is vouched for by our key and can be read by its browser alone', async () => {
  const duel = await office.duel();
  const browser = newBrowser();
  const device = await subscribe(duel.north, 'phone', browser);
  await office.line(duel, duel.south, 'end');
  expect(await office.post(duel)).toEqual(['mail turn sent', 'push turn sent']);
  const [request] = device.at();
  if (!request) throw new Error('nothing came');
  const cause = await office.context.db.notification.findFirst({
    where: { matchId: duel.id, channel: 'page', kind: 'turn' },
  });
  expect(JSON.parse(browser.decrypted(request.body))).toMatchObject({
    tag: cause?.id,
    title: 'Your turn: The salient',
    url: `https://war.example.org/matches/${duel.id}?since=0`,
  });
  expect(() => newBrowser().decrypted(request.body)).toThrow();
  expect(request.body.toString('latin1')).not.toContain('salient');
  const { aud, sub, exp } = vouched(request);
  expect([aud, sub]).toEqual([office.receiver.url, 'https://war.example.org']);
  expect(Number(exp) * 1000).toBeGreaterThan(Date.now());
  expect(request.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  expect(String(request.headers.topic)).toMatch(/^[\w-]{32}$/);
});

test.each([401, 403, 404, 410])('a browser whose push service answers %d is forgotten', async (status) => {
  const duel = await office.duel();
  await subscribe(duel.north, `gone-${status}`, newBrowser());
  office.receiver.answer(status);
  await office.line(duel, duel.south, 'end');
  expect(await office.post(duel)).toEqual(['mail turn sent', 'push turn failed']);
  expect(await listDevices(office.context, duel.north.caller)).toEqual([]);
});

test('a push service that is busy keeps its browser', async () => {
  const duel = await office.duel();
  await subscribe(duel.north, 'busy', newBrowser());
  office.receiver.answer(429);
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  expect(await listDevices(office.context, duel.north.caller)).toHaveLength(1);
});

test('a browser that another person uses now is theirs', async () => {
  const duel = await office.duel();
  const browser = newBrowser();
  await subscribe(duel.north, 'shared', browser);
  await subscribe(duel.south, 'shared', browser);
  expect(await listDevices(office.context, duel.north.caller)).toEqual([]);
  expect(await listDevices(office.context, duel.south.caller)).toHaveLength(1);
});

test('what is no subscription is refused, and so is an endpoint within the house', async () => {
  const { caller } = (await office.duel()).south;
  const good = { name: 'x', endpoint: 'https://push.example.org/1', ...newBrowser().keys };
  const code = async (more: object) => {
    const added = await addDevice(office.context, caller, { ...good, ...more });
    return added.ok ? 'ok' : added.fault.code;
  };
  expect(await code({ p256dh: 'AAAA' })).toBe('DEVICE_INVALID');
  expect(await code({ auth: 'AAAA' })).toBe('DEVICE_INVALID');
  expect(await code({ endpoint: 'https://10.0.0.1/' })).toBe('TARGET_REFUSED');
  expect(await code({ endpoint: 'http://push.example.org/' })).toBe('TARGET_REFUSED');
  expect(await code({})).toBe('ok');
});

test('the public key follows from the private one (RFC 8291, 5)', () => {
  expect(publicKeyOf('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94')).toBe(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  );
});
