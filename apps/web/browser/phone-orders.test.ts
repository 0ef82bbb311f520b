import { readFileSync } from 'node:fs';
import path from 'node:path';
import { all, schemasOf } from '@fieldpost/rulebook';
import { describe, expect, test } from 'vitest';
import { PHONE_ORDERS } from './phone-orders.ts';

type Schema = {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: { readonly type?: { readonly const?: string; readonly enum?: readonly string[] } };
};

/** The types of all commands, as the schema of an edition has them. */
function kindsIn(schema: Schema | undefined, all: Readonly<Record<string, Schema>>): readonly string[] {
  if (schema === undefined) return [];
  if (schema.$ref !== undefined) return kindsIn(all[schema.$ref.split('/').at(-1) ?? ''], all);
  const { type } = schema.properties ?? {};
  const own = [...(type?.const === undefined ? [] : [type.const]), ...(type?.enum ?? [])];
  return [...own, ...(schema.anyOf ?? []).flatMap((one) => kindsIn(one, all))];
}

/** The kinds that a file of tests finds given. */
function givenIn(file: string): readonly string[] {
  const text = readFileSync(path.join(import.meta.dirname, `${file}.test.ts`), 'utf8');
  return [...text.matchAll(/expectGiven\(([^)]*)\)/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/'([\w.]+)'/g)].map(([, kind = '']) => kind),
  );
}

describe.each(all().map((rules) => [rules.ref.id, rules] as const))('orders of %s on a phone', (id, { ref }) => {
  const listed = PHONE_ORDERS[id] ?? {};

  test('are listed, each of them, and no others', () => {
    const defs = schemasOf(ref)?.$defs as unknown as Readonly<Record<string, Schema>>;
    expect(Object.keys(listed).toSorted()).toEqual([...new Set(kindsIn(defs.command, defs))].toSorted());
  });

  test('are given in the files that the list names, or it is said why nobody gives them', () => {
    for (const [kind, where] of Object.entries(listed)) {
      if (typeof where === 'string') expect(givenIn(where), `${kind} in ${where}.test.ts`).toContain(kind);
      else expect(where.nobody).toMatch(/^[A-Z]+-\d{3}: .+\.$/);
    }
  });
});
