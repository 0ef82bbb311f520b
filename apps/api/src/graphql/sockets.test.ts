import { once } from 'node:events';
import { soon } from '@fieldpost/config/soon';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { MAX_LISTENING, MAX_SOCKETS } from '../live/readers.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { MAX_SUBSCRIPTIONS } from './sockets.ts';

let database: TestDatabase;
let app: FastifyInstance;
let address: string;
let duel: Duel;

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: 'a secret of the tests, long enough to be one' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const at = app.server.address();
  address = typeof at === 'object' && at ? `127.0.0.1:${at.port}` : '';
  duel = await openDuel(app.services);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Frame = { readonly id?: string; readonly type: string; readonly payload?: unknown };
type Errors = readonly { readonly extensions: { readonly code: string } }[];

/** A socket with all that came over it. */
class Line {
  readonly frames: Frame[] = [];
  closed: number | null = null;
  readonly socket = new WebSocket(`ws://${address}/graphql`, 'graphql-transport-ws');

  constructor() {
    this.socket.addEventListener('message', ({ data }) => this.frames.push(JSON.parse(String(data))));
    this.socket.addEventListener('close', ({ code }) => {
      this.closed = code;
    });
    lines.push(this);
  }

  async open(token: string | null): Promise<this> {
    await once(this.socket, 'open');
    this.say({ type: 'connection_init', payload: token === null ? {} : { token } });
    await soon(() => expect(this.frames.map(({ type }) => type)).toContain('connection_ack'));
    return this;
  }

  say(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  subscribe(id: string, query: unknown = CHANGES, variables: object = { id: duel.id }): void {
    this.say({ id, type: 'subscribe', payload: { query, variables } });
  }

  codeOf(id: string): string | null {
    const refused = this.frames.find((one) => one.id === id && one.type === 'error');
    return (refused?.payload as Errors | undefined)?.[0]?.extensions.code ?? null;
  }
}

const CHANGES = 'subscription($id: ID!) { matchChanged(id: $id) { id step } }';
const lines: Line[] = [];
const open = (token: string | null): Promise<Line> => new Line().open(token);
const openMany = (count: number, token: string | null): Promise<Line[]> =>
  Promise.all(Array.from({ length: count }, () => open(token)));

afterEach(async () => {
  for (const { socket } of lines.splice(0)) socket.close();
  // A lost connection is forgotten at once, even if nothing was ever sent to it.
  await soon(() => expect([app.services.readers.size, app.services.live.listening]).toEqual([0, 0]));
});

describe('a socket', () => {
  test('has so many subscriptions at a time, and a place again for each that ends', async () => {
    const line = await open(null);
    for (let index = 0; index <= MAX_SUBSCRIPTIONS; index += 1) line.subscribe(`s${index}`);
    await soon(() => expect(line.codeOf(`s${MAX_SUBSCRIPTIONS}`)).toBe('STREAMS_TOO_MANY'));
    expect(line.frames.filter(({ type }) => type === 'error')).toHaveLength(1);
    await soon(() => expect(app.services.live.listening).toBe(MAX_SUBSCRIPTIONS));
    line.say({ id: 's0', type: 'complete' });
    await soon(() => expect(app.services.live.listening).toBe(MAX_SUBSCRIPTIONS - 1));
    line.subscribe('again');
    await soon(() => expect(app.services.live.listening).toBe(MAX_SUBSCRIPTIONS));
    expect(line.codeOf('again')).toBeNull();
  });

  test.each([
    ['a document that has been read already', parse(CHANGES), { id: 'x' }, 'closed'],
    ['a long text', `subscription { ${'a'.repeat(20_000)} }`, {}, 'QUERY_TOO_COSTLY'],
    ['many words', `subscription { ${'a '.repeat(700)} }`, {}, 'QUERY_TOO_COSTLY'],
    ['a NUL', CHANGES, { id: `x${String.fromCharCode(0)}` }, 'MALFORMED'],
    ['a NUL in a name', CHANGES, { id: 'x', [`y${String.fromCharCode(0)}`]: 1 }, 'MALFORMED'],
    ['a name of every object', CHANGES, { id: '__proto__' }, 'NOT_FOUND'],
    ['a query', '{ me { id } }', {}, 'MALFORMED'],
    ['no word of GraphQL', 'subscription {', {}, 'MALFORMED'],
    ['a field that there is not', 'subscription { nothing }', {}, 'MALFORMED'],
  ])('takes no %s', async (_, query, variables, outcome) => {
    const line = await open(null);
    line.subscribe('s', query, variables);
    await soon(() => expect(line.closed === null ? line.codeOf('s') : 'closed').toBe(outcome));
  });

  test('takes no message of any length, and lives with what is no message', async () => {
    const long = await open(null);
    long.say({ id: 's', type: 'subscribe', payload: { query: ' '.repeat(40_000) } });
    await soon(() => expect(long.closed).not.toBeNull());
    const odd = await open(null);
    odd.socket.send('[[[[');
    await soon(() => expect(odd.closed).toBe(4400));
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('a reader', () => {
  /**
   * Subscribes until only the given number of places is free, and returns how many further subscriptions are refused.
   */
  async function fill(of: readonly Line[]): Promise<void> {
    const each = MAX_LISTENING / of.length;
    for (const line of of) for (let index = 0; index < each; index += 1) line.subscribe(`s${index}`);
    await soon(() => expect(app.services.live.listening).toBe(MAX_LISTENING));
  }

  test('is counted over all their sockets, a person by themselves and a stranger by address', async () => {
    await fill(await openMany(5, duel.south.token));
    const [own, other, stranger] = [await open(duel.south.token), await open(duel.north.token), await open(null)];
    for (const line of [own, other, stranger]) line.subscribe('more');
    await soon(() => expect(own.codeOf('more')).toBe('STREAMS_TOO_MANY'));
    await soon(() => expect(app.services.live.listening).toBe(MAX_LISTENING + 2));
    const headers = { authorization: `Bearer ${duel.south.token}` };
    const stream = await fetch(`http://${address}/api/v1/stream`, { headers });
    expect([stream.status, ((await stream.json()) as { error: { code: string } }).error.code]).toEqual([
      429,
      'STREAMS_TOO_MANY',
    ]);
  });

  test('has so many streams, and a place again for each that ends', async () => {
    const headers = { authorization: `Bearer ${duel.south.token}` };
    const ending = new AbortController();
    const stream = () => fetch(`http://${address}/api/v1/stream`, { headers, signal: ending.signal });
    const streams = await Promise.all(Array.from({ length: MAX_LISTENING + 3 }, stream));
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(3);
    ending.abort();
  });

  test('has so many sockets', async () => {
    await openMany(MAX_SOCKETS, null);
    const late = new Line();
    await soon(() => expect(late.closed).toBe(1013));
  });
});
