import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

/** Imported by a variable name: the package brings its own compiler, whose types would mix with ours. */
const GENERATOR = 'openapi-typescript';
const KEPT = '../../../../packages/sdk/src/document.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: 'a secret of the tests, long enough to be one' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('the types of the package are those of the document (write them with -u)', async () => {
  const { default: openapiTS, astToString } = await import(GENERATOR);
  const reply = await app.inject('/api/v1/openapi.json');
  const made = astToString(await openapiTS(reply.json(), { immutable: true }));
  await expect(`// Made from the OpenAPI document by openapi-typescript: do not edit.\n${made}`).toMatchFileSnapshot(
    KEPT,
  );
});
