import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppOptions, buildApp } from '../../app.ts';
import { preferencesOf, USUAL } from '../../notification-rules/preferences.ts';
import { linkIn, type Mailbox, openMailbox } from '../../testing/mailbox.ts';
import { type NewPerson, signedUp } from '../../testing/signed-up.ts';

const SITE = 'http://localhost:3000';
let database: TestDatabase;
let mailbox: Mailbox;
const apps: FastifyInstance[] = [];

async function open(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const given = { databaseUrl: database.url, secret: 'a secret that is only good for tests, and long' };
  const app = await buildApp({ ...given, publicUrl: SITE, smtpUrl: mailbox.url, rateLimitScale: 0, ...options });
  apps.push(app);
  return app;
}

beforeAll(async () => {
  [database, mailbox] = await Promise.all([freshDatabase(), openMailbox()]);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all([database.drop(), mailbox.close()]);
});

const post = (app: FastifyInstance, path: string, body: object) =>
  app.inject({ method: 'POST', url: `/api/auth${path}`, payload: body, headers: { origin: SITE } });
const account = (name: string) => ({ name, email: `${name.toLowerCase()}@example.org`, password: 'correct horse' });
const enter = (app: FastifyInstance, person: NewPerson) => signedUp(app, person, { origin: SITE });

/** A mail server that takes a call and never says a word; `leftBySomebody` resolves when a caller has had enough of it. */
async function openSilentServer() {
  const sockets: Socket[] = [];
  let left = (_word: string): void => undefined;
  const leftBySomebody = new Promise<string>((resolve) => {
    left = resolve;
  });
  const server = createServer((socket) => {
    sockets.push(socket.on('close', () => left('left')).on('error', () => undefined));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = async (): Promise<void> => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, leftBySomebody, close };
}

test('an account begins with letters that wait for ten minutes', async () => {
  const app = await open();
  await enter(app, account('Noa'));
  const noa = await app.services.db.user.findUniqueOrThrow({ where: { email: 'noa@example.org' } });
  expect(preferencesOf(noa.notificationPreferences)).toEqual({ ...USUAL, holdMinutes: 10 });
});

test.each([
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Mars/Olympus', 'UTC'],
  [undefined, 'UTC'],
])('a new account has the zone of its browser: %s', async (timeZone, zone) => {
  const app = await open();
  const person = account(`Z${String(timeZone).length}`);
  await post(app, '/sign-up/email', { ...person, timeZone });
  const made = await app.services.db.user.findUniqueOrThrow({ where: { email: person.email } });
  expect(made.timeZone).toBe(zone);
});

/** By this a browser that signed up is known again when it presses the link of the letter. */
const COOKIE = { name: 'fieldpost.sign_up', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400, long: 32 };

describe('who has an account', () => {
  const told = (answer: Awaited<ReturnType<typeof post>>) => {
    const { date: _date, 'x-request-id': _request, ...headers } = answer.headers;
    const cookies = answer.cookies.map(({ value, ...rest }) => ({ ...rest, long: value.length }));
    return { status: answer.statusCode, body: answer.body, cookies, headers: Object.keys(headers) };
  };
  /** What a stranger hears who signs up and then tries to sign in, and how long the sign-up took, in ms. */
  async function tried(app: FastifyInstance, person: NewPerson, form: object = {}) {
    const began = performance.now();
    const up = await post(app, '/sign-up/email', { ...person, ...form });
    const took = performance.now() - began;
    const { email, password } = person;
    return { told: [up, await post(app, '/sign-in/email', { email, password })].map(told), took };
  }

  test('is not told by sign-up, nor by sign-in after it: known, shut and new addresses look alike', async () => {
    const app = await open();
    await enter(app, account('Vic'));
    await post(app, '/sign-up/email', account('Wim'));
    const mine = (name: string) => ({ ...account(name), password: 'a password of mine' });
    const fresh = await tried(app, mine('Xan'));
    for (const name of ['Vic', 'VIC', 'Wim', 'Xan']) {
      const known = await tried(app, mine(name));
      expect(known.told, name).toEqual(fresh.told);
      expect(Math.min(known.took, fresh.took), name).toBeGreaterThan(390);
    }
    expect(fresh.told[0]).toMatchObject({ status: 200, body: '{"status":true}', cookies: [COOKIE] });
  });

  test.each([
    ['a name of nothing visible', { name: '\u200b' }],
    ['a long name', { name: 'x'.repeat(41) }],
    ['a name that is none', { name: 7 }],
    ['a short password', { password: 'short' }],
    ['a way out of the house', { callbackURL: 'https://evil.example/x' }],
    ['fields that are not theirs to set', { demo: true }],
    ['an empty name', { name: ' ' }],
  ])('is not told by a form with %s', async (_what, form) => {
    const app = await open();
    await app.services.db.user.createMany({
      data: [{ id: 'yve', name: 'Yve', email: 'yve@example.org', emailVerified: true }],
      skipDuplicates: true,
    });
    const nobody = account(`zed${JSON.stringify(form).length}${Object.keys(form)}`);
    const [known, fresh] = [await tried(app, account('Yve'), form), await tried(app, nobody, form)];
    expect(known.told).toEqual(fresh.told);
  });

  test('is not told to two who sign up with one address at one moment', async () => {
    const app = await open();
    const answers = await Promise.all([1, 2, 3].map(() => post(app, '/sign-up/email', account('Twin'))));
    expect(answers.map(told)).toEqual([1, 2, 3].map(() => ({ ...told(answers[0] as never), status: 200 })));
    expect(await app.services.db.user.count({ where: { email: 'twin@example.org' } })).toBe(1);
  });

  test('is told to whoever has it, by letter; the account stays as it is', async () => {
    const app = await open();
    await enter(app, account('Quin'));
    await mailbox.next('quin@example.org');
    await post(app, '/sign-up/email', { ...account('Quin'), name: 'Somebody', password: 'a password of mine' });
    const letter = await mailbox.next('quin@example.org');
    expect(letter.subject).toBe('You have an account on Fieldpost');
    expect(linkIn(letter, '/sign-in').href).toBe(`${SITE}/sign-in`);
    const { email, password } = account('Quin');
    expect((await post(app, '/sign-in/email', { email, password })).json().user).toMatchObject({ name: 'Quin' });
  });

  test('is not told by how long a mail server takes', async () => {
    const silent = await openSilentServer();
    const app = await open({ smtpUrl: silent.url });
    await app.services.db.user.create({ data: { id: 'uta', name: 'Uta', email: 'uta@example.org' } });
    const paths = ['/request-password-reset', '/send-verification-email', '/sign-in/magic-link'];
    const answers = paths.map((path) => post(app, path, { email: 'uta@example.org' }));
    const first = await Promise.race([Promise.all(answers), silent.leftBySomebody]);
    expect(first).toMatchObject(paths.map(() => ({ statusCode: 200 })));
    await silent.close();
  });

  test('a new password by letter opens an account that waits for one', async () => {
    const app = await open();
    await post(app, '/sign-up/email', account('Rex'));
    await mailbox.next('rex@example.org');
    await post(app, '/request-password-reset', { email: 'rex@example.org' });
    const link = linkIn(await mailbox.next('rex@example.org'), '/reset-password?token=');
    await post(app, '/reset-password', { token: link.searchParams.get('token'), newPassword: 'another horse' });
    const entered = await post(app, '/sign-in/email', { email: 'rex@example.org', password: 'another horse' });
    expect(entered.statusCode).toBe(200);
  });
});
