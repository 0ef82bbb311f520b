import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRef } from '@fieldpost/engine';
import { nameOf } from '../book.ts';
import type { GameSchemas } from './kinds.ts';

const fileOf = (ref: RuleSetRef): string => join(import.meta.dirname, `${nameOf(ref)}.json`);

/** Cached schemas: a file of an edition never changes while a process runs. */
const read = new Map<string, GameSchemas>();

/**
 * The JSON Schemas of an edition (2020-12): what its options, scenario documents, commands, views, notices, standing orders and
 * reports look like. Made from its types and held to what it plays (`schemas.test.ts`). Null where the edition has none.
 */
export function schemasOf(ref: RuleSetRef): GameSchemas | null {
  const known = read.get(nameOf(ref));
  if (known) return known;
  if (!existsSync(fileOf(ref))) return null;
  const schemas = JSON.parse(readFileSync(fileOf(ref), 'utf8')) as GameSchemas;
  read.set(nameOf(ref), schemas);
  return schemas;
}
