import { paced } from '@fieldpost/config/pace';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';

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

const ask = async (payload: object) => {
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload });
  const body = answer.json<{ data?: unknown; errors?: { message: string; extensions: { code: string } }[] }>();
  return { status: answer.statusCode, codes: body.errors?.map((one) => one.extensions.code) ?? [], text: answer.body };
};
const nested = (depth: number) => `{ lobby { ${'rematch { '.repeat(depth)} id ${'}'.repeat(depth)} } }`;
const many = (count: number, part: (n: number) => string) => Array.from({ length: count }, (_, n) => part(n)).join(' ');

test.each([
  ['too deep', nested(12)],
  ['too costly', '{ lobby { frames(from: 0, count: 5000) { step view entry { line } } } }'],
  [
    'costly by a variable',
    'query ($n: Int!) { lobby { frames(from: 0, count: $n) { entry { line at } rematch: step } log(after: 0, last: $n) { line } legal { line } } a: lobby { frames(from: 0, count: $n) { entry { line at sentences notices } } } b: lobby { frames(from: 0, count: $n) { entry { line at sentences notices } } } c: lobby { frames(from: 0, count: $n) { entry { line at sentences notices } } } d: lobby { frames(from: 0, count: $n) { entry { line at sentences notices } } } e: lobby { frames(from: 0, count: $n) { entry { line at sentences notices } } } f: lobby { frames(from: 0, count: $n) { entry { line at sentences notices } } } g: lobby { frames(from: 0, count: $n) { entry { line at sentences notices } } } }',
  ],
  ['with too many aliases', `{ ${many(31, (n) => `a${n}: ruleSets { id }`)} }`],
  [
    'with aliases hidden in fragments',
    `{ ...F } fragment F on Query { ...G } fragment G on Query { ${many(31, (n) => `a${n}: ruleSets { id }`)} }`,
  ],
  ['with too many mutations', `mutation { ${many(6, (n) => `a${n}: leaveMatch(id: "x") { id }`)} }`],
  [
    'with mutations hidden in fragments',
    `mutation { ...F } fragment F on Mutation { ${many(6, (n) => `a${n}: leaveMatch(id: "x") { id }`)} }`,
  ],
  ['with too many directives', `{ ruleSets { id ${'@skip(if: false) '.repeat(21)} } }`],
  ['with several operations', 'query A { ruleSets { id } } query B { ruleSets { id } }'],
  [
    'with a bomb of fragments',
    `{ lobby { ...F0 } } ${many(12, (n) => `fragment F${n} on Match { a${n}: rematch { ...F${n + 1} } b${n}: rematch { ...F${n + 1} } }`)} fragment F12 on Match { id }`,
  ],
])('a query %s is refused', async (_what, query) => {
  const started = performance.now();
  const { status, codes } = await ask({
    query,
    variables: { n: 5 },
    operationName: query.startsWith('query A') ? 'A' : null,
  });
  expect([status, codes[0] === 'QUERY_TOO_COSTLY' || codes.includes('QUERY_TOO_COSTLY')]).toEqual([400, true]);
  expect(performance.now() - started).toBeLessThan(paced(2_000));
});

test.each([[null], [7.5], [{}], [['x']]])('a variable that must be an id is not %j', async (id) => {
  const query = 'query ($id: ID!) { match(id: $id) { id } }';
  // The first asking is interpreted, later ones are compiled.
  for (let asked = 0; asked < 3; asked += 1) {
    const { status, codes } = await ask({ query, variables: { id } });
    expect([status, codes]).toEqual([400, ['MALFORMED']]);
  }
});

test('batches are refused', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: [{ query: '{ ruleSets { id } }' }, { query: '{ me { id } }' }],
  });
  expect(answer.statusCode).toBe(400);
});

test('what a page asks is let through, introspection included', async () => {
  const part =
    'id title status seats { side user { id name } reserveMs running } pending { kind side window sentence } deadline';
  const page = `query { me { id name } ruleSets { id title options } lobby { ${part} } waiting: myMatches(waiting: true) { ${part} } }`;
  expect((await ask({ query: page })).codes).not.toContain('QUERY_TOO_COSTLY');
  expect(await ask({ query: getIntrospectionQuery() })).toMatchObject({ status: 200, codes: [] });
});

test('introspection cannot go round in circles', async () => {
  const circle = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`;
  expect((await ask({ query: circle })).status).toBe(400);
});

test('a mutation does not come by GET, nor a query by a form', async () => {
  const query = 'mutation { leaveMatch(id: "x") { id } }';
  expect((await app.inject({ method: 'GET', url: `/graphql?query=${encodeURIComponent(query)}` })).statusCode).toBe(
    405,
  );
  const form = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: 'query=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(form.statusCode).toBe(415);
  const text = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: '{"query":"{ me { id } }"}',
    headers: { 'content-type': 'text/plain' },
  });
  expect(text.statusCode).toBeGreaterThanOrEqual(400);
});

test('no answer tells of the inside', async () => {
  for (const payload of [{ query: '{' }, { query: '{ nothing }' }, { query: '{ match(id: 7) { id } }' }, {}]) {
    const { text } = await ask(payload);
    expect(text).not.toMatch(/node_modules|\.ts:|stack|at \w+ \(/);
  }
});
