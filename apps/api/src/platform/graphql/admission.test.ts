import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  getIntrospectionQuery,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../graphql/schema.ts';
import { Admission, admitted } from './admission.ts';
import type { FieldCost } from './costs.ts';
import { costFault, QUERY_LIMITS, queryCost } from './limits.ts';

const many = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** All that the site and its client ask: a page whose question is refused shows nothing, and says nothing. */
const OURS = Object.values(
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@fieldpost/client/kept-operations')), 'utf8')) as Record<
    string,
    string
  >,
).map((text) => [/\w+ (\w+)/.exec(text)?.[1] ?? text, text] as const);

/** What is said against a text: the code, and what of it is too much. */
function against(text: unknown): string | null {
  try {
    admitted(schema, text);
    return null;
  } catch (error) {
    const { message, extensions } = error as { message: string; extensions: { code?: string } };
    return `${extensions.code ?? 'MALFORMED'}: ${message}`;
  }
}

describe('a text is judged before it is read', () => {
  test.each([
    ['18,000 aliases in 229 KiB', `{ ${many(9_000, (index) => `a${index}: ruleSets { id }`)} }`, 'bytes'],
    ['aliases in few bytes', `{ ${many(600, (index) => `a${index}:x`)} }`, 'tokens'],
    ['braces without end', '{a'.repeat(4_000), 'tokens'],
    ['the same field again and again', `{ ${many(100, () => 'ruleSets { id }')} }`, 'repeats'],
    ['the same in fragments written in place', `{ ${many(60, () => '... { ruleSets { id } }')} }`, 'repeats'],
    ['the same in each place', `{ lobby { ${many(6, () => `rematch { ${many(5, () => 'id')} }`)} } }`, 'repeats'],
    ['the schema under thirty names', `{ ${many(30, (index) => `s${index}: __schema { types { name } }`)} }`, 'intro'],
    [
      'its types under thirty',
      `{ __schema { ${many(30, (index) => `t${index}: types { name }`)} } }`,
      'introspections 31',
    ],
    ['its fields', `{ __schema { types { ${many(30, (index) => `f${index}: fields { name }`)} } } }`, 'introspections'],
    ['two types', '{ a: __type(name: "Match") { name } b: __type(name: "Match") { name } }', 'introspections 2'],
    [
      'two by a fragment',
      '{ ...F __schema { types { name } } } fragment F on Query { a: __schema { types { kind } } }',
      'introspections',
    ],
  ])('%s', (_, text, what) => {
    expect(against(text)).toMatch(new RegExp(`^QUERY_TOO_COSTLY: .*${what}`));
  });

  test.each([getIntrospectionQuery(), '{ s: __schema { types { name } } me { __typename id } }'])(
    'the schema may be asked for once: %#',
    (text) => expect(against(text)).toBeNull(),
  );

  test.each([
    ['a document that has been read already', parse('{ me { id } }')],
    ['the same as JSON', JSON.stringify(parse('{ me { id } }', { noLocation: true }))],
    ['nothing', ''],
    ['a number', 7],
  ])('%s is no query', (_, text) => expect(against(text)).toMatch(/^MALFORMED/));

  test('what is refused is not remembered, what is admitted not for ever', () => {
    const admission = new Admission(schema);
    for (let index = 0; index < 50; index += 1) expect(() => admission.admit(`{ nothing${index} }`)).toThrow();
    expect(admission.size).toBe(0);
    for (let index = 0; index < 500; index += 1) admission.admit(`query Q${index} { me { id } }`);
    expect(admission.size).toBe(200);
  });
});

describe('what a query costs', () => {
  const cost = (text: string, variables = {}): number => queryCost(schema, parse(text), variables);

  test('is as much as its lists are long, by a variable too, and no more than the service gives', () => {
    const frames = (count: string) => `query($n: Int) { match(id: "x") { frames(from: 0, count: ${count}) { view } } }`;
    expect(cost(frames('40'))).toBe(cost(frames('$n'), { n: 40 }));
    expect(cost(frames('40'))).toBeGreaterThan(cost(frames('20')));
    expect(cost(frames('100000'))).toBe(cost(frames('200')));
    // Who says nothing, or nonsense, asks for all.
    for (const n of [undefined, null, '7', Number.NaN]) expect(cost(frames('$n'), { n })).toBe(cost(frames('200')));
    expect(cost('query($n: Int = 20) { match(id: "x") { frames(from: 0, count: $n) { view } } }')).toBe(
      cost(frames('20')),
    );
  });

  test('is what the texts of the games weigh', () => {
    const whole = '{ texts catalogue options scenarios { document } }';
    const answer = (count: number) => `{ ${many(count, (index) => `a${index}: ruleSet(id: "x") ${whole}`)} }`;
    expect(costFault(schema, parse(answer(1)), {})).toBeNull();
    expect(costFault(schema, parse(answer(30)), {})).not.toBeNull();
    expect(
      costFault(schema, parse(`{ ${many(30, (index) => `a${index}: ruleSets { catalogue }`)} }`), {}),
    ).not.toBeNull();
  });

  /** Frames of a replay, so many as the site fetches at once; every other list as long as the service lets it be. */
  const LENGTHS = { count: 40 };

  test.each(OURS)('%s of our own is far from every limit', (_name, text) => {
    expect(against(text)).toBeNull();
    expect(cost(text, LENGTHS)).toBeLessThan(QUERY_LIMITS.cost);
    expect(text.length).toBeLessThan(QUERY_LIMITS.bytes / 4);
  });
});

/** Every field of the schema that gives a list of objects. */
const HEAVY = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__') && type.name !== 'Mutation')
  .flatMap((type) =>
    Object.values(isObjectType(type) ? type.getFields() : {}).map((field) => {
      const open = isNonNullType(field.type) ? field.type.ofType : field.type;
      const inner = getNamedType(field.type);
      return isListType(open) && !isLeafType(inner) ? `${type.name}.${field.name}` : null;
    }),
  )
  .filter((field) => field !== null);

test.each(HEAVY)('%s says how long it may be', (name) => {
  const [parent = '', field = ''] = name.split('.');
  const type = schema.getType(parent);
  const stated = isObjectType(type) ? type.getFields()[field]?.extensions.cost : undefined;
  expect(stated, 'extensions: costs({ most }) beside the field').toBeDefined();
  expect((stated as FieldCost).most).toBeGreaterThan(0);
});
