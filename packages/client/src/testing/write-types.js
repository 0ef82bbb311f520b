/**
 * Writes TypeScript for GraphQL operations to standard output. Reads `{what, client, operations: [{from, name, text}]}` as JSON from
 * standard input. `what`: `types` are variables and answers as the kept schema has them; `proofs` that what the modules say of their
 * operations fits these. `client` is where `Json` and `Fits` come from, `from` a module as the written file imports it, `name` what it
 * exports.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { Kind, parse } from 'graphql';

const SETTINGS = { immutableTypes: true, skipTypename: true, scalars: { JSON: 'Json', DateTime: 'string' } };
const schema = parse(readFileSync(path.resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const { what, client, operations } = JSON.parse(await text(process.stdin));

/** Named operations, each name once: several may share a text but for the field that they ask. */
const named = new Map();
for (const { from, name, text: source } of operations) {
  const document = parse(source);
  const [definition] = document.definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) continue;
  const called = definition.name.value;
  if (!named.has(called)) named.set(called, { called, kind: definition.operation, from, name, document });
}
const all = [...named.values()].sort((one, other) => (one.called < other.called ? -1 : 1));

const typeOf = ({ called, kind }) =>
  `${called[0].toUpperCase()}${called.slice(1)}${kind === 'query' ? 'Query' : 'Mutation'}`;

async function types() {
  const written = await codegen({
    schema,
    documents: all.map(({ document }) => ({ document })),
    filename: 'operation-types.ts',
    config: {},
    pluginMap: { operationTypes },
    plugins: [{ operationTypes: SETTINGS }],
  });
  const quiet = written
    .replace(/^\/\*\* Internal type.*\n/gm, '')
    .replace(/^export type Incremental.*\n/m, '')
    .replace(/^export /gm, '')
    .replace(/\n{3,}/g, '\n\n');
  return [
    `import type { Json } from '${client}';`,
    '',
    quiet.trim(),
    '',
    '/** Variables and answer of each operation, as the schema has them. */',
    'export type Operations = {',
    ...all.map(
      (one) =>
        `  readonly ${one.called}: { readonly variables: ${typeOf(one)}Variables; readonly data: ${typeOf(one)} };`,
    ),
    '};',
  ];
}

function proofs() {
  const modules = [...new Set(all.map(({ from }) => from))].sort();
  const aliasOf = (from) => `module${modules.indexOf(from) + 1}`;
  return [
    `import type { Fits } from '${client}';`,
    "import type { Operations } from './operation-types.ts';",
    ...modules.map((from) => `import type * as ${aliasOf(from)} from '${from}';`),
    '',
    'type Held<Proof extends true> = Proof;',
    '/** What the modules say of their operations fits what the schema has: else the compiler names the place. */',
    'export type Proofs = readonly [',
    ...all.map(({ called, from, name }) => `  Held<Fits<typeof ${aliasOf(from)}.${name}, Operations['${called}']>>,`),
    '];',
  ];
}

const HEAD =
  '/** Made from the kept schema and the operations: `npm test -- --project units operations.test.ts -u` makes it anew. */';
process.stdout.write([HEAD, ...(what === 'types' ? await types() : proofs()), ''].join('\n'));
