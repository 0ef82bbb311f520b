import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { CATALOGUE } from './errors/catalogue.ts';

const SECRET = 'a secret of the tests, long enough to be one';
let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: SECRET });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.server);

describe('the border', () => {
  it('lives, is ready and shows its measures', async () => {
    await http().get('/healthz').expect(200, { status: 'ok' });
    await http().get('/readyz').expect(200, { status: 'ok' });
    const { text } = await http().get('/metrics').expect(200);
    for (const name of [
      'turns_total',
      'refusals_total',
      'queue_lag_seconds',
      'notifications_total',
      'http_seconds_bucket',
    ])
      expect(text).toContain(`fieldpost_${name}`);
  });

  it('describes itself as OpenAPI 3.1, every fixed route included', async () => {
    const { body } = await http().get('/api/v1/openapi.json').expect(200);
    expect(body.openapi).toBe('3.1.0');
    const one = '/api/v1/matches/{id}';
    const below = [
      '',
      '/commands',
      '/undo',
      '/notices',
      '/record',
      '/resign',
      '/draw',
      '/claim',
      '/orders',
      '/seen',
      '/frames',
    ];
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([...below.map((path) => one + path), '/api/v1/stream']),
    );
    expect(body.paths[`${one}/commands`].post.requestBody).toBeDefined();
    const page = await http().get('/api/v1/docs/').expect(200);
    expect(page.text).toContain('Fieldpost');
  });

  it('answers every failure in one form, without a word of its inside', async () => {
    const rows: readonly [number, string, request.Test][] = [
      [404, 'NOT_FOUND', http().get('/nowhere')],
      [405, 'METHOD_NOT_ALLOWED', http().delete('/api/v1/stream')],
      [401, 'UNAUTHENTICATED', http().get('/api/v1/matches/x')],
      [401, 'UNAUTHENTICATED', http().get('/api/v1/stream')],
      [401, 'UNAUTHENTICATED', http().post('/api/v1/matches/x/commands').type('json').send('{"broken')],
      [401, 'UNAUTHENTICATED', http().get('/api/v1/matches/x').set('authorization', 'Bearer nonsense')],
    ];
    for (const [status, code, test] of rows) {
      const { body } = await test.expect(status);
      expect(body).toEqual({ error: { code, message: expect.any(String) } });
    }
  });

  it('gives each request an id, the caller’s own where it is sane', async () => {
    const named = await http().get('/healthz').set('x-request-id', 'my-request-17');
    expect(named.headers['x-request-id']).toBe('my-request-17');
    const wild = await http().get('/healthz').set('x-request-id', '<script>');
    expect(wild.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the document', () => {
  type Responses = Readonly<Record<string, { readonly content?: object }>>;
  type Parameter = { readonly name: string; readonly description?: string };
  type Described = {
    readonly operationId: string;
    readonly summary?: string;
    readonly tags?: readonly string[];
    readonly parameters?: readonly Parameter[];
    readonly requestBody?: object;
    readonly responses: Responses;
  };

  it('describes every answer: a new route has its row in openapi/answers.ts', async () => {
    const { body } = await http().get('/api/v1/openapi.json').expect(200);
    const paths = Object.entries(body.paths as Record<string, Record<string, Described>>);
    const operations = paths.flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, { operationId, responses }]) => ({ path, verb, operationId, responses })),
    );
    const mute = operations
      .filter(({ path }) => path.startsWith('/api/v1/'))
      .filter(({ responses }) => !Object.keys(responses).some((status) => status.startsWith('2')))
      .map(({ verb, path }) => `${verb.toUpperCase()} ${path}`);
    expect(mute, 'add what these answer to openapi/answers.ts, and run its test with -u').toEqual([]);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { responses, path } of operations) expect(Object.keys(responses), path).toContain('429');
  });

  it('says in words what each operation and parameter is for, and has its every part in the list of parts', async () => {
    const { body } = await http().get('/api/v1/openapi.json').expect(200);
    const parts = body.tags.map(({ name }: { readonly name: string }) => name);
    const paths = Object.entries({ ...body.paths, ...body.webhooks } as Record<string, Record<string, Described>>);
    const mute = paths.flatMap(([path, verbs]) =>
      Object.entries(verbs).flatMap(([verb, { summary = '', tags = [], parameters = [] }]) => [
        ...(summary === '' ? [`${verb} ${path}: no summary`] : []),
        ...(tags.length === 1 && parts.includes(tags[0]) ? [] : [`${verb} ${path}: of no part`]),
        ...parameters
          .filter(({ description = '' }) => description === '')
          .map(({ name }) => `${verb} ${path}: ${name}`),
      ]),
    );
    expect(mute, 'describe() them where they are parsed, or in openapi/parameters.ts').toEqual([]);
  });

  it('has each status of the catalogue of errors where it may come', async () => {
    const { body } = await http().get('/api/v1/openapi.json').expect(200);
    const operations = Object.values(body.paths as Record<string, Record<string, Described>>).flatMap(Object.values);
    const statuses = [...new Set(Object.values(CATALOGUE).map(([status]) => String(status)))];
    for (const { requestBody, responses } of operations as readonly Described[]) {
      // What no operation answers: another method, or a form that nobody gives.
      const never = ['405', '406', ...(requestBody ? [] : ['413', '415'])];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses.filter((one) => !never.includes(one))));
    }
  });

  it('refers to nothing that it does not have, and has a match of every game', async () => {
    const { body } = await http().get('/api/v1/openapi.json').expect(200);
    const named = [...JSON.stringify(body).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(1_000);
    const missing = named.filter(([, part = '', name = '']) => !(name in (body.components[part] ?? {})));
    expect(missing.map(([reference]) => reference)).toEqual([]);
    expect(body.components.schemas.Match.anyOf).toContainEqual({
      $ref: '#/components/schemas/WwiCombinedArms.Match',
    });
  });
});

describe('rule sets', () => {
  it('publish the schemas of an edition, to be kept; who has them gets 304 (CL-156)', async () => {
    const { body, headers } = await http().get('/api/v1/rulesets/wwi-combined-arms@1/schemas').expect(200);
    expect(Object.keys(body.$defs)).toEqual(
      expect.arrayContaining(['options', 'scenario', 'command', 'view', 'notice', 'standingOrders', 'report']),
    );
    expect(headers['cache-control']).toBe('public, max-age=86400, immutable');
    const etag = headers.etag ?? '';
    const again = () => http().get('/api/v1/rulesets/wwi-combined-arms@1/schemas');
    const kept = await again().set('if-none-match', `"other", ${etag}`).expect(304);
    expect(kept.text).toBe('');
    await again().set('if-none-match', '"other"').expect(200);
    const newest = await http().get('/api/v1/rulesets/wwi-combined-arms').expect(200);
    expect(newest.headers['cache-control']).toBe('public, max-age=300');
    await http().get('/api/v1/rulesets/chess/schemas').expect(404);
  });
});

describe('pages of other sites', () => {
  it('may ask with a token: the browser is told so beforehand and with each answer', async () => {
    const asked = await http()
      .options('/api/v1/matches/x/commands')
      .set({ origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' })
      .expect(204);
    expect(asked.headers['access-control-allow-origin']).toBe('*');
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
    expect(asked.headers).not.toHaveProperty('access-control-allow-credentials');
    const answer = await http().get('/api/v1/matches/x').set('origin', 'https://elsewhere.example').expect(401);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const elsewhere = await http().get('/healthz').set('origin', 'https://elsewhere.example').expect(200);
    expect(elsewhere.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the log of requests', () => {
  it('has no line for probes that go well, and one for those that fail, as for everything else', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const logged = await buildApp({ databaseUrl: database.url, secret: SECRET, logger: { level: 'info', stream } });
    const routes = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await logged.inject(path)).statusCode).toBe(200);
    expect(routes()).toEqual([]);
    await logged.inject('/api/v1/rulesets');
    logged.leaving.begun = true;
    expect((await logged.inject('/readyz')).statusCode).toBe(503);
    expect(routes().map(({ route, status }) => [route, status])).toEqual([
      ['/api/v1/rulesets', 200],
      ['/readyz', 503],
    ]);
    await logged.close();
  });
});

describe('the catalogue', () => {
  it('has a sentence and a status for every code', () => {
    for (const [code, [status, sentence]] of Object.entries(CATALOGUE)) {
      expect(code).toMatch(/^[A-Z_]+$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(sentence).toMatch(/\.$/);
    }
  });
});
