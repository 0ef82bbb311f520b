import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

/** What clients are written against. `npm test -- --project units apps/api/src/graphql -u` writes it anew. */
const KEPT = path.resolve(import.meta.dirname, '../../../../packages/client/schema.graphql');

test('the schema is the one that is kept for clients', async () => {
  await expect(`${printSchema(lexicographicSortSchema(schema))}\n`).toMatchFileSnapshot(KEPT);
});
