import { join } from 'node:path';
import { readTypes, type Schema, schemasOfArgument } from '@fieldpost/config/schemas';
import type { AnyRuleSet } from '@fieldpost/engine';
import { all, nameOf } from '../index.ts';
import { SCHEMA_KINDS } from '../schemas/kinds.ts';

const fileOf = ({ ref }: AnyRuleSet): string =>
  join(import.meta.dirname, `../../../rules-${ref.id}/src/index.ts`).replaceAll('\\', '/');

/** The name under which the package of an edition exports it. */
async function constantOf(rules: AnyRuleSet): Promise<string> {
  const module: Readonly<Record<string, unknown>> = await import(fileOf(rules));
  const [name] = Object.keys(module).filter((key) => module[key] === rules);
  if (name === undefined) throw new Error(`${fileOf(rules)} does not export ${nameOf(rules.ref)}`);
  return name;
}

/** The schema documents of every registered edition by "id@edition", made from its types. Takes seconds: they are read together. */
export async function madeSchemas(): Promise<ReadonlyMap<string, Schema>> {
  const program = readTypes([...new Set(all().map(fileOf))]);
  const made = new Map<string, Schema>();
  for (const rules of all()) {
    const name = nameOf(rules.ref);
    const $defs = schemasOfArgument(program, fileOf(rules), await constantOf(rules), SCHEMA_KINDS);
    const $id = `/api/v1/rulesets/${name}/schemas`;
    made.set(name, { $schema: 'https://json-schema.org/draft/2020-12/schema', $id, $defs });
  }
  return made;
}
