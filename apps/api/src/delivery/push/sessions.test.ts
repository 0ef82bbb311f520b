/** A browser takes push no longer than the session, or the token, lasts in which it was signed up. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signOutEverywhere, suspend } from '../../operator/people.ts';
import { Lobby } from '../../testing/lobby.ts';
import { newBrowser } from '../../testing/push-browser.ts';
import { sessionCookieOf, signedUp } from '../../testing/signed-up.ts';
import { findDevice } from './store.ts';

const origin = 'http://localhost:3000';
const reason = 'As was to be shown.';
const password = 'correct horse';
let lobby: Lobby;
let app: FastifyInstance;
beforeAll(async () => {
  lobby = await Lobby.open({ vapidPrivateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', rateLimitScale: 0 });
  app = lobby.app;
});
afterAll(() => lobby.close());

type Who = { readonly cookie: string; readonly email: string; readonly id: string };

const post = (url: string, cookie: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { origin, cookie } });

let count = 0;
async function somebody(): Promise<Who> {
  count += 1;
  const email = `push-${count}@example.org`;
  const cookie = await signedUp(app, { name: 'Pia', email, password }, { origin });
  const { id } = await app.services.db.user.findUniqueOrThrow({ where: { email }, select: { id: true } });
  return { cookie, email, id };
}

/** Signs a browser up by a session or a token. Answers its id. */
async function device(headers: Readonly<Record<string, string>>): Promise<string> {
  count += 1;
  const payload = { name: 'Phone', endpoint: `https://push.example.org/${count}`, ...newBrowser().keys };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/me/devices',
    payload,
    headers: { origin, ...headers },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

const isTold = async (id: string, who: Who): Promise<boolean> =>
  (await findDevice(app.services, id, who.id, lobby.clock.now())) !== null;
const anew = async ({ email }: Who, with_ = password): Promise<string> =>
  sessionCookieOf(await post('/api/auth/sign-in/email', '', { email, password: with_ }));
const sessionOf = async (cookie: string): Promise<string> => {
  const answer = await app.inject({ method: 'GET', url: '/api/v1/me/sessions', headers: { cookie } });
  return answer.json().sessions.find((one: { readonly current: boolean }) => one.current).id;
};

type Ending = (who: Who, second: string) => Promise<unknown>;
/** What ends push in the browser of `second`; and whether it does in that of the first session, too. */
const ENDINGS: readonly (readonly [what: string, ending: Ending, first: boolean])[] = [
  ['signing out', (_, second) => post('/api/auth/sign-out', second), false],
  [
    'ending that session from elsewhere',
    async ({ cookie }, second) => {
      const url = `/api/v1/me/sessions/${await sessionOf(second)}`;
      expect((await app.inject({ method: 'DELETE', url, headers: { origin, cookie } })).statusCode).toBe(204);
    },
    false,
  ],
  [
    'a password changed elsewhere, whatever the form says of other sessions',
    ({ cookie }) => {
      const body = { currentPassword: password, newPassword: 'another horse', revokeOtherSessions: false };
      return post('/api/auth/change-password', cookie, body);
    },
    false,
  ],
  ['a suspension', ({ id }) => suspend(app.services, null, { id, days: 7, reason }), true],
  ['being signed out everywhere', ({ id }) => signOutEverywhere(app.services, null, { id, reason }), true],
];

test.each(ENDINGS)('%s ends push', async (_, ending, first) => {
  const who = await somebody();
  const second = await anew(who);
  const [one, other] = [await device({ cookie: who.cookie }), await device({ cookie: second })];
  expect([await isTold(one, who), await isTold(other, who)]).toEqual([true, true]);
  await ending(who, second);
  expect([await isTold(one, who), await isTold(other, who)]).toEqual([!first, false]);
  expect(await app.services.db.pushDevice.count({ where: { id: other } })).toBe(0);
});

test('a new password by letter ends push everywhere', async () => {
  const who = await somebody();
  const id = await device({ cookie: who.cookie });
  await post('/api/auth/request-password-reset', '', { email: who.email });
  const asked = { where: { value: who.id, identifier: { startsWith: 'reset-password:' } } };
  const { identifier } = await app.services.db.verification.findFirstOrThrow(asked);
  const token = identifier.slice('reset-password:'.length);
  expect((await post('/api/auth/reset-password', '', { token, newPassword: 'a third horse' })).statusCode).toBe(200);
  expect(await isTold(id, who)).toBe(false);
});

test('a password that is not changed leaves push as it is', async () => {
  const who = await somebody();
  const id = await device({ cookie: who.cookie });
  const body = { currentPassword: 'wrong horse', newPassword: 'another horse' };
  expect((await post('/api/auth/change-password', who.cookie, body)).statusCode).toBe(400);
  expect(await isTold(id, who)).toBe(true);
  await post('/api/auth/sign-out', who.cookie);
  expect(await isTold(id, who)).toBe(false);
});

test('a session or token that has ended, or an account that is suspended, is told nothing even while its row is there', async () => {
  const who = await somebody();
  const made = await post('/api/v1/me/tokens', who.cookie, { name: 'phone', scopes: ['account'] });
  const [own, by] = [
    await device({ cookie: who.cookie }),
    await device({ authorization: `Bearer ${made.json().secret ?? made.json().token}` }),
  ];
  expect([await isTold(own, who), await isTold(by, who)]).toEqual([true, true]);
  const later = new Date(lobby.clock.now().getTime() + 31 * 86_400_000);
  expect(await findDevice(app.services, own, who.id, later)).toBeNull();
  const { db } = app.services;
  await db.user.update({ where: { id: who.id }, data: { suspendedUntil: later } });
  expect([await isTold(own, who), await isTold(by, who)]).toEqual([false, false]);
  await db.user.update({ where: { id: who.id }, data: { suspendedUntil: null } });
  await db.accessToken.updateMany({ where: { userId: who.id }, data: { revokedAt: lobby.clock.now() } });
  expect([await isTold(own, who), await isTold(by, who)]).toEqual([true, false]);
});

test('a session is one browser: what it signs up again takes the place of what it had', async () => {
  const who = await somebody();
  const [before, now] = [await device({ cookie: who.cookie }), await device({ cookie: who.cookie })];
  expect([await isTold(before, who), await isTold(now, who)]).toEqual([false, true]);
});
