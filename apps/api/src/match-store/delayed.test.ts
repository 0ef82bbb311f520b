/** CL-014: who only looks on sees a running match of an event some hand-overs late, over every way in which it can be read. */
import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LiveSubscription } from '../live/subscription.ts';
import { lateChanges } from '../match-api/late-changes.ts';
import { Client } from '../testing/client.ts';
import { type Duel, type Duellist, duellist, openDuel } from '../testing/duel.ts';
import { forked, type House, openHouse } from '../testing/house.ts';

let houses: readonly House[] = [];
let past: House;
let duel: Duel;
let watcher: Duellist;

beforeAll(async () => {
  past = await openHouse('2026-06-10T12:00:00Z');
  houses = [past];
  duel = await openDuel(past.context);
  watcher = await duellist(past.context, 'Wim');
  await past.context.db.match.update({ where: { id: duel.id }, data: { spectatorDelay: 2 } });
});
afterAll(() => Promise.all(houses.map((house) => house.close())));

type Seen = {
  readonly step: number;
  readonly spectatorDelay: number;
  readonly waitingFor: readonly string[];
  readonly deadline: string | null;
  readonly sides: Readonly<Record<string, { readonly reserveMs: number | null; readonly running: boolean }>>;
};

const viewFor = async ({ app }: House, who: Duellist | null): Promise<Seen> =>
  (await new Client(app, who).get<Seen>(`/matches/${duel.id}`)).body;

/** One after the other, each where the log of its side stands. */
async function play(
  { app, clock }: House,
  ...orders: readonly (readonly ['south' | 'north', string])[]
): Promise<void> {
  for (const [side, line] of orders) {
    clock.advance(1_000);
    const client = new Client(app, duel[side]);
    const { body } = await client.get<Seen>(`/matches/${duel.id}`);
    const played = await client.play(duel.id, body.step, line);
    expect([line, played.status, played.text]).toEqual([line, 200, played.text]);
  }
}

const SHORT = `id status seats { side reserveMs since running missedTurns } step sealedStep spectatorDelay
  pending { kind side from window } waitingFor out deadline drawOffer`;
const WHOLE = `${SHORT} view viewSince(step: 0) { view hash } log(after: 0) { index at line sentences } arrangements`;
const QUESTIONS = [
  `query($id: ID!) { match(id: $id) { ${WHOLE} } }`,
  'query($id: ID!) { match(id: $id) { chapters(last: 9) { from to lines { text } } } }',
  'query($id: ID!) { match(id: $id) { dice frames(from: 0, count: 50) { step caption view changes } } }',
  `{ watchConnection(state: playing) { edges { node { match { ${SHORT} view } } } } }`,
  `{ following { running { ${SHORT} } } }`,
];
const OF_MATCH = ['', '/commands', '/notices?after=0', '/frames?from=0&count=50', '/record', '/dice', '/arrangements'];

/** All that somebody can read of the match, each with its answer. */
async function everything({ app }: House, who: Duellist | null): Promise<Readonly<Record<string, Json>>> {
  const paths = [
    ...OF_MATCH.map((path) => `/matches/${duel.id}${path}`),
    '/watch?state=playing',
    '/matches?status=playing',
    '/vacancies',
    '/me/followed',
    '/watch/best',
    '/watch/best?period=week',
    '/rulesets/wwi-combined-arms/statistics',
    `/users/${duel.south.caller.userId}`,
    `/users/${duel.north.caller.userId}`,
  ];
  const answers: Record<string, Json> = {};
  const client = new Client(app, who);
  for (const path of paths) {
    const { status, text } = await client.get(path);
    answers[path] = [status, text];
  }
  for (const question of QUESTIONS) answers[question] = (await client.graphql(question, { id: duel.id })).text;
  const { body: feed } = await app.inject({ url: `/api/feeds/matches/${duel.id}/chronicle.atom` });
  return { ...answers, feed };
}

test('CL-014: spectators get the frame before the last two hand-overs; players see all at once', async () => {
  expect(await viewFor(past, watcher)).toMatchObject({ step: 0, spectatorDelay: 2, waitingFor: ['south'] });
  await play(past, ['south', 'c3-c4'], ['south', 'pass']);
  expect(await viewFor(past, watcher)).toMatchObject({ step: 0, waitingFor: ['south'], deadline: null });
  expect(await viewFor(past, duel.north)).toMatchObject({ step: 2, spectatorDelay: 0, waitingFor: ['north'] });
  await play(past, ['north', 'pass']);
  const late = await viewFor(past, watcher);
  expect(late).toMatchObject({ step: 1, waitingFor: ['south'], deadline: null });
  expect(Object.values(late.sides)).toEqual(
    Array(2).fill(expect.objectContaining({ reserveMs: null, running: false, missedTurns: 0 })),
  );
});

test('CL-014: a page that looks on hears of nothing but what it may see', async () => {
  const { context } = past;
  const live = new LiveSubscription(context.live, ({ matchId, open }) => matchId === duel.id && !open);
  const changes = lateChanges(context, watcher.caller, live, 1);
  const first = changes.next();
  await play(past, ['south', 'pass']);
  expect(await first).toEqual({ done: false, value: expect.objectContaining({ step: 2 }) });
  const ended = changes.next();
  await changes.return?.();
  expect(await ended).toEqual({ done: true, value: undefined });
});

test('CL-014: whatever happens in the last two turns, spectators read the same bytes everywhere', async () => {
  const scopes = ['matches:read', 'matches:write', 'account'];
  await past.context.db.accessToken.updateMany({ where: { userId: watcher.caller.userId }, data: { scopes } });
  expect((await new Client(past.app, watcher).put(`/me/followed/matches/${duel.id}`, {})).status).toBe(204);
  houses = await forked(past);
  const [one, other] = houses;
  if (!one || !other) throw new Error('nothing forked');
  await play(one, ['north', 'pass'], ['south', 'c4-c5']);
  const lines = (await new Client(other.app, duel.north).menu(duel.id)).body.commands.map(({ line }) => line);
  const move = lines.find((line) => /^[a-z]\d+-[a-z]\d+$/.test(line)) ?? '';
  other.clock.advance(3_600_000);
  await play(other, ['north', move], ['north', 'pass']);
  for (const who of [watcher, null]) {
    const [here, there] = await Promise.all([everything(one, who), everything(other, who)]);
    expect(here).toEqual(there);
    if (who === null) continue;
    expect(here[`/matches/${duel.id}`]).toEqual([200, expect.stringContaining('"step":3,')]);
    for (const question of QUESTIONS) expect(here[question]).toMatch(/^\{"data":\{.*"(step|to)":[23][,}]/);
  }
  const [here, there] = await Promise.all([everything(one, duel.south), everything(other, duel.south)]);
  for (const path of OF_MATCH.slice(1, 5))
    expect(here[`/matches/${duel.id}${path}`]).not.toEqual(there[`/matches/${duel.id}${path}`]);
  await new Client(one.app, duel.south).post(`/matches/${duel.id}/resign`);
  expect(await viewFor(one, watcher)).toMatchObject({ status: 'finished', spectatorDelay: 0, step: 6 });
});
