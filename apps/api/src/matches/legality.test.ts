import process from 'node:process';
import { freshDatabase } from '@fieldpost/config/test-database';
import { fastChance, type GameTypes, type Json, menuOf } from '@fieldpost/engine';
import { type BoardUnit, unitsOf, type View } from '@fieldpost/rules-wwi-combined-arms';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { type Duel, type Duellist, openDuel } from '../testing/duel.ts';
import { codeInMemory, duellistOf, playRandomly, playToRetreat, rowsOf } from '../testing/positions.ts';
import { standingOf } from './standing.ts';

/**
 * Over HTTP, in random positions of every scenario and for every side: what the menu does not list is refused with the code
 * that the engine gives, and no row changes. A run takes a sample of the unlisted commands; LEGALITY=all takes them all.
 */
const POSITIONS = 200;
const SAMPLE = process.env.LEGALITY === 'all' ? Number.POSITIVE_INFINITY : 40;
const AT_ONCE = 16;
const SCENARIOS = ['salient-duel', 'standard', 'open-duel', 'campaign-duel', 'storm-and-guns', 'campaign'];
const PLIES = [0, 1, 2, 3, 6, 12, 25, 50];
const DOCUMENTS = ['commitArmy', 'plan', 'setRetreatOrders'];

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

const squares = (size: number): string[] =>
  Array.from({ length: size * size }, (_, at) => `${'abcdefghijkl'[at % size]}${Math.floor(at / size) + 1}`);

/** Everything that could be said in the language of the game about these units and squares, sensible or not. */
function universe(view: View): Json[] {
  const units: readonly BoardUnit[] = unitsOf(view);
  const places = [...squares(view.size), 'a0', 'm13'];
  const ids = [...units.map((unit) => unit.id), 'S-inf-99'];
  const kinds = ['inf', 'sni', 'mg', 'tank', 'art', 'hq', 'flame', 'raid'];
  return [
    ...ids.flatMap((unit) =>
      places.flatMap((to) => [
        { type: 'move', unit, to },
        { type: 'retreat', unit, to },
      ]),
    ),
    ...ids.flatMap((unit) => ids.map((target) => ({ type: 'attack', unit, target }))),
    ...kinds.flatMap((unitType) => places.map((square) => ({ type: 'reinforce', unitType, square }))),
    ...kinds.flatMap((unitType) => places.map((square) => ({ type: 'place', unitType, index: 1, square }))),
    { type: 'endTurn' },
    { type: 'commitArmy', units: { inf: 15, hq: 1 }, elite: [] },
    { type: 'plan', placements: [{ type: 'inf', index: 1, square: 'e5' }], stopAfter: null },
  ];
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

function sampled<Item>(items: readonly Item[], most: number, seed: number): readonly Item[] {
  if (items.length <= most) return items;
  const chance = fastChance(seed);
  return Array.from({ length: most }, () => items[chance.draw(items.length, 'sample') - 1] as Item);
}

async function inBatches<Item>(items: readonly Item[], each: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map(each));
}

async function openPosition(nth: number): Promise<Duel> {
  if (nth % 25 === 24) return openRetreat(nth);
  const scenario = SCENARIOS[nth % SCENARIOS.length] ?? 'standard';
  const duel = await openDuel(app.services, { scenario });
  if (nth % 2 === 1) await askWhenRetreating(duel);
  await playRandomly(app.services, duel, PLIES[Math.floor(nth / SCENARIOS.length) % PLIES.length] ?? 0, nth + 1);
  return duel;
}

/** A position in which somebody is asked where to retreat to: chance alone seldom gives one. */
async function openRetreat(nth: number): Promise<Duel> {
  const duel = await openDuel(app.services);
  await askWhenRetreating(duel);
  await playToRetreat(app.services, duel, nth);
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

async function checkSide(duel: Duel, side: string, nth: number): Promise<number> {
  const match = await duel.stored();
  const { rules, game } = standingOf(match);
  if (!game) throw new Error('the match has not begun');
  const { token } = duellistOf(duel, side);
  const seen = await app.inject({ url: `/api/v1/matches/${duel.id}`, headers: { authorization: `Bearer ${token}` } });
  const { step, view } = seen.json<{ step: number; view: View }>();
  const listed = new Set(menuOf<GameTypes>(rules, game, { side, player: 0 }).map((command) => JSON.stringify(command)));
  const unlisted = universe(view).filter((command) => !listed.has(JSON.stringify(command)));
  const tried = sampled(unlisted, SAMPLE, nth + 1);
  await inBatches(tried, async (command) => {
    const code = codeInMemory(match, side, command);
    if (code === null) {
      expect(DOCUMENTS, 'only documents may be legal without being listed').toContain(
        (command as { type: string }).type,
      );
      return;
    }
    const answer = await post(duel.id, token, { expectedStep: step, command });
    expect(answer.code, JSON.stringify({ side, command })).toBe(code);
    expect(answer.status).toBe(code === 'MALFORMED' ? 400 : 422);
  });
  await checkOutsiders(duel, side, step);
  return tried.length;
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
  test(`nothing but the menu is played in ${POSITIONS} random positions, and refusals change no row`, async () => {
    let refused = 0;
    const phases = new Set<string>();
    for (let nth = 0; nth < POSITIONS; nth += 1) {
      const duel = await openPosition(nth);
      const before = await rowsOf(app.services, duel.id);
      phases.add(((await duel.stored()).state as View).phase);
      for (const side of ['south', 'north']) refused += await checkSide(duel, side, nth);
      expect(await rowsOf(app.services, duel.id)).toBe(before);
    }
    expect(refused).toBeGreaterThan(POSITIONS * 20);
    expect([...phases].sort()).toEqual(expect.arrayContaining(['army', 'attack', 'move', 'place', 'retreat']));
  }, 900_000);

  test('a match that is not listed does not exist for strangers', async () => {
    const duel = await openDuel(app.services);
    await app.services.db.match.update({ where: { id: duel.id }, data: { listed: false } });
    const order = { expectedStep: 0, command: { type: 'endTurn' } };
    expect(await post(duel.id, stranger.token, order)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
