import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppOptions, buildApp } from '../../app.ts';
import { forget } from '../../jobs/forget.ts';
import { handClock } from '../../platform/clock.ts';
import { linkIn, type Mailbox, openMailbox } from '../../testing/mailbox.ts';
import { sessionCookieOf, signedUp } from '../../testing/signed-up.ts';
import { moveGuestMatches } from './guest-store.ts';

const SITE = 'http://localhost:3000';
const DAY = 86_400_000;
let database: TestDatabase;
let mailbox: Mailbox;
let app: FastifyInstance;
const apps: FastifyInstance[] = [];
const clock = handClock(new Date('2026-03-01T12:00:00Z'));

async function open(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const given = { databaseUrl: database.url, secret: 'a secret that is only good for tests, and long', clock };
  const opened = await buildApp({ ...given, publicUrl: SITE, smtpUrl: mailbox.url, rateLimitScale: 0, ...options });
  apps.push(opened);
  return opened;
}

beforeAll(async () => {
  [database, mailbox] = await Promise.all([freshDatabase(), openMailbox()]);
  app = await open();
});
afterAll(async () => {
  await Promise.all(apps.map((one) => one.close()));
  await Promise.all([database.drop(), mailbox.close()]);
});

type Headers = Readonly<Record<string, string>>;
const post = (path: string, body: object = {}, headers: Headers = {}) =>
  app.inject({ method: 'POST', url: `/api/auth${path}`, payload: body, headers: { origin: SITE, ...headers } });
const press = (path: string, link: URL, headers: Headers = {}, payload = '') =>
  app.inject({
    method: 'POST',
    url: `/api/auth${path}${link.search}`,
    payload,
    headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

type Answer = {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
};

async function ask(cookie: string, query: string, variables: object = {}): Promise<Answer> {
  const payload = { query, variables };
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload, headers: { cookie, origin: SITE } });
  return answer.json();
}
const codeOf = ({ errors }: Answer): string => errors?.[0]?.extensions.code ?? 'ok';

const account = (name: string) => ({ name, email: `${name.toLowerCase()}@example.org`, password: 'correct horse' });
const asGuest = async (): Promise<string> => sessionCookieOf(await post('/guest'));
async function idOf(cookie: string): Promise<string> {
  const { data } = await ask(cookie, '{ me { id } }');
  return (data as { readonly me: { readonly id: string } }).me.id;
}

const CREATE = 'mutation($input: CreateMatchInput!) { createMatch(input: $input) { id listed waitingFor step } }';
const INPUT = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', side: 'south', bot: 'greedy' } as const;
type Made = { readonly id: string; readonly listed: boolean; readonly step: number };

async function begin(cookie: string): Promise<Made> {
  const made = await ask(cookie, CREATE, { input: { ...INPUT, options: { first: 'south' } } });
  return made.data?.createMatch as Made;
}

const PLAY =
  'mutation($id: ID!, $step: Int!, $line: String!, $key: String!) { play(matchId: $id, expectedStep: $step, line: $line, key: $key) { step } }';
const play = (cookie: string, id: string, step: number, line: string, key = '12345678') =>
  ask(cookie, PLAY, { id, step, line, key });

/** How many rows of each table name somebody. */
async function tracesOf(id: string): Promise<readonly string[]> {
  const { db } = app.services;
  const columns = await db.$queryRaw<{ readonly t: string; readonly c: string }[]>`
    select table_name as t, column_name as c from information_schema.columns
    where table_schema = 'public' and data_type = 'text'`;
  const found = await Promise.all(
    columns.map(async ({ t, c }) => {
      const sql = `select count(*)::int as n from "${t}" where "${c}" = $1`;
      const [row] = await db.$queryRawUnsafe<{ readonly n: number }[]>(sql, id);
      return row?.n === 0 ? [] : [`${t}.${c}`];
    }),
  );
  return found.flat();
}

describe('a guest', () => {
  test('plays the computer, and nobody else sees the match', async () => {
    const guest = await asGuest();
    expect((await ask(guest, '{ me { name guest emailVerified } }')).data?.me).toEqual({
      name: 'Guest',
      guest: true,
      emailVerified: false,
    });
    const { id, listed, step } = await begin(guest);
    expect(listed).toBe(false);
    expect(codeOf(await play(guest, id, step, 'c3-c4'))).toBe('ok');
    const stranger = await asGuest();
    expect((await ask(stranger, 'query($id: ID!) { match(id: $id) { id } }', { id })).data?.match).toBeNull();
    const mine = await ask(guest, '{ myMatches { id } }');
    expect(mine.data?.myMatches).toEqual([{ id }]);
  });

  test('stays who they are who comes in as a guest once more, or has an account', async () => {
    const cookie = await signedUp(app, account('Abe'), { origin: SITE });
    const again = await post('/guest', {}, { cookie });
    expect([again.statusCode, again.cookies]).toEqual([200, []]);
    const guest = await asGuest();
    expect((await post('/guest', {}, { cookie: guest })).cookies).toEqual([]);
  });

  test.each([
    ['a listed match', CREATE, { input: { ...INPUT, listed: true } }, 'ok'],
    ['a match with a seat for somebody', CREATE, { input: { ...INPUT, bot: null } }, 'ACCOUNT_REQUIRED'],
    ['a match with a rank', CREATE, { input: { ...INPUT, joinRequirements: {} } }, 'ACCOUNT_REQUIRED'],
    ['a match against themselves', CREATE, { input: { ...INPUT, solo: true } }, 'ACCOUNT_REQUIRED'],
    ['a seat', 'mutation { joinMatch(id: "x") { id } }', {}, 'ACCOUNT_REQUIRED'],
    ['a seat that was left', 'mutation { takeOver(matchId: "x", side: "south") { id } }', {}, 'ACCOUNT_REQUIRED'],
    ['a name', 'mutation { updateProfile(name: "Me") { id } }', {}, 'ACCOUNT_REQUIRED'],
    ['a token', 'mutation { createToken(name: "Me") { secret } }', {}, 'ACCOUNT_REQUIRED'],
    ['a word', 'mutation { readMessages(matchId: "x", to: "y") }', {}, 'ACCOUNT_REQUIRED'],
    ['the talk', '{ talk(matchId: "x") { unread } }', {}, 'ACCOUNT_REQUIRED'],
    ['a club', '{ clubs }', {}, 'ok'],
  ])('asks for %s', async (_what, query, variables, code) => {
    const guest = await asGuest();
    const answer = await ask(guest, query, variables);
    expect(codeOf(answer)).toBe(code);
    const made = answer.data?.createMatch as Made | undefined;
    // Listed is not what a guest's match can be.
    if (made) expect(made.listed).toBe(false);
  });

  test('changes nothing over REST', async () => {
    const headers = { cookie: await asGuest(), origin: SITE };
    const patch = await app.inject({ method: 'PATCH', url: '/api/v1/me', payload: { name: 'Me' }, headers });
    const opened = await app.inject({ method: 'POST', url: '/api/v1/matches', payload: INPUT, headers });
    expect([patch.json().error.code, opened.json().error.code]).toEqual(['ACCOUNT_REQUIRED', 'ACCOUNT_REQUIRED']);
    expect((await app.inject({ method: 'GET', url: '/api/v1/matches?mine=1', headers })).statusCode).toBe(200);
    // What they may not read over GraphQL they may not read here.
    for (const what of ['messages', 'notes', 'notifications']) {
      const { body } = await app.inject({ method: 'GET', url: `/api/v1/matches/x/${what}`, headers });
      expect([what, JSON.parse(body).error.code]).toEqual([what, 'ACCOUNT_REQUIRED']);
    }
  });

  test('has three matches at a time', async () => {
    const guest = await asGuest();
    for (let index = 0; index < 3; index += 1) await begin(guest);
    expect(codeOf(await ask(guest, CREATE, { input: INPUT }))).toBe('TOO_MANY_MATCHES');
  });
});

describe('who opens an account takes along what they played', () => {
  test('where the link of the letter is pressed in another browser', async () => {
    const guest = await asGuest();
    const guestId = await idOf(guest);
    const { id, step } = await begin(guest);
    await play(guest, id, step, 'c3-c4');
    await ask(guest, 'mutation { saveLessonProgress(progress: {}) }');
    const person = account('Bo');
    const up = await post('/sign-up/email', { ...person, callbackURL: '/desk' }, { cookie: guest });
    expect([up.json(), up.cookies.map(({ name }) => name)]).toEqual([{ status: true }, ['fieldpost.sign_up']]);
    const link = linkIn(await mailbox.next(person.email), '/enter?');
    const clicked = await press('/verify-email', link, {}, 'password=correct+horse');
    const bo = sessionCookieOf(clicked);
    expect((await ask(bo, '{ myMatches { id } }')).data?.myMatches).toEqual([{ id }]);
    expect(codeOf(await play(bo, id, step + 1, 'd3-d4', '87654321'))).toBe('ok');
    expect(await tracesOf(guestId)).toEqual([]);
    expect((await ask(guest, '{ me { id } }')).data?.me).toBeNull();
  });

  test('where they sign in by password or by a mailed link in this browser', async () => {
    const person = account('Cy');
    await signedUp(app, person, { origin: SITE });
    await mailbox.next(person.email);
    const [first, second] = [await asGuest(), await asGuest()];
    const matches = [(await begin(first)).id, (await begin(second)).id];
    const { email, password } = person;
    const cy = sessionCookieOf(await post('/sign-in/email', { email, password }, { cookie: first }));
    const { cookies } = await post('/sign-in/magic-link', { email, callbackURL: '/desk' }, { cookie: second });
    const both = [second, ...cookies.map(({ name, value }) => `${name}=${value}`)].join('; ');
    await press('/magic-link/verify', linkIn(await mailbox.next(email), '/enter?'), { cookie: both });
    const mine = (await ask(cy, '{ myMatches { id } }')).data?.myMatches as { readonly id: string }[];
    expect(mine.map(({ id }) => id).toSorted()).toEqual(matches.toSorted());
  });

  test('and what is further of both ways through the lessons', async () => {
    const keep = 'mutation($progress: JSON!) { saveLessonProgress(progress: $progress) }';
    const guest = await asGuest();
    await ask(guest, keep, { progress: { 'wwi-combined-arms': 8, 'tank-killers': 1 } });
    const person = account('Di');
    const before = await signedUp(app, person, { origin: SITE });
    await ask(before, keep, { progress: { 'tank-killers': 3 } });
    expect(codeOf(await ask(before, keep, { progress: { chess: 3 } }))).toBe('RULE_SET_UNKNOWN');
    expect(codeOf(await ask(before, keep, { progress: { 'tank-killers': -1 } }))).toBe('MALFORMED');
    const { email, password } = person;
    const di = sessionCookieOf(await post('/sign-in/email', { email, password }, { cookie: guest }));
    expect((await ask(di, '{ me { lessons } }')).data?.me).toEqual({
      lessons: { 'wwi-combined-arms': 8, 'tank-killers': 3 },
    });
  });

  test('once, whole, and nobody else does', async () => {
    const guest = await asGuest();
    const guestId = await idOf(guest);
    const { id } = await begin(guest);
    const [eve, fay] = await Promise.all(
      [account('Eve'), account('Fay')].map(async (person) => idOf(await signedUp(app, person, { origin: SITE }))),
    );
    const { db } = app.services;
    expect(await moveGuestMatches(db, eve ?? '', fay ?? '')).toBe(false);
    expect(await moveGuestMatches(db, guestId, guestId)).toBe(false);
    const both = await Promise.all([eve, fay].map((to) => moveGuestMatches(db, guestId, to ?? '')));
    expect(both.toSorted()).toEqual([false, true]);
    const seats = await db.matchSeat.findMany({ where: { matchId: id, side: 'south' } });
    expect([eve, fay]).toContain(seats[0]?.userId);
  });

  test('but a stranger who signs up with the address of somebody who has an account gives them nothing', async () => {
    const person = account('Gil');
    const gil = await signedUp(app, person, { origin: SITE });
    const guest = await asGuest();
    await begin(guest);
    await post('/sign-up/email', { ...person, name: 'Evil' }, { cookie: guest });
    const { email, password } = person;
    await post('/sign-in/email', { email, password });
    expect((await ask(gil, '{ myMatches { id } }')).data?.myMatches).toEqual([]);
  });
});

test('an order that was sent as a guest is answered once, whoever they are when it comes again', async () => {
  const guest = await asGuest();
  const { id, step } = await begin(guest);
  const first = await play(guest, id, step, 'c3-c4');
  expect(codeOf(first)).toBe('ok');
  const person = account('Ivo');
  await signedUp(app, person, { origin: SITE });
  const { email, password } = person;
  const ivo = sessionCookieOf(await post('/sign-in/email', { email, password }, { cookie: guest }));
  expect(await play(ivo, id, step, 'c3-c4')).toEqual(first);
  const { step: now } = await app.services.db.match.findUniqueOrThrow({ where: { id }, select: { step: true } });
  expect(now).toBe(step + 1);
});

test('a tab that is still open as the guest hears that it is signed out, and changes nothing', async () => {
  const guest = await asGuest();
  const { id, step } = await begin(guest);
  const person = account('Jo');
  await signedUp(app, person, { origin: SITE });
  await post('/sign-in/email', { email: person.email, password: person.password }, { cookie: guest });
  expect(codeOf(await play(guest, id, step, 'c3-c4'))).toBe('UNAUTHENTICATED');
  expect((await ask(guest, 'query($id: ID!) { match(id: $id) { id } }', { id })).data?.match).toBeNull();
});

test('a guest who was here within the last days stays, though their session was not noted again', async () => {
  const guest = await asGuest();
  const { id } = await begin(guest);
  clock.advance(23 * 3_600_000);
  expect((await ask(guest, '{ me { guest } }')).data?.me).toEqual({ guest: true });
  clock.advance(6 * DAY + 12 * 3_600_000);
  await forget(app.services);
  expect(await app.services.db.match.count({ where: { id } })).toBe(1);
});

test('guests who were not seen for a week go, and what they played', async () => {
  const [old, young] = [await asGuest(), await asGuest()];
  const [gone, kept] = [(await begin(old)).id, (await begin(young)).id];
  clock.advance(8 * DAY + 1_000);
  const seen = { where: { userId: await idOf(young) }, data: { updatedAt: clock.now() } };
  await app.services.db.session.updateMany(seen);
  const oldId = await idOf(old);
  expect((await forget(app.services)).guests).toBeGreaterThan(0);
  expect(await tracesOf(oldId)).toEqual([]);
  const left = await app.services.db.match.findMany({ where: { id: { in: [gone, kept] } }, select: { id: true } });
  expect(left).toEqual([{ id: kept }]);
});

test.each([
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Mars/Olympus', 'UTC'],
  [7, 'UTC'],
  [undefined, 'UTC'],
])('a guest has the zone of their browser: %s', async (timeZone, zone) => {
  const guest = sessionCookieOf(await post('/guest', { timeZone }));
  expect((await ask(guest, '{ me { timeZone } }')).data?.me).toEqual({ timeZone: zone });
});

test('there are no more guests than a house can bear, and few an hour from one address', async () => {
  const limited = await open({ rateLimitScale: 1 });
  const knock = () =>
    limited.inject({ method: 'POST', url: '/api/auth/guest', payload: {}, headers: { origin: SITE } });
  const codes: number[] = [];
  for (let index = 0; index < 21; index += 1) codes.push((await knock()).statusCode);
  expect(codes).toEqual([...Array(20).fill(200), 429]);
  await app.services.db.$executeRaw`insert into users (id, name, email, guest, updated_at)
    select 'g' || n, 'Guest', 'g' || n || '@fieldpost.invalid', true, now() from generate_series(1, 5000) n`;
  const full = await post('/guest');
  expect([full.statusCode, full.json().error.code]).toEqual([503, 'GUESTS_FULL']);
});

describe('who comes by a mailed link', () => {
  test.each([
    ['timeZone=Asia%2FTokyo', 'Asia/Tokyo'],
    ['timeZone=Mars%2FOlympus', 'UTC'],
    ['', 'UTC'],
  ])('has the zone of the browser that pressed it: %s', async (form, zone) => {
    const email = `zoe.${form.length}@example.org`;
    await post('/sign-in/magic-link', { email, callbackURL: '/desk' });
    const link = linkIn(await mailbox.next(email), '/enter?');
    const zoe = sessionCookieOf(
      await press('/magic-link/verify', link, { 'x-fieldpost-time-zone': 'Asia/Aden' }, form),
    );
    expect((await ask(zoe, '{ me { timeZone } }')).data?.me).toEqual({ timeZone: zone });
  });

  test('has a name that tells nothing of the address, until they choose one', async () => {
    const email = 'hugo.secret@example.org';
    await post('/sign-in/magic-link', { email, callbackURL: '/desk' });
    const hugo = sessionCookieOf(await press('/magic-link/verify', linkIn(await mailbox.next(email), '/enter?')));
    const me = async () => (await ask(hugo, '{ me { name named } }')).data?.me;
    expect(await me()).toEqual({ name: expect.stringMatching(/^Newcomer \d{4}$/), named: false });
    await ask(hugo, 'mutation { updateProfile(timeZone: "Europe/Berlin") { id } }');
    expect(await me()).toMatchObject({ named: false });
    await ask(hugo, 'mutation { updateProfile(name: "Hugo") { id } }');
    expect(await me()).toEqual({ name: 'Hugo', named: true });
  });
});
