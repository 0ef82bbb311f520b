import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppOptions, buildApp } from '../../app.ts';
import { openAccount } from '../../identity/players/accounts.ts';
import { signedUp } from '../../testing/signed-up.ts';
import { referencePolicy } from './headers.ts';
import { LIMITS } from './rate-limits.ts';

const SITE = 'https://post.example';
const SECRET = 'a secret of the tests, long enough to be one';
let database: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let token: string;
const apps: FastifyInstance[] = [];

async function open(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const built = await buildApp({ databaseUrl: database.url, secret: SECRET, publicUrl: SITE, ...options });
  apps.push(built);
  return built;
}

beforeAll(async () => {
  database = await freshDatabase();
  app = await open();
  const payload = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
  cookie = await signedUp(app, payload, { origin: SITE });
  const opened = await openAccount(app.services, { name: 'Bot', email: 'bot@example.org' });
  token = opened.ok ? opened.value.token : '';
});
afterAll(async () => {
  await Promise.all(apps.map((one) => one.close()));
  await database.drop();
});

type Sent = { readonly status: number; readonly code: string | undefined };
async function sent(answer: Promise<{ readonly statusCode: number; readonly body: string }>): Promise<Sent> {
  const { statusCode, body } = await answer;
  const read = body === '' ? {} : (JSON.parse(body) as { error?: { code: string } });
  return { status: statusCode, code: read.error?.code };
}

describe('other sites', () => {
  const patch = (headers: Readonly<Record<string, string>>, payload: string = '{"mailTurns":true}') =>
    sent(
      app.inject({
        method: 'PATCH',
        url: '/api/v1/me',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );

  test.each([
    ['our own page', { origin: SITE }, 200, undefined],
    ['another site', { origin: 'https://evil.example' }, 403, 'CROSS_SITE'],
    ['a page without an origin (a sandboxed frame)', { origin: 'null' }, 403, 'CROSS_SITE'],
    ['the same host over http', { origin: 'http://post.example' }, 403, 'CROSS_SITE'],
    ['a sister host', { origin: 'https://post.example.evil.example' }, 403, 'CROSS_SITE'],
    ['a browser that names no origin but says cross-site', { 'sec-fetch-site': 'cross-site' }, 403, 'CROSS_SITE'],
    ['a browser that says same-site', { 'sec-fetch-site': 'same-site' }, 403, 'CROSS_SITE'],
  ])('a cookie is good from %s?', async (_where, headers, status, code) => {
    expect(await patch({ cookie, ...headers })).toEqual({ status, code });
  });

  test('a form cannot speak for a signed-in person', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await patch({ cookie, origin: SITE, ...form }, 'mailTurns=true')).status).toBe(415);
    const text = await patch({ cookie, origin: SITE, 'content-type': 'text/plain' });
    expect(text).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA' });
  });

  test('a token needs no origin, and a cookie beside it counts for nothing', async () => {
    expect(await patch({ authorization: `Bearer ${token}`, origin: 'https://evil.example', cookie })).toMatchObject({
      status: 200,
    });
    expect(await patch({ authorization: 'Bearer fp_forged_forged_forged_forged', cookie, origin: SITE })).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  });

  test('GraphQL mutations and sockets are guarded alike', async () => {
    const payload = { query: 'mutation { updateProfile(mailTurns: true) { id } }' };
    const evil = { cookie, origin: 'https://evil.example' };
    const asked = await app.inject({ method: 'POST', url: '/graphql', payload, headers: evil });
    expect(asked.statusCode).toBe(403);
    const socket = {
      ...evil,
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    expect((await app.inject({ method: 'GET', url: '/graphql', headers: socket })).statusCode).toBe(403);
  });

  test('sign-in does not take another site for ours either', async () => {
    const payload = { email: 'ada@example.org', password: 'correct horse' };
    const from = (headers: Readonly<Record<string, string>>) =>
      sent(app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload, headers }));
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ origin: 'https://evil.example', cookie })).status).toBe(403);
    expect((await from({ origin: SITE })).status).toBe(200);
  });

  const corsOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control')));

  test.each(['/graphql', '/api/auth/get-session', '/healthz'])(
    'no other site may read %s: there is no CORS',
    async (url) => {
      const origin = 'https://evil.example';
      const preflight = { origin, 'access-control-request-method': 'POST' };
      expect(corsOf(await app.inject({ method: 'OPTIONS', url, headers: preflight }))).toEqual({});
      expect(corsOf(await app.inject({ method: 'GET', url, headers: { origin, cookie } }))).toEqual({});
    },
  );

  test('another site may use the API with a token, and never with a session: no answer allows credentials', async () => {
    const url = '/api/v1/rulesets';
    const origin = 'https://friend.example';
    const preflight = { origin, 'access-control-request-method': 'POST' };
    const asked = await app.inject({ method: 'OPTIONS', url, headers: preflight });
    expect(asked.statusCode).toBe(204);
    expect(corsOf(asked)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
    const read = await app.inject({ method: 'GET', url, headers: { origin, cookie } });
    // With "*" and without allow-credentials a browser shows the page nothing that a cookie opened.
    expect(corsOf(read)).toMatchObject({ 'access-control-allow-origin': '*' });
    for (const answer of [asked, read]) expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('on one machine its names are the same site, elsewhere they are not', async () => {
    const local = await open({ publicUrl: 'http://localhost:3000' });
    const payload = { email: 'ada@example.org', password: 'correct horse' };
    const from = async (on: FastifyInstance, origin: string) =>
      (await on.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload, headers: { origin } })).statusCode;
    expect(await from(local, 'http://127.0.0.1:3000')).toBe(200);
    expect(await from(local, 'http://127.0.0.1:3001')).toBe(403);
    expect(await from(app, 'http://127.0.0.1:3000')).toBe(403);
  });
});

describe('headers', () => {
  test('answers are data: nothing runs, nothing frames them, nobody guesses their type', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/api/v1/me', headers: { cookie } });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('errors and unknown addresses carry them too', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/nowhere' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('the reference page may run its own script and the one line that starts it', async () => {
    const page = await app.inject({ method: 'GET', url: '/api/v1/docs/' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toBe(referencePolicy(page.body));
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });
});

describe('limits', () => {
  const once = (on: FastifyInstance, headers: Readonly<Record<string, string>> = {}) =>
    on.inject({ method: 'GET', url: '/api/v1/rulesets/wwi-combined-arms@9', headers });

  test('strangers are counted by address, people by themselves; 429 says when to come again', async () => {
    const small = await open({ rateLimitScale: 0.005 });
    const most = Math.ceil(LIMITS.stranger.max * 0.005);
    for (let n = 0; n < most; n += 1) expect((await once(small)).statusCode).toBe(404);
    const refused = await once(small);
    expect(await sent(Promise.resolve(refused))).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await once(small, { authorization: `Bearer ${token}` })).statusCode).toBe(404);
    expect((await once(small, { cookie })).statusCode).toBe(404);
    expect((await once(small, { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
  });

  test('forged tokens are counted as their address', async () => {
    const small = await open({ rateLimitScale: 0.005 });
    const codes: number[] = [];
    for (let n = 0; n < 8; n += 1)
      codes.push((await once(small, { authorization: `Bearer fp_${String(n).repeat(30)}` })).statusCode);
    expect(codes).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  test('passwords cannot be guessed without end, whatever address they come from', async () => {
    const strict = await open({ rateLimitScale: 1 });
    const guess = (n: number, email: string) =>
      strict.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload: { email, password: `guess ${n}` },
        headers: { origin: SITE, 'x-forwarded-for': `203.0.113.${n}` },
      });
    const codes: number[] = [];
    for (let n = 0; n < 11; n += 1) codes.push((await guess(n, 'Ada@Example.org')).statusCode);
    expect(codes).toEqual([...Array.from({ length: LIMITS.signInto.max }, () => 401), 429]);
    expect((await guess(50, 'bot@example.org')).statusCode).toBe(401);
  });

  test('nobody can be flooded with mail', async () => {
    const strict = await open({ rateLimitScale: 1 });
    const ask = (path: string, n: number) =>
      strict.inject({
        method: 'POST',
        url: `/api/auth${path}`,
        payload: { email: 'victim@example.org' },
        headers: { origin: SITE, 'x-forwarded-for': `198.51.100.${n}` },
      });
    const paths = ['/sign-in/magic-link', '/request-password-reset', '/sign-in/magic-link', '/send-verification-email'];
    const codes: number[] = [];
    for (let n = 0; n < 7; n += 1) codes.push((await ask(paths[n % paths.length] ?? '', n)).statusCode);
    expect(codes.map((code) => (code === 429 ? 429 : 200))).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

test('no answer tells of the inside', async () => {
  const bad = [
    app.inject({
      method: 'POST',
      url: '/api/v1/matches',
      payload: '{',
      headers: { cookie, origin: SITE, 'content-type': 'application/json' },
    }),
    app.inject({ method: 'POST', url: '/api/v1/matches', payload: { ruleSet: 7 }, headers: { cookie, origin: SITE } }),
    app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: '{',
      headers: { origin: SITE, 'content-type': 'application/json' },
    }),
    app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email: 7 }, headers: { origin: SITE } }),
    app.inject({ method: 'POST', url: '/api/auth/verify-email?token=x', payload: {}, headers: { origin: SITE } }),
    app.inject({ method: 'GET', url: '/api/auth/reset-password/%00' }),
    app.inject({ method: 'GET', url: '/api/v1/users/%00' }),
    app.inject({ method: 'GET', url: '/api/v1/rulesets/__proto__' }),
    app.inject({ method: 'GET', url: '/api/v1/matches/%00', headers: { authorization: `Bearer ${token}` } }),
    app.inject({ method: 'POST', url: '/api/v1/matches/a%00b/join', headers: { authorization: `Bearer ${token}` } }),
    app.inject({ method: 'DELETE', url: '/api/v1/me/tokens/%00', headers: { authorization: `Bearer ${token}` } }),
    app.inject({ method: 'GET', url: '/api/v1/me', headers: { cookie: `${cookie.split('=')[0]}=%00%ff` } }),
  ];
  for (const answer of await Promise.all(bad)) {
    expect(answer.body).not.toMatch(/node_modules|\.ts:|"stack"|Prisma|at \w+ \(/);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json()).toHaveProperty('error.code');
  }
});
