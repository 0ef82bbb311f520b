import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SPELLINGS } from '@fieldpost/client/test-spellings';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase();
  const publicUrl = 'https://post.example';
  app = await buildApp({
    databaseUrl: database.url,
    secret: 'a secret of the tests, long enough to be one',
    publicUrl,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Asks over a real connection: what is injected has been put into one form before. */
async function ask(method: string, path: string, payload: object | string | null = null): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { origin: 'https://post.example', ...(payload ? { 'content-type': 'application/json' } : {}) };
  const asked = request({ hostname: '127.0.0.1', port, method, path, headers, agent: false });
  asked.end(typeof payload === 'string' ? payload : payload && JSON.stringify(payload));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

/** Everything that is counted by its path. */
const LIMITED = [
  ['POST', 'sign-in/email', ''],
  ['POST', 'sign-up/email', ''],
  ['POST', 'sign-in/magic-link', ''],
  ['POST', 'send-verification-email', ''],
  ['POST', 'request-password-reset', ''],
  ['POST', 'change-password', ''],
  ['POST', 'verify-password', ''],
  ['GET', 'magic-link/verify', '?token=x'],
  ['GET', 'verify-email', '?token=x'],
] as const;
const BASE = '/api/auth';
/** What only the operator may see. */
const INNER = ['metrics', 'readyz', 'healthz'] as const;

const tried = async (method: string, target: string): Promise<readonly [string, number | undefined]> => {
  const { statusCode } = await ask(method, target, method === 'POST' ? { email: 'ada@example.org' } : null);
  return [target, statusCode];
};

describe('another spelling of an address', () => {
  test.each(SPELLINGS)('%s is refused', async (_, spelt) => {
    for (const [method, rest, query] of LIMITED) {
      const target = `${spelt(BASE, rest)}${query}`;
      expect(await tried(method, target)).toEqual([target, 400]);
    }
    for (const inner of INNER) {
      const target = spelt('/api', `../${inner}`);
      expect(await tried('GET', target)).toEqual([target, 400]);
    }
  });

  test.each(INNER)('/%s has one spelling', async (inner) => {
    const hex = inner.charCodeAt(0).toString(16);
    const others = [
      `//${inner}`,
      `/./${inner}`,
      `/x/../${inner}`,
      `/%${hex}${inner.slice(1)}`,
      `/${inner}#`,
      `/${inner}/.`,
    ];
    for (const target of others) expect(await tried('GET', target)).toEqual([target, 400]);
    expect(await tried('GET', `/${inner}`)).toEqual([`/${inner}`, 200]);
  });

  test.each(LIMITED)('%s %s is not served with something at its end, nor in capitals', async (method, rest, query) => {
    for (const other of [`${rest}/`, rest.toUpperCase(), `${rest};x`, `${rest},`]) {
      const target = `${BASE}/${other}${query}`;
      expect(await tried(method, target)).toEqual([target, 404]);
    }
  });
});

const NUL = String.fromCharCode(0);

describe('a NUL', () => {
  test.each([
    ['POST', '/api/auth/reset-password', { token: `a${NUL}b`, newPassword: 'a long one' }],
    ['POST', '/api/auth/reset-password', { token: 'a', newPassword: `a long ${NUL} one` }],
    ['POST', '/api/auth/demo', { userId: `a${NUL}` }],
    ['POST', '/api/auth/sign-in/email', { email: `a${NUL}@example.org`, password: 'a long one' }],
    ['POST', '/api/auth/sign-up/email', { email: 'a@example.org', password: 'a long one', name: `A${NUL}` }],
    ['POST', '/graphql', { query: '{ me { id } }', variables: { a: [{ b: NUL }] } }],
    ['POST', '/graphql', { query: 'query($id: ID!) { match(id: $id) { id } }', variables: { id: `x${NUL}` } }],
    ['GET', '/graphql?query=%00', null],
    ['GET', '/api/v1/rulesets?x=%00', null],
  ])('in %s %s %j is refused', async (method, path, payload) => {
    expect((await ask(method, path, payload)).statusCode).toBe(400);
  });
});

describe('things within things', () => {
  // As text: what writes JSON does not go so deep either.
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test.each([100, 5_000, 100_000])('%i levels deep are refused', async (depth) => {
    for (const [path, payload] of [
      ['/graphql', `{"query": "{ me { id } }", "variables": {"a": ${nested(depth)}}}`],
      ['/api/auth/sign-in/email', `{"email": "ada@example.org", "password": ${nested(depth)}}`],
    ] as const)
      expect([path, (await ask('POST', path, payload)).statusCode]).toEqual([path, 400]);
  });
});

describe('a method that an address does not take', () => {
  test.each([
    ['POST', '/healthz', 'GET, HEAD'],
    ['PUT', '/api/v1/matches', 'GET, HEAD, POST'],
    ['PUT', '/graphql', 'GET, HEAD, POST'],
    ['DELETE', '/api/v1/matches/0a', 'GET, HEAD'],
    ['DELETE', '/api/auth/sign-in/email', 'GET, HEAD, POST'],
  ])('%s %s is 405, and the answer names those that it takes', async (method, path, allow) => {
    const { statusCode, headers } = await ask(method, path);
    expect([statusCode, headers.allow]).toEqual([405, allow]);
  });

  test('what nobody serves is 404 by any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await ask(method, '/nothing/here')).statusCode).toBe(404);
  });
});
