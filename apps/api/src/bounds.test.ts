/** Limits per person hold even for concurrent requests to two processes. */
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { Json } from '@fieldpost/engine';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { MAX_SCENARIOS } from './custom-scenarios/service.ts';
import { openAccount } from './identity/players/accounts.ts';
import { MAX_REPORTS_A_DAY } from './messages/moderation.ts';
import { MAX_IN_TEN_MINUTES } from './messages/service.ts';
import { MAX_NOTES } from './notes/store.ts';
import { MAX_TRIALS } from './study/store.ts';
import { Client } from './testing/client.ts';
import { newBrowser } from './testing/push-browser.ts';
import { sessionCookieOf } from './testing/signed-up.ts';
import { MAX_FOLLOWED } from './watch/follow-store.ts';

const VAPID = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
const SITE = 'http://localhost:3000';
let database: TestDatabase;
let apps: FastifyInstance[];

beforeAll(async () => {
  database = await freshDatabase();
  const secret = 'a secret that is only good for tests, and long';
  const options = { databaseUrl: database.url, secret, vapidPrivateKey: VAPID, rateLimitScale: 0 };
  apps = await Promise.all([buildApp(options), buildApp(options)]);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await database.drop();
});

const appOf = (index: number): FastifyInstance => apps[index % 2] ?? (apps[0] as FastifyInstance);

/** Somebody who asks the one process and the other in turn. */
async function person() {
  const name = 'Ada';
  const opened = await openAccount(appOf(0).services, { name, email: `${crypto.randomUUID()}@example.org` });
  if (!opened.ok) throw new Error(opened.fault.code);
  const { id, token } = opened.value;
  const at = (index: number): Client => new Client(appOf(index), { token });
  return { id, at, post: (index: number, url: string, body: Json) => at(index).post(url, body) };
}

const WISH = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel' } as const;

async function duel() {
  const [ada, ben] = [await person(), await person()];
  const { body } = await ada.at(0).post<{ readonly id: string }>('/matches', WISH);
  await ben.post(0, `/matches/${body.id}/join`, {});
  return { id: body.id, ada, ben };
}

/** Asks for six more than there is room for, all at once. @returns how many were taken */
async function takenOf(
  most: number,
  ask: (index: number) => Promise<{ readonly status: number; readonly text: string }>,
) {
  const answers = await Promise.all(Array.from({ length: most + 6 }, (_, index) => ask(index)));
  const taken = answers.filter(({ status, text }) => status < 300 && !text.includes('"errors"'));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  if (taken.length === 0) throw new Error(answers[0]?.text);
  return taken.length;
}

test('messages in ten minutes', async () => {
  const { id, ada } = await duel();
  const ask = (index: number) =>
    ada.post(index, `/matches/${id}/messages`, { audience: 'players', text: 'hi', key: crypto.randomUUID() });
  expect(await takenOf(MAX_IN_TEN_MINUTES, ask)).toBe(MAX_IN_TEN_MINUTES);
});

test('reports in a day', async () => {
  const { id, ada, ben } = await duel();
  const written = await Promise.all(
    Array.from({ length: MAX_REPORTS_A_DAY + 6 }, (_, index) =>
      ben.at(index).post<{ readonly id: string }>(`/matches/${id}/messages`, {
        audience: 'players',
        text: 'hi',
        key: crypto.randomUUID(),
      }),
    ),
  );
  const report = 'mutation ($m: ID!, $id: ID!) { reportMessage(matchId: $m, messageId: $id, reason: "rude") }';
  const ask = (index: number) => ada.at(index).graphql(report, { m: id, id: written[index]?.body.id ?? '' });
  expect(await takenOf(MAX_REPORTS_A_DAY, ask)).toBe(MAX_REPORTS_A_DAY);
});

test('notes on a match', async () => {
  const { id, ada } = await duel();
  const ask = (index: number) => ada.post(index, `/matches/${id}/notes`, { text: 'look' });
  expect(await takenOf(MAX_NOTES, ask)).toBe(MAX_NOTES);
});

test('trials', async () => {
  const { id, ada } = await duel();
  const ask = (index: number) => ada.post(index, '/trials', { matchId: id, step: 0, title: 'East', nodes: [] });
  expect(await takenOf(MAX_TRIALS, ask)).toBe(MAX_TRIALS);
});

test('matches that wait for players', async () => {
  const ada = await person();
  expect(await takenOf(50, (index) => ada.post(index, '/matches', WISH))).toBe(50);
});

test('matches of a guest, and guests', async () => {
  const headers = { origin: SITE };
  const come = (index: number) => appOf(index).inject({ method: 'POST', url: '/api/auth/guest', payload: {}, headers });
  const cookie = sessionCookieOf(await come(0));
  const play = async (index: number) => {
    const query = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
    const payload = { query, variables: { input: { ...WISH, side: 'south', bot: 'greedy' } } };
    const { statusCode: status, body } = await appOf(index).inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { ...headers, cookie },
    });
    return { status, text: body };
  };
  expect(await takenOf(3, play)).toBe(3);
  await appOf(0).services.db.$executeRaw`insert into users (id, name, email, guest, created_at, updated_at)
    select 'g' || n, 'Guest', 'g' || n || '@fieldpost.invalid', true, now(), now() from generate_series(1, 4995) n`;
  const ask = async (index: number) => {
    const { statusCode, body } = await come(index);
    return { status: statusCode === 503 ? 429 : statusCode, text: body };
  };
  expect(await takenOf(4, ask)).toBe(4);
});

test('invitations to a match, and mails of them in a day', async () => {
  const ada = await person();
  const matches = await Promise.all(
    [0, 1, 2].map(async (index) => (await ada.at(index).post<{ readonly id: string }>('/matches', WISH)).body.id),
  );
  expect(await takenOf(20, (index) => ada.post(index, `/matches/${matches[0]}/invitations`, {}))).toBe(20);
  const mail = (index: number) =>
    ada.post(index, `/matches/${matches[1 + (index % 2)]}/invitations`, { email: `${index}@example.org` });
  expect(await takenOf(30, mail)).toBe(30);
});

test('scenarios', async () => {
  const ada = await person();
  const document = { position: '4h3/8/8/4i3/4I3/1A2M3/8/4H3 S 1 1' };
  const ask = (index: number) =>
    ada.post(index, '/scenarios', { ruleSet: 'wwi-combined-arms', title: `A stand ${index}`, document });
  expect(await takenOf(MAX_SCENARIOS, ask)).toBe(MAX_SCENARIOS);
});

test('clubs, founded and taken over; and one short name for one club', async () => {
  const [ada, ben] = [await person(), await person()];
  const offered = await ben.post(0, '/clubs', { slug: 'club-of-ben', name: 'Ben' });
  await ada.post(0, '/clubs/club-of-ben/acts', { type: 'join' });
  await ben.post(0, '/clubs/club-of-ben/acts', { type: 'offer-ownership', userId: ada.id });
  const ask = (index: number) => ada.post(index, '/clubs', { slug: `club-${index}`, name: 'Ada' });
  expect([offered.status, await takenOf(10, ask)]).toEqual([201, 10]);
  const taken = await ada.at(0).post('/clubs/club-of-ben/acts', { type: 'take-ownership' });
  expect(taken.body).toMatchObject({ error: { code: 'CLUBS_TOO_MANY' } });
  const people = await Promise.all(Array.from({ length: 6 }, person));
  const named = await Promise.all(
    people.map((one, index) => one.post(index, '/clubs', { slug: 'one-name', name: 'One' })),
  );
  expect(named.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
});

test('tokens, webhooks, browsers', async () => {
  const ada = await person();
  const name = 'One';
  const token = 'mutation { createToken(name: "one", scopes: ["matches:read"]) { secret } }';
  // The account was opened with one.
  expect(await takenOf(49, (index) => ada.at(index).graphql(token))).toBe(49);
  const hook = `mutation ($url: String!) { addWebhook(name: "one", url: $url, format: fieldpost) { secret } }`;
  expect(await takenOf(10, (index) => ada.at(index).graphql(hook, { url: `https://example.org/${index}` }))).toBe(10);
  const device = `mutation ($name: String!, $endpoint: String!, $p256dh: String!, $auth: String!) {
    addPushDevice(name: $name, endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { id } }`;
  const browser = (index: number) => ({
    name,
    endpoint: `https://example.org/${ada.id}/${index}`,
    ...newBrowser().keys,
  });
  expect(await takenOf(20, (index) => ada.at(index).graphql(device, browser(index)))).toBe(20);
});

test('people and matches that one follows', async () => {
  const ada = await person();
  const most = MAX_FOLLOWED + 6;
  const { db } = appOf(0).services;
  await db.$executeRaw`insert into users (id, name, email, created_at, updated_at)
    select 'f' || n, 'Ben', 'f' || n || '@example.org', now(), now() from generate_series(0, ${most}::int) n`;
  const ask = (index: number) => ada.at(index).put(`/me/followed/people/f${index}`, {});
  expect(await takenOf(MAX_FOLLOWED, ask)).toBe(MAX_FOLLOWED);
  const { id } = await duel();
  const columns = `rule_set, edition, title, scenario, setup, seed, commitment, state, clock_spec, clock, status, listed, waiting_for, creator_id`;
  await db.$executeRawUnsafe(`update matches set listed = true where id = $1`, id);
  await db.$executeRawUnsafe(
    `insert into matches (id, ${columns}) select 'm' || n, ${columns} from matches, generate_series(0, $2::int) n where id = $1`,
    id,
    most,
  );
  const follow = (index: number) => ada.at(index).put(`/me/followed/matches/m${index}`, {});
  expect(await takenOf(MAX_FOLLOWED, follow)).toBe(MAX_FOLLOWED);
});

test('campaigns', async () => {
  const ada = await person();
  const ask = (index: number) => ada.post(index, '/campaigns', { rules: 'aww-legacy@1', title: `A war ${index}` });
  expect(await takenOf(20, ask)).toBe(20);
});
