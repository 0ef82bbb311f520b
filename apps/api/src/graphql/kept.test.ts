import { ask, type Operation, operation, PROFILE } from '@fieldpost/client';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

let database: TestDatabase;
let app: FastifyInstance;
let url: string;
const bodies: Record<string, unknown>[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: 'a secret of the tests, long enough to be one' });
  app.addHook('preHandler', async ({ body }) => void bodies.push(body as Record<string, unknown>));
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const post = (payload: object) => app.inject({ method: 'POST', url: '/graphql', payload });

test('the client sends the id of an operation that is kept, and is answered as for its text', async () => {
  bodies.length = 0;
  expect(await ask({ url }, PROFILE, { id: 'nobody' })).toEqual({
    ok: true,
    value: expect.objectContaining({ user: null }),
  });
  expect(bodies).toEqual([
    {
      documentId: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      operationName: 'Profile',
      variables: { id: 'nobody' },
    },
  ]);
});

test('what is not kept is sent again as its text', async () => {
  bodies.length = 0;
  const ours: Operation<object, { ruleSets: object[] }> = operation('query OfAnotherVersion { ruleSets { id } }');
  const answer = await ask({ url }, ours, {});
  expect(answer.ok && answer.value.ruleSets.length).toBeGreaterThan(4);
  expect(bodies.map((body) => Object.keys(body).toSorted())).toEqual([
    ['documentId', 'operationName', 'variables'],
    ['query', 'variables'],
  ]);
});

test.each([
  ['an unknown id', { documentId: `sha256:${'0'.repeat(64)}` }, 'OPERATION_UNKNOWN'],
  ['id and text', { documentId: 'sha256:0', query: '{ me { id } }' }, 'MALFORMED'],
  ['neither', { variables: {} }, 'MALFORMED'],
  ['an id of another kind', { documentId: 5 }, 'MALFORMED'],
])('%s is refused with its code', async (_, payload, code) => {
  const reply = await post(payload);
  expect([reply.statusCode, reply.json().errors[0].extensions.code]).toEqual([400, code]);
});
