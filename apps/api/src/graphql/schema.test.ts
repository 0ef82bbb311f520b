import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { describable } from './describing.ts';
import { FIELDS, TYPES } from './descriptions.ts';
import { schema } from './schema.ts';

/** The schema for clients. `npm test -- --project units apps/api/src/graphql -u` writes it. */
const KEPT = path.resolve(import.meta.dirname, '../../../../packages/client/schema.graphql');

test('the schema is the one that is kept for clients', async () => {
  await expect(`${printSchema(lexicographicSortSchema(schema))}\n`).toMatchFileSnapshot(KEPT);
});

test('every type and every field has a description, and no description is of nothing, or of what has one where it is made', () => {
  const all = describable(schema);
  expect(all.flatMap(([name, { description }]) => (description ? [] : [name]))).toEqual([]);
  const said = new Map(all.map(([name, { description }]) => [name, description]));
  const kept = Object.entries({ ...TYPES, ...FIELDS });
  expect(kept.filter(([name, text]) => said.get(name) !== text).map(([name]) => name)).toEqual([]);
});
