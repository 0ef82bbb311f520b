import process from 'node:process';
import { sampled, wholeDrills } from '@fieldpost/config/drill';
import { freshDatabase } from '@fieldpost/config/test-database';
import { fastNumbers, stepViewFor } from '@fieldpost/engine';
import type { View } from '@fieldpost/rules-wwi-combined-arms';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { type Refused, refusedSpace } from '../testing/command-space.ts';
import { type Duel, type Duellist, openDuel } from '../testing/duel.ts';
import { duellistOf, playRandomly, playToRetreat, rowsOf } from '../testing/positions.ts';

/**
 * In random positions of every scenario and for every side: whatever the menu does not list is judged and refused (see
 * command-space.ts); over HTTP it is refused with that very code, and no row changes. A run sends some commands of every
 * side over HTTP, each of another shape; LEGALITY=all sends one of every shape, LEGALITY=each every single one (hours).
 */
const POSITIONS = sampled(
  'legality',
  Array.from({ length: 200 }, (_, index) => index),
  16,
);
const RUNS = {
  some: { sent: 40, alike: 1, minutes: 15 },
  all: { sent: Number.POSITIVE_INFINITY, alike: 1, minutes: 30 },
  each: { sent: Number.POSITIVE_INFINITY, alike: Number.POSITIVE_INFINITY, minutes: 360 },
} as const;
const RUN = RUNS[(process.env.LEGALITY ?? 'some') as keyof typeof RUNS];
const AT_ONCE = 16;
const SCENARIOS = ['salient-duel', 'standard', 'open-duel', 'campaign-duel', 'storm-and-guns', 'campaign'];
const PLIES = [0, 1, 2, 3, 6, 12, 25, 50];

let database: Awaited<ReturnType<typeof freshDatabase>>;
let app: FastifyInstance;
let stranger: Duellist;

beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: 'x'.repeat(32) });
  await app.ready();
  stranger = (await openDuel(app.services)).south;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Answer = { readonly status: number; readonly code: string | null; readonly body: string };

async function post(match: string, token: string | null, payload: unknown): Promise<Answer> {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v1/matches/${match}/commands`,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  const error = (JSON.parse(reply.body) as { error?: { code: string } }).error;
  return { status: reply.statusCode, code: error?.code ?? null, body: reply.body };
}

const MALFORMED: readonly (readonly [what: string, payload: unknown])[] = [
  ['no JSON', '{"expectedStep": 0,'],
  ['an array', []],
  ['no command', { expectedStep: 0 }],
  ['command and line', { expectedStep: 0, command: { type: 'endTurn' }, line: 'end' }],
  ['an unknown field', { expectedStep: 0, command: { type: 'endTurn' }, also: 1 }],
  ['a step that is no number', { expectedStep: '0', command: { type: 'endTurn' } }],
  ['a command that is text', { expectedStep: 0, command: 'endTurn' }],
];

/** As many of each shape as the run wants, in any order, so that a few are of many shapes. */
function chosen(refused: readonly Refused[], seed: number): readonly Refused[] {
  const next = fastNumbers(seed);
  const order = refused.map((one) => [next(), one] as const).sort(([one], [other]) => one - other);
  const counts = new Map<string, number>();
  const kept = order.filter(([, { shape }]) => {
    const count = (counts.get(shape) ?? 0) + 1;
    counts.set(shape, count);
    return count <= RUN.alike;
  });
  return kept.slice(0, RUN.sent).map(([, one]) => one);
}

async function inBatches<Item>(items: readonly Item[], each: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map(each));
}

async function openPosition(index: number): Promise<Duel> {
  if (index % 25 === 24) return openRetreat(index);
  const scenario = SCENARIOS[index % SCENARIOS.length] ?? 'standard';
  const duel = await openDuel(app.services, { scenario });
  if (index % 2 === 1) await askWhenRetreating(duel);
  await playRandomly(app.services, duel, PLIES[Math.floor(index / SCENARIOS.length) % PLIES.length] ?? 0, index + 1);
  return duel;
}

/** A position in which somebody is asked where to retreat to: chance alone seldom gives one. */
async function openRetreat(index: number): Promise<Duel> {
  const duel = await openDuel(app.services);
  await askWhenRetreating(duel);
  await playToRetreat(app.services, duel, index);
  return duel;
}

/** Both sides want to be asked, so that positions with an open retreat come up. */
async function askWhenRetreating(duel: Duel): Promise<void> {
  for (const { token } of [duel.south, duel.north]) {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/v1/matches/${duel.id}/orders`,
      headers: { authorization: `Bearer ${token}` },
      payload: { line: 'retreats all ask' },
    });
    expect(reply.statusCode, reply.body).toBe(200);
  }
}

type Count = { readonly judged: number; readonly sent: number };

async function checkSide(duel: Duel, side: string, index: number): Promise<Count> {
  const { rules, game } = loadedMatch(await duel.stored());
  if (!game) throw new Error('the match has not begun');
  const step = stepViewFor(game, { side, player: 0 });
  const refused = refusedSpace(rules, game, side);
  const sent = chosen(refused, index + 1);
  const { token } = duellistOf(duel, side);
  await inBatches(sent, async ({ command, refusal: { code } }) => {
    const answer = await post(duel.id, token, { expectedStep: step, command });
    const status = code === 'MALFORMED' ? 400 : 422;
    if (answer.code !== code || answer.status !== status)
      expect({ command, ...answer }).toEqual({ command, status, code, body: 'a refusal' });
  });
  await checkOutsiders(duel, side, step);
  return { judged: refused.length, sent: sent.length };
}

/** The same order from others, at another step, and bodies that are no orders at all. */
async function checkOutsiders(duel: Duel, side: string, step: number): Promise<void> {
  const { token } = duellistOf(duel, side);
  const order = { expectedStep: step, command: { type: 'endTurn' } };
  expect(await post(duel.id, null, order)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await post(duel.id, stranger.token, order)).toMatchObject({ status: 403, code: 'NOT_SEATED' });
  expect(await post('nowhere', token, order)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const stale = await post(duel.id, token, { ...order, expectedStep: step + 1 });
  expect(stale).toMatchObject({ status: 409, code: 'STALE' });
  expect(JSON.parse(stale.body).error.details).toMatchObject({ step });
  for (const [what, payload] of MALFORMED) {
    expect(await post(duel.id, token, payload), what).toMatchObject({ status: 400, code: 'MALFORMED' });
  }
  const huge = { expectedStep: step, line: 'x'.repeat(300 * 1024) };
  expect(await post(duel.id, token, huge)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
}

describe('legal = accepted, over HTTP', () => {
  test(
    `nothing but the menu is played in ${POSITIONS.length} random positions, and refusals change no row`,
    async () => {
      const counts: Count[] = [];
      const phases = new Set<string>();
      for (const index of POSITIONS) {
        const duel = await openPosition(index);
        const before = await rowsOf(app.services, duel.id);
        phases.add(((await duel.stored()).state as View).phase);
        for (const side of ['south', 'north']) counts.push(await checkSide(duel, side, index));
        expect(await rowsOf(app.services, duel.id)).toBe(before);
      }
      const sum = (part: keyof Count): number => counts.reduce((total, count) => total + count[part], 0);
      console.log(`${sum('judged')} unlisted commands judged, ${sum('sent')} of them sent over HTTP`);
      expect(sum('judged')).toBeGreaterThan(POSITIONS.length * 3000);
      expect(sum('sent')).toBeGreaterThan(POSITIONS.length * 30);
      if (wholeDrills)
        expect([...phases].sort()).toEqual(expect.arrayContaining(['army', 'attack', 'move', 'place', 'retreat']));
    },
    RUN.minutes * 60_000,
  );

  test('a match that is not listed does not exist for strangers', async () => {
    const duel = await openDuel(app.services);
    await app.services.db.match.update({ where: { id: duel.id }, data: { listed: false } });
    const order = { expectedStep: 0, command: { type: 'endTurn' } };
    expect(await post(duel.id, stranger.token, order)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
