import { freshDatabase } from '@fieldpost/config/test-database';
import type { Json } from '@fieldpost/engine';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { type Duel, type Duellist, openDuel } from '../testing/duel.ts';

/**
 * The second law through the whole service: two matches that differ only in what south has done in secret look the same,
 * byte for byte, in everything that north, a spectator or a stranger can fetch, and in every dispatch written.
 */
let database: Awaited<ReturnType<typeof freshDatabase>>;
let app: FastifyInstance;
let watcher: Duellist;
const noon = new Date('2026-03-28T12:00:00Z');

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: 'x'.repeat(32), clock: { now: () => noon } });
  await app.ready();
  watcher = (await openDuel(app.services, { names: ['Wat', 'Xue'] })).south;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Ask = { readonly method: 'GET' | 'POST'; readonly path: string; readonly payload?: unknown };

const EVERYTHING = `query($id: ID!) { match(id: $id) { id title status options startedAt clockSpec { bankSeconds }
  seats { side player user { name } reserveMs since running missedTurns } you { side } step sealedStep
  pending { kind side from window clock sentence } waitingFor deadline drawOffer ending { by } view standingOrders canUndo
  seenStep told(after: 0) { index side at line notices sentences } frames(from: 0, count: 50) { step view }
  legal { command line } } }`;

const ASKS: readonly Ask[] = [
  { method: 'GET', path: '' },
  { method: 'GET', path: '/commands' },
  { method: 'GET', path: '/notices?after=0' },
  { method: 'GET', path: '/frames?from=0&count=50' },
  { method: 'GET', path: '/record' },
  { method: 'GET', path: '/orders' },
  { method: 'POST', path: '/undo', payload: {} },
  { method: 'POST', path: '/claim' },
  { method: 'POST', path: '/commands', payload: { expectedStep: 0, line: 'e2xe3' } },
  {
    method: 'POST',
    path: '/commands',
    payload: { expectedStep: 0, command: { type: 'move', unit: 'S-inf-1', to: 'a5' } },
  },
  { method: 'POST', path: '/commands', payload: { expectedStep: 77, command: { type: 'endTurn' } } },
];

async function answersTo(duel: Duel, token: string | null): Promise<readonly string[]> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const answers: string[] = [];
  for (const { method, path, payload } of ASKS) {
    const url = `/api/v1/matches/${duel.id}${path}`;
    const reply = await app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    answers.push(
      `${method} ${path} ${reply.statusCode} ${JSON.stringify(withoutRequestId(reply.headers))} ${reply.body}`,
    );
  }
  const graphql = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: EVERYTHING, variables: { id: duel.id } },
  });
  if (token !== null) expect(graphql.json()).toMatchObject({ data: { match: { id: duel.id } } });
  return [...answers, `graphql ${graphql.statusCode} ${graphql.body}`];
}

const VARYING = ['x-request-id', 'date', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
const withoutRequestId = (headers: object): object =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !VARYING.includes(name)));

/** What was written for anybody but south, in the order of writing. */
async function dispatchesOf(duel: Duel): Promise<readonly Json[]> {
  const rows = await app.services.db.dispatch.findMany({
    where: { matchId: duel.id, userId: { not: duel.south.caller.userId } },
    select: { kind: true, why: true, step: true, data: true, userId: true },
    orderBy: { createdAt: 'asc' },
  });
  return rows as Json[];
}

/** Ids and commitments differ between any two matches; each is replaced by its role. */
async function named(duel: Duel, text: string): Promise<string> {
  const { commitment } = await duel.stored();
  const roles: readonly (readonly [string, string])[] = [
    [duel.id, '<match>'],
    [duel.south.caller.userId, '<south>'],
    [duel.north.caller.userId, '<north>'],
    [commitment, '<commitment>'],
  ];
  return roles.reduce((now, [value, role]) => now.replaceAll(value, role), text);
}

async function seenFromOutside(duel: Duel): Promise<string> {
  const seen = {
    north: await answersTo(duel, duel.north.token),
    spectator: await answersTo(duel, watcher.token),
    stranger: await answersTo(duel, null),
    dispatches: await dispatchesOf(duel),
  };
  return named(duel, JSON.stringify(seen, null, 1));
}

async function order(duel: Duel, by: Duellist, payload: object, path = 'commands'): Promise<void> {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v1/matches/${duel.id}/${path}`,
    headers: { authorization: `Bearer ${by.token}` },
    payload,
  });
  expect(reply.statusCode, reply.body).toBe(200);
}

const INFANTRY = { type: 'commitArmy', units: { inf: 15, hq: 1 }, elite: [] };
const GUNS = { type: 'commitArmy', units: { inf: 8, art: 5, mg: 2, hq: 1 }, elite: [] };

type Secret = (duel: Duel) => Promise<void>;
const nothing: Secret = async () => {};
const commits =
  (command: object): Secret =>
  (duel) =>
    order(duel, duel.south, { expectedStep: 0, command });
const files =
  (line: string): Secret =>
  (duel) =>
    order(duel, duel.south, { line }, 'orders');
/** Steps of a turn that south may still take back. */
const moves =
  (...lines: readonly string[]): Secret =>
  async (duel) => {
    for (const [nth, line] of lines.entries()) await order(duel, duel.south, { expectedStep: nth, line });
  };

const ROWS: readonly (readonly [what: string, scenario: string, one: Secret, other: Secret])[] = [
  ['one army or another, committed', 'standard', commits(INFANTRY), commits(GUNS)],
  ['an army committed or not', 'standard', commits(INFANTRY), nothing],
  ['retreat orders filed or not', 'open-duel', files('retreats all ask'), nothing],
  ['one retreat order or another', 'open-duel', files('retreats all bestTerrain'), files('retreats all awayFromEnemy')],
  ['moves that are still open, or none', 'south-first', moves('e3-e4', 'd3-d4'), nothing],
  ['one open move or another', 'south-first', moves('e3-e4'), moves('a3-a5')],
];

/** A duel in which south is to move. */
async function duelOf(scenario: string): Promise<Duel> {
  if (scenario !== 'south-first') return openDuel(app.services, { scenario });
  const duel = await openDuel(app.services, { scenario: 'open-duel' });
  const { waitingFor } = await duel.stored();
  if (waitingFor[0] === 'north') await order(duel, duel.north, { expectedStep: 0, command: { type: 'endTurn' } });
  return duel;
}

describe('what is secret never leaves', () => {
  test.each(ROWS)('%s', async (_what, scenario, one, other) => {
    const first = await duelOf(scenario);
    const second = await duelOf(scenario);
    const start = (await first.stored()).step;
    expect(start).toBe((await second.stored()).step);
    const before = await seenFromOutside(first);
    await one(first);
    await other(second);
    const after = await seenFromOutside(first);
    expect(after).toBe(await seenFromOutside(second));
    expect(after).toBe(before);
  });
});
