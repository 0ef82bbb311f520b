import type { DiffTarget } from '@prisma/schema-engine-wasm';
import { runEngine } from './engine.ts';

function target(schema: string | null): DiffTarget {
  if (schema === null) return { tag: 'empty' };
  return { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] };
}

/**
 * The SQL that leads from the tables of one Prisma schema (null: an empty database) to those of another; null when nothing
 * is to be done. It compares texts: `url` names a PostgreSQL only because the engine speaks to one kind of database.
 */
export async function difference(url: string, before: string | null, after: string): Promise<string | null> {
  const filters = { externalTables: [], externalEnums: [] };
  const params = { from: target(before), to: target(after), script: true, exitCode: true, filters };
  const answer = await runEngine({ kind: 'diff', url, schema: after, params });
  return 'sql' in answer ? answer.sql : null;
}
