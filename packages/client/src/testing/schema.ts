import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import type { Operation } from '../operation.ts';

const KEPT = path.resolve(import.meta.dirname, '../../schema.graphql');
const schema = buildSchema(readFileSync(KEPT, 'utf8'));

const isOperation = (value: unknown): value is Operation<never, unknown> =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** The operations among what a module exports: their names there, and their texts. */
export const operationsIn = (module: object): readonly (readonly [name: string, text: string])[] =>
  Object.entries(module).flatMap(([name, value]) => (isOperation(value) ? [[name, value.text] as const] : []));

/** The place of an operation: its module as the written file imports it, and its name there. */
export type Placed = { readonly from: string; readonly name: string; readonly text: string };

/**
 * TypeScript of operations: variables and answers as the schema has them, or proofs that their modules speak of them likewise.
 * @param client the module that has `Json` and `Fits`
 */
export function written(what: 'types' | 'proofs', client: string, operations: readonly Placed[]): string {
  const writer = path.join(import.meta.dirname, 'write-types.js');
  const made = spawnSync(process.execPath, [writer], {
    input: JSON.stringify({ what, client, operations }),
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  return made.stdout;
}

/** The errors of an operation against the stored schema, syntax errors included; empty if it is valid. */
export function faultsOf(text: string): readonly string[] {
  try {
    return validate(schema, parse(text)).map(({ message }) => message);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The texts of operations by the ids under which the service keeps them, as JSON. */
export function keptAs(texts: readonly string[]): string {
  const rows = texts.map((text) => [`sha256:${createHash('sha256').update(text).digest('hex')}`, text] as const);
  const sorted = rows.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
