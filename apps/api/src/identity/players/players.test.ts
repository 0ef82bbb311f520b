import { soon } from '@fieldpost/config/soon';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { addWebhook } from '../../delivery/webhooks/service.ts';
import { createMatch, joinMatch } from '../../lobby/service.ts';
import { openDuel } from '../../testing/duel.ts';
import { agree } from '../../turn/agreements.ts';
import { openAccount } from './accounts.ts';

const SECRET = 'a secret of the tests, long enough to be one';
let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await freshDatabase();
  app = await open();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
const open = () => buildApp({ databaseUrl: database.url, secret: SECRET });

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
async function ask(method: Method, path: string, token: string, payload?: object, on: FastifyInstance = app) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await on.inject({ method, url: `/api/v1${path}`, headers, ...(payload ? { payload } : {}) });
  const body = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, body, code: body.error?.code as string | undefined };
}

async function person(name: string, password?: string) {
  const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.org`;
  const opened = await openAccount(app.services, { name, email, password });
  if (!opened.ok) throw new Error(opened.fault.code);
  const { id, token } = opened.value;
  const caller = { userId: id, name, emailVerified: true, via: 'session' as const, credential: 'test', scopes: [] };
  return { id, token, email, caller };
}

describe('an account for which a program plays', () => {
  test('is marked by its name, whatever it is called, until it is one no more', async () => {
    const { id, token } = await person('Marvin');
    const change = async (body: object) => (await ask('PATCH', '/me', token, body)).body;
    expect(await change({ program: true })).toMatchObject({ name: 'Marvin (bot)', program: true });
    expect(await change({ name: 'Deep' })).toMatchObject({ name: 'Deep (bot)', program: true });
    expect((await ask('GET', `/users/${id}`, token)).body).toMatchObject({ name: 'Deep (bot)' });
    expect((await ask('PATCH', '/me', token, { name: 'Deep (bot)' })).code).toBe('PROFILE_INVALID');
    expect(await change({ program: false })).toMatchObject({ name: 'Deep', program: false });
    expect((await ask('PATCH', '/me', token, { name: 'Deep (BOT)' })).code).toBe('PROFILE_INVALID');
    const opened = await openAccount(app.services, { name: 'X (bot)', email: `x-${id}@example.org` });
    expect(opened).toMatchObject({ fault: { code: 'ACCOUNT_INVALID' } });
  });
});

describe('accounts that the operator opens', () => {
  test('are confirmed, may sign in with their password and have a token with every scope', async () => {
    const { token, email } = await person('Ada', 'correct horse');
    expect((await ask('GET', '/me', token)).body).toMatchObject({ name: 'Ada', emailVerified: true, mailTurns: true });
    const payload = { email, password: 'correct horse' };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload });
    expect(answer.statusCode).toBe(200);
    expect((await ask('GET', '/me/tokens', token)).body.tokens).toMatchObject([
      {
        name: 'First token',
        scopes: [
          'matches:read',
          'matches:write',
          'account',
          'club:read',
          'event:enter',
          'event:organise',
          'event:referee',
        ],
      },
    ]);
  });

  test.each([
    ['ACCOUNT_INVALID', { name: '', email: 'x@example.org' }],
    ['ACCOUNT_INVALID', { name: 'X', email: 'nowhere' }],
    ['ACCOUNT_INVALID', { name: 'X', email: 'x@example.org', password: 'short' }],
    ['EMAIL_TAKEN', { name: 'X', email: 'TAKEN@example.org' }],
  ])('%s', async (code, input) => {
    await openAccount(app.services, { name: 'Taken', email: 'taken@example.org' });
    const opened = await openAccount(app.services, input);
    expect(opened.ok ? 'opened' : opened.fault.code).toBe(code);
  });
});

describe('the profile', () => {
  test('changes in parts', async () => {
    const { token } = await person('Ada');
    const changed = await ask('PATCH', '/me', token, { timeZone: 'europe/berlin', mailTurns: false });
    expect(changed.body).toMatchObject({ name: 'Ada', timeZone: 'Europe/Berlin', mailTurns: false });
    expect((await ask('PATCH', '/me', token, { name: ' Countess  Ada ' })).body.name).toBe('Countess Ada');
  });

  test.each([
    ['name', { name: '\u200b' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
  ])('a wrong %s changes nothing', async (field, input) => {
    const { token } = await person('Ada');
    const answer = await ask('PATCH', '/me', token, { mailTurns: false, ...input });
    expect([answer.code, answer.body.error.details]).toEqual(['PROFILE_INVALID', { field }]);
    expect((await ask('GET', '/me', token)).body).toMatchObject({ name: 'Ada', timeZone: 'UTC', mailTurns: true });
  });

  test('others see name and results, and nothing else', async () => {
    const duel = await openDuel(app.services);
    await agree(app.services, duel.north.caller, duel.id, 'resign');
    const stranger = await person('Eve');
    const { body } = await ask('GET', `/users/${duel.south.caller.userId}`, stranger.token);
    expect(body).toMatchObject({ name: 'Ada', played: 1 });
    const usual = { usualScenario: 'salient-duel', usualSide: 'south', usualArmy: null };
    expect(body.results).toEqual([{ ruleSet: 'wwi-combined-arms', played: 1, won: 1, drawn: 0, lost: 0, ...usual }]);
    expect(Object.keys(body).toSorted()).toEqual(['id', 'name', 'played', 'results', 'since']);
  });
});

describe('access tokens', () => {
  test('are shown once, kept as a hash, listed and revoked, soon in every process', async () => {
    const { token } = await person('Ada');
    const made = await ask('POST', '/me/tokens', token, { name: 'Bot', scopes: ['matches:read'] });
    expect(made.status).toBe(201);
    expect(made.body.token).toMatch(/^fp_[\w-]{43}$/);
    const rows = await app.services.db.accessToken.findMany({ where: { id: made.body.id } });
    expect(JSON.stringify(rows)).not.toContain(made.body.token);
    const other = await open();
    expect((await ask('GET', '/matches', made.body.token, undefined, other)).status).toBe(200);
    const { tokens } = (await ask('GET', '/me/tokens', token)).body;
    expect(tokens).toMatchObject([{ name: 'Bot', scopes: ['matches:read'] }, { name: 'First token' }]);
    expect((await ask('DELETE', `/me/tokens/${made.body.id}`, token)).status).toBe(204);
    expect((await ask('GET', '/matches', made.body.token)).status).toBe(401);
    await soon(async () => expect((await ask('GET', '/matches', made.body.token, undefined, other)).status).toBe(401));
    await other.close();
  });

  test('cannot do more than they may, nor make a token that may', async () => {
    const { token } = await person('Ada');
    const limited = (await ask('POST', '/me/tokens', token, { name: 'Bot', scopes: ['account'] })).body.token;
    const input = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel' };
    expect((await ask('POST', '/matches', limited, input)).code).toBe('SCOPE_MISSING');
    expect((await ask('POST', '/me/tokens', limited, { name: 'More' })).code).toBe('SCOPE_MISSING');
    expect((await ask('POST', '/me/tokens', limited, { name: 'Same', scopes: ['account'] })).status).toBe(201);
  });

  test.each([
    ['no name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['an unknown scope', { name: 'Bot', scopes: ['everything'] }],
  ])('%s is refused', async (_what, input) => {
    const { token } = await person('Ada');
    expect((await ask('POST', '/me/tokens', token, input)).code).toBe('TOKEN_INVALID');
  });

  test('nobody keeps more than fifty', async () => {
    const { token } = await person('Ada');
    for (let n = 1; n < 50; n += 1) await ask('POST', '/me/tokens', token, { name: `Bot ${n}` });
    expect((await ask('POST', '/me/tokens', token, { name: 'One more' })).code).toBe('TOKENS_TOO_MANY');
  });
});

describe('leaving', () => {
  test('everything can be taken away in one document, without secrets', async () => {
    const duel = await openDuel(app.services);
    const { token } = duel.south;
    const { token: full } = await person('Ada', 'correct horse');
    const { account } = (await ask('GET', '/me/export', full)).body;
    expect(account).toMatchObject({ name: 'Ada', accounts: [{ providerId: 'credential' }] });
    expect(JSON.stringify(account)).not.toMatch(/argon2|hash|fp_/);
    const seats = (await ask('GET', '/me/export', token)).body.account.seats;
    expect(seats).toMatchObject([{ side: 'south', match: { id: duel.id, title: 'The salient' } }]);
  });

  test('a deleted account leaves a nameless seat and nothing to sign in with', async () => {
    const [ada, ben] = [await person('Ada', 'correct horse'), await person('Ben')];
    const input = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel' };
    const waiting = await createMatch(app.services, ada.caller, input);
    const opened = await createMatch(app.services, ada.caller, input);
    if (!opened.ok || !waiting.ok) throw new Error('no match');
    await joinMatch(app.services, ben.caller, opened.value.id, {});
    await addWebhook(app.services, ada.caller, { name: 'Their', url: 'https://example.org/hook', format: 'slack' });
    expect((await ask('DELETE', '/me', ada.token, { email: ben.email })).code).toBe('DELETION_UNCONFIRMED');
    expect((await ask('DELETE', '/me', ada.token, { email: ada.email.toUpperCase() })).status).toBe(204);
    expect((await ask('GET', '/me', ada.token)).status).toBe(401);
    const seen = (await ask('GET', `/matches/${opened.value.id}`, ben.token)).body;
    expect(seen).toMatchObject({ status: 'playing', sides: { south: { user: { name: 'Departed player' } } } });
    expect((await ask('GET', `/matches/${waiting.value.id}`, ben.token)).status).toBe(404);
    expect(await app.services.db.webhook.count({ where: { userId: ada.caller.userId } })).toBe(0);
    const payload = { email: ada.email, password: 'correct horse' };
    expect((await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload })).statusCode).toBe(401);
    expect(JSON.stringify(await app.services.db.user.findMany())).not.toContain(ada.email);
    // Their address is free again.
    expect((await openAccount(app.services, { name: 'Ada', email: ada.email })).ok).toBe(true);
  });
});
