import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

const KEPT = join(import.meta.dirname, '../../../../packages/client/schema.graphql');
const SECRET = 'a secret of the tests, long enough to be one';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let database: TestDatabase;
let app: FastifyInstance;
let inProduction: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: SECRET });
  inProduction = await buildApp({ databaseUrl: database.url, secret: SECRET, production: true });
});
afterAll(async () => {
  await Promise.all([app.close(), inProduction.close()]);
  await database.drop();
});

test('a browser that comes without a query is shown GraphiQL, which loads nothing from elsewhere', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/graphql', headers: BROWSER });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<title>Fieldpost GraphQL</title>');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect(body).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
});

test.each([
  ['who sends a query is answered', '/graphql?query={ruleSets{id}}', BROWSER, 200],
  ['who is no browser is told what is missing', '/graphql', {}, 400],
])('%s', async (_, url, headers, status) => {
  const reply = await app.inject({ url, headers });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
});

test('in production there is no page', async () => {
  const { statusCode, headers } = await inProduction.inject({ url: '/graphql', headers: BROWSER });
  expect([statusCode, headers['content-type']]).toEqual([400, expect.stringMatching(/^application\/json/)]);
});

test('the schema is served as it is kept', async () => {
  const { body, headers } = await inProduction.inject('/graphql/schema');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(readFileSync(KEPT, 'utf8'));
});
