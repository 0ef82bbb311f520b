import { soon } from '@fieldpost/config/soon';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppOptions, buildApp } from '../../app.ts';
import { handClock } from '../../platform/clock.ts';
import { linkIn, type Mailbox, openMailbox } from '../../testing/mailbox.ts';
import { type NewPerson, sessionCookieOf, signedUp } from '../../testing/signed-up.ts';

const SITE = 'http://localhost:3000';
const SECRET = 'a secret that is only good for tests, and long';
let database: TestDatabase;
let mailbox: Mailbox;
const apps: FastifyInstance[] = [];

async function open(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const given = { databaseUrl: database.url, secret: SECRET, publicUrl: SITE, smtpUrl: mailbox.url };
  const app = await buildApp({ ...given, ...options });
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

type Headers = Readonly<Record<string, string>>;
const post = (app: FastifyInstance, path: string, body: object, headers: Headers = {}) =>
  app.inject({ method: 'POST', url: `/api/auth${path}`, payload: body, headers: { origin: SITE, ...headers } });
const get = (app: FastifyInstance, url: string, headers: Headers = {}) => app.inject({ method: 'GET', url, headers });

/** The button of the page behind a mailed link: a plain form. */
const press = (app: FastifyInstance, path: string, link: URL, headers: Headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/auth${path}${link.search}`,
    payload: '',
    headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** An account with its address confirmed; the cookie of its session. */
const enter = (app: FastifyInstance, person: NewPerson, headers: Headers = {}) =>
  signedUp(app, person, { origin: SITE, ...headers });

const account = (name: string) => ({ name, email: `${name.toLowerCase()}@example.org`, password: 'correct horse' });

describe('sign-up and sign-in by password', () => {
  test('an account is shut until the mailed link confirms its address, which signs in', async () => {
    const app = await open();
    const { email, password } = account('Ada');
    const answer = await post(app, '/sign-up/email', { ...account('Ada'), callbackURL: '/verified?next=%2Flobby' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: true }]);
    const [asked] = answer.cookies;
    expect((await post(app, '/sign-in/email', { email, password })).statusCode).toBe(401);
    const link = linkIn(await mailbox.next(email), '/enter?');
    expect(link.origin).toBe(SITE);
    const looked = await get(app, `/api/auth/verify-email${link.search}`);
    expect([looked.statusCode, looked.cookies]).toEqual([303, []]);
    const clicked = await press(app, '/verify-email', link, { cookie: `${asked?.name}=${asked?.value}` });
    expect([clicked.statusCode, clicked.headers.location]).toEqual([302, '/verified?next=%2Flobby']);
    const me = await get(app, '/api/v1/me', { cookie: sessionCookieOf(clicked) });
    expect(me.json()).toMatchObject({ name: 'Ada', email, emailVerified: true });
    expect((await press(app, '/verify-email', link)).cookies).toEqual([]);
    expect((await post(app, '/sign-in/email', { email, password })).statusCode).toBe(200);
  });

  test('the password is kept as argon2id; a wrong one is refused without saying what was wrong', async () => {
    const app = await open();
    await enter(app, account('Bea'));
    const [stored] = await app.services.db.account.findMany({ where: { user: { email: 'bea@example.org' } } });
    expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const wrong = await post(app, '/sign-in/email', { email: 'bea@example.org', password: 'wrong horse' });
    const unknown = await post(app, '/sign-in/email', { email: 'nobody@example.org', password: 'wrong horse' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json().error.code).toBe('INVALID_EMAIL_OR_PASSWORD');
    const right = await post(app, '/sign-in/email', { email: 'Bea@example.org', password: 'correct horse' });
    expect(right.statusCode).toBe(200);
  });

  test.each([
    ['a short password', { ...account('Cid'), password: 'short' }, 400],
    ['no address', { ...account('Cid'), email: 'nowhere' }, 400],
    ['a name of nothing visible', { ...account('Cid'), name: '\u200b\u202e' }, 400],
    ['fields that are not theirs to set', { ...account('Cid'), demo: true, emailVerified: true }, 400],
  ])('%s is refused', async (_what, body, status) => {
    const app = await open();
    const answer = await post(app, '/sign-up/email', body);
    const user = await app.services.db.user.findUnique({ where: { email: 'cid@example.org' } });
    if (answer.statusCode === 200) expect(user).toMatchObject({ demo: false, emailVerified: false });
    else expect([answer.statusCode, user]).toEqual([status, null]);
  });

  test('a forgotten password is replaced by a mailed link, which ends every session', async () => {
    const app = await open();
    const cookie = await enter(app, account('Dot'));
    await mailbox.next('dot@example.org');
    const made = await app.inject({
      method: 'POST',
      url: '/api/v1/me/tokens',
      payload: { name: 'bot' },
      headers: { cookie, origin: SITE },
    });
    const bearer = { authorization: `Bearer ${made.json().token}` };
    expect((await get(app, '/api/v1/matches', bearer)).statusCode).toBe(200);
    await post(app, '/request-password-reset', { email: 'dot@example.org' });
    const link = linkIn(await mailbox.next('dot@example.org'), '/reset-password?token=');
    const token = link.searchParams.get('token');
    const reset = await post(app, '/reset-password', { token, newPassword: 'another horse' });
    expect(reset.statusCode).toBe(200);
    expect((await get(app, '/api/v1/me', { cookie })).statusCode).toBe(401);
    expect((await get(app, '/api/v1/matches', bearer)).statusCode).toBe(401);
    expect((await post(app, '/reset-password', { token, newPassword: 'a third horse' })).statusCode).toBe(400);
    const again = await post(app, '/sign-in/email', { email: 'dot@example.org', password: 'another horse' });
    expect(again.statusCode).toBe(200);
    const unknown = await post(app, '/request-password-reset', { email: 'nobody@example.org' });
    expect(unknown.statusCode).toBe(200);
  });
});

describe('sign-in by mailed link', () => {
  test('the link opens a confirmed account and is good once', async () => {
    const app = await open();
    await post(app, '/sign-in/magic-link', { email: 'eve@example.org', callbackURL: '/lobby' });
    const link = linkIn(await mailbox.next('eve@example.org'), '/enter?');
    expect(link.searchParams.get('for')).toBe('sign-in');
    // A program that looks into mails opens the link, and the library's own behind it.
    const looked = await get(app, `/api/auth/magic-link/verify${link.search}`);
    expect([looked.statusCode, looked.cookies]).toEqual([303, []]);
    expect(looked.headers.location).toContain(`${SITE}/enter?`);
    const elsewhere = await press(app, '/magic-link/verify', link, { origin: 'https://evil.example' });
    expect(elsewhere.statusCode).toBe(403);
    const clicked = await press(app, '/magic-link/verify', link);
    expect([clicked.statusCode, clicked.headers.location]).toEqual([302, `${SITE}/lobby`]);
    const me = await get(app, '/api/v1/me', { cookie: sessionCookieOf(clicked) });
    expect(me.json()).toMatchObject({
      name: expect.stringMatching(/^Newcomer \d{4}$/),
      named: false,
      emailVerified: true,
    });
    const again = await press(app, '/magic-link/verify', link);
    expect(again.cookies).toEqual([]);
  });

  test('it takes the account from somebody who signed up with an address that is not theirs', async () => {
    const app = await open();
    await post(app, '/sign-up/email', account('Fay'));
    await mailbox.next('fay@example.org');
    await post(app, '/sign-in/magic-link', { email: 'fay@example.org' });
    const link = linkIn(await mailbox.next('fay@example.org'), '/enter?');
    expect((await press(app, '/magic-link/verify', link)).statusCode).toBe(302);
    const { email, password } = account('Fay');
    expect((await post(app, '/sign-in/email', { email, password })).statusCode).toBe(401);
  });

  test('it leads nowhere but to our own pages', async () => {
    const app = await open();
    const body = { email: 'gus@example.org', callbackURL: 'https://evil.example/x' };
    expect((await post(app, '/sign-in/magic-link', body)).statusCode).toBe(403);
  });
});

describe('the session cookie', () => {
  const attributes = async (publicUrl: string) => {
    const app = await open({ publicUrl });
    const name = `h${publicUrl.length}`;
    await enter(app, account(name), { origin: publicUrl });
    const { email, password } = account(name);
    const answer = await post(app, '/sign-in/email', { email, password }, { origin: publicUrl });
    return answer.cookies.find((one) => one.name.endsWith('session_token'));
  };

  test('cannot be read by scripts nor sent along by other sites, and is Secure where the site is', async () => {
    const plain = await attributes(SITE);
    expect(plain).toMatchObject({ name: 'fieldpost.session_token', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(plain?.secure).not.toBe(true);
    expect(await attributes('https://post.example')).toMatchObject({
      name: '__Secure-fieldpost.session_token',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
    });
  });

  test('forged, altered and ended ones make a stranger', async () => {
    const app = await open();
    const cookie = await enter(app, account('Ivy'));
    expect((await get(app, '/api/v1/me', { cookie })).statusCode).toBe(200);
    const forged = cookie.replace('session_token=', 'session_token=x');
    expect((await get(app, '/api/v1/me', { cookie: forged })).statusCode).toBe(401);
    expect((await get(app, '/api/v1/me', { cookie: cookie.slice(0, -6) })).statusCode).toBe(401);
    expect((await post(app, '/sign-out', {}, { cookie })).statusCode).toBe(200);
    expect((await get(app, '/api/v1/me', { cookie })).statusCode).toBe(401);
  });

  test('who comes back is kept signed in: once a day their session is lengthened and their cookie set anew', async () => {
    const app = await open();
    const cookie = await enter(app, account('Ines'));
    expect((await get(app, '/api/v1/me', { cookie })).cookies).toEqual([]);
    const expiresAt = new Date(Date.now() + 10 * 86_400_000);
    const { db } = app.services;
    await db.session.updateMany({ where: { user: { email: 'ines@example.org' } }, data: { expiresAt } });
    const back = await soon(async () => {
      const answer = await get(app, '/api/v1/me', { cookie });
      expect(answer.cookies).not.toEqual([]);
      return answer;
    });
    expect(back.statusCode).toBe(200);
    expect(back.cookies).toMatchObject([{ name: 'fieldpost.session_token', maxAge: 30 * 86_400, httpOnly: true }]);
    const session = await db.session.findFirstOrThrow({ where: { user: { email: 'ines@example.org' } } });
    expect(session.expiresAt.getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const again = await get(app, '/api/v1/me', { cookie: sessionCookieOf(back) });
    expect([again.statusCode, again.cookies]).toEqual([200, []]);
  });

  test('the library does not list sessions: it would show their tokens', async () => {
    const app = await open();
    const cookie = await enter(app, account('Una'));
    expect((await get(app, '/api/auth/list-sessions', { cookie })).statusCode).toBe(404);
    expect((await get(app, '/api/v1/me/sessions', { cookie })).body).not.toContain(cookie.split('=')[1]?.split('.')[0]);
  });

  test('sessions are listed and revoked, at once here and soon in another process', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const first = await enter(one, account('Jon'), { 'user-agent': 'Firefox' });
    const { email, password } = account('Jon');
    const second = sessionCookieOf(await post(one, '/sign-in/email', { email, password }, { 'user-agent': 'Safari' }));
    expect((await get(other, '/api/v1/me', { cookie: first })).statusCode).toBe(200);
    const { sessions } = (await get(one, '/api/v1/me/sessions', { cookie: second })).json();
    expect(sessions).toMatchObject([
      { device: 'Safari', current: true, address: '127.0.0.1' },
      { device: 'Firefox', current: false },
    ]);
    const url = `/api/v1/me/sessions/${sessions[1].id}`;
    const ended = await one.inject({ method: 'DELETE', url, headers: { cookie: second, origin: SITE } });
    expect(ended.statusCode).toBe(204);
    expect((await get(one, '/api/v1/me', { cookie: first })).statusCode).toBe(401);
    await soon(async () => expect((await get(other, '/api/v1/me', { cookie: first })).statusCode).toBe(401));
  });
});

describe('a machine whose clock is wrong', () => {
  const DAY = 86_400_000;
  test.each([
    ['behind', 40 * DAY],
    ['ahead', -40 * DAY],
  ])('by forty days, %s, neither lengthens nor shortens a session or a link', async (what, ms) => {
    const clock = handClock(new Date(Date.now() + ms));
    const app = await open({ clock });
    const person = account(`kip-${what}`);
    const cookie = await enter(app, person);
    const { db } = app.services;
    const session = await db.session.findFirstOrThrow({ where: { user: { email: person.email } } });
    expect(Math.abs(session.expiresAt.getTime() - clock.now().getTime() - 30 * DAY)).toBeLessThan(60_000);
    const me = async () => (await get(app, '/api/v1/me', { cookie })).statusCode;
    const known = async () => (await get(app, '/api/auth/get-session', { cookie })).json() !== null;
    const listed = async () => (await get(app, '/api/v1/me/sessions', { cookie })).json().sessions?.length;
    expect([await me(), await known(), await listed()]).toEqual([200, true, 1]);
    await mailbox.next(person.email);
    const linkNow = async () => {
      await post(app, '/sign-in/magic-link', { email: person.email });
      return linkIn(await mailbox.next(person.email), '/enter?');
    };
    const entered = async (link: URL) => (await press(app, '/magic-link/verify', link)).cookies.length > 0;
    expect(await entered(await linkNow())).toBe(true);
    const late = await linkNow();
    clock.advance(11 * 60_000);
    expect(await entered(late)).toBe(false);
    clock.advance(31 * DAY);
    await soon(async () => expect([await me(), await known()]).toEqual([401, false]));
  });
});

describe('demonstration accounts', () => {
  const seed = (app: FastifyInstance) =>
    app.services.db.user.createMany({
      data: [
        { id: 'demo-1', name: 'Anna', email: 'anna@demo.invalid', demo: true, emailVerified: true },
        { id: 'real-1', name: 'Real', email: 'real@example.org', emailVerified: true },
      ],
      skipDuplicates: true,
    });

  test('sign in with a button in the demonstration', async () => {
    const app = await open({ demo: true });
    await seed(app);
    expect((await get(app, '/api/auth/demo')).json()).toEqual({ users: [{ id: 'demo-1', name: 'Anna' }] });
    const cookie = sessionCookieOf(await post(app, '/demo', { userId: 'demo-1' }));
    expect((await get(app, '/api/v1/me', { cookie })).json()).toMatchObject({ name: 'Anna', demo: true });
    expect((await post(app, '/demo', { userId: 'real-1' })).statusCode).toBe(404);
  });

  test.each([
    ['outside the demonstration', { demo: false }],
    ['in production, whatever else is said', { demo: true, production: true }],
  ])('do not exist %s', async (_when, options) => {
    const app = await open(options);
    await seed(app);
    expect((await get(app, '/api/auth/demo')).statusCode).toBe(404);
    expect((await post(app, '/demo', { userId: 'demo-1' })).statusCode).toBe(404);
    const query = { query: '{ demoAccounts { id } }' };
    const asked = await app.inject({ method: 'POST', url: '/graphql', payload: query });
    expect(asked.json().data).toEqual({ demoAccounts: [] });
  });
});

test('a mail server that is away does not keep anybody from signing up', async () => {
  const app = await open({ smtpUrl: 'smtp://127.0.0.1:1' });
  expect((await post(app, '/sign-up/email', account('Kim'))).statusCode).toBe(200);
});

test('what the library offers and we do not is not there', async () => {
  const app = await open();
  const cookie = await enter(app, account('Lou'));
  for (const path of ['/update-user', '/delete-user', '/change-email', '/sign-in/social', '/link-social'])
    expect((await post(app, path, { name: 'x', provider: 'github' }, { cookie })).statusCode, path).toBe(404);
});
