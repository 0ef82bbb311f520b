/** Matches to watch: what is found by which filter, and nothing that is not for everybody. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { Prisma } from '../generated/prisma/client.ts';
import { resultsOfUser } from '../identity/players/service.ts';
import { Client } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { playRandomly } from '../testing/positions.ts';
import { agree } from '../turn/agreements.ts';
import type { Best } from './best.ts';
import { bestQuery } from './best-store.ts';
import { toReckonQuery } from './facts-store.ts';
import { reckon } from './reckon.ts';
import type { Statistics } from './statistics-service.ts';
import { talliesQuery } from './statistics-store.ts';
import { type WatchFilter, watchQuery } from './store.ts';

type Row = {
  readonly id: string;
  readonly status: string;
  readonly turns: number | null;
  readonly lost: number | null;
};
type Answer = { readonly matches: readonly Row[]; readonly next: string | null };

let house: House;
let anybody: Client;
let running: Duel;
let short: Duel;
let long: Duel;
let hidden: Duel;

async function ended(names: readonly [string, string], plies: number, word: 'resign' | 'draw'): Promise<Duel> {
  const duel = await openDuel(house.context, { names });
  await playRandomly(house.context, duel, plies, 3);
  house.clock.advance(60_000);
  if (word === 'resign') await agree(house.context, duel.north.caller, duel.id, 'resign');
  else {
    await agree(house.context, duel.north.caller, duel.id, 'offerDraw');
    await agree(house.context, duel.south.caller, duel.id, 'acceptDraw');
  }
  return duel;
}

beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
  anybody = new Client(house.app, null);
  short = await ended(['Ada', 'Ben'], 6, 'resign');
  long = await ended(['Adam_', 'Cleo Marsh'], 60, 'draw');
  hidden = await ended(['Ada', 'Eve'], 6, 'resign');
  await house.context.db.match.update({ where: { id: hidden.id }, data: { listed: false } });
  house.clock.advance(60_000);
  running = await openDuel(house.context, {
    names: ['Dora', 'Ben'],
    ruleSet: 'tank-killers',
    scenario: 'standard',
    options: {},
  });
});
afterAll(() => house.close());

async function found(query: string, by = anybody): Promise<readonly string[]> {
  const { status, body, text } = await by.get<Answer>(`/watch${query}`);
  expect(status, text).toBe(200);
  const names = new Map([
    [running.id, 'running'],
    [short.id, 'short'],
    [long.id, 'long'],
    [hidden.id, 'hidden'],
  ]);
  return body.matches.map(({ id }) => names.get(id) ?? id);
}

test('before they are reckoned ended matches are there, without their length; results are the same then and now', async () => {
  expect(await found('')).toEqual(['running', 'long', 'short']);
  expect(await found('?order=longest')).toEqual([]);
  const people = [short, long, hidden].flatMap(({ south, north }) => [south, north]).map(({ caller }) => caller.userId);
  // Their army appears when the figures are computed; everything else is the same before and after.
  const results = async () => {
    const found = await Promise.all(people.map((id) => resultsOfUser(house.context, id)));
    return found.map((all) => all.map(({ usualArmy, ...one }) => one));
  };
  const asEndingsSay = await results();
  expect(asEndingsSay.map(([one]) => [one?.won, one?.drawn, one?.lost].join())).toEqual([
    ...['1,0,0', '0,0,1', '0,1,0', '0,1,0', '1,0,0', '0,0,1'],
  ]);
  expect(await reckon(house.context)).toBe(3);
  // Seats keep what their match was: a profile says the same without an ending.
  await house.context.database.pool.query(`update matches set ending = null where id = $1`, [hidden.id]);
  expect(await results()).toEqual(asEndingsSay);
  expect(await reckon(house.context)).toBe(0);
});

describe('when they are reckoned', () => {
  it.each<[string, readonly string[]]>([
    ['', ['running', 'long', 'short']],
    ['?state=playing', ['running']],
    ['?state=finished', ['long', 'short']],
    ['?order=longest', ['long', 'short']],
    ['?ruleSet=tank-killers', ['running']],
    ['?scenario=salient-duel', ['long', 'short']],
    ['?winner=south', ['short']],
    ['?winner=north', []],
    ['?winner=drawn', ['long']],
    ['?reason=resignation', ['short']],
    ['?reason=agreement', ['long']],
    ['?player=ada', ['long', 'short']],
    ['?player=adam_', ['long']],
    ['?player=adam%25', []],
    ['?player=ben&state=finished', ['short']],
    ['?player=nobody', []],
    ['?player=mars', ['long']],
    ['?player=MARSH+cl', ['long']],
    ['?player=arsh', []],
    ['?player=eve', []],
  ])('%s', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  test('a person is found by id, and sees no more of unlisted ones for sitting there', async () => {
    expect(await found(`?player=${short.north.caller.userId}`)).toEqual(['short']);
    expect(await found('', new Client(house.app, hidden.south))).toEqual(['running', 'long', 'short']);
    expect(await found(`?player=${hidden.south.caller.userId}`, new Client(house.app, hidden.south))).toEqual([]);
  });

  test('a profile says which army its owner came with, over REST and GraphQL', async () => {
    const { userId } = short.south.caller;
    const { body } = await anybody.get<{ readonly results: readonly { readonly usualArmy: string | null }[] }>(
      `/users/${userId}`,
    );
    expect(body.results.map(({ usualArmy }) => usualArmy)).toEqual([expect.stringMatching(/Infantry/)]);
    const asked = await anybody.graphql(`query ($id: ID!) { user(id: $id) { results { usualArmy } } }`, { id: userId });
    expect(asked.body).toEqual({ data: { user: { results: body.results.map(({ usualArmy }) => ({ usualArmy })) } } });
  });

  test('length and losses are said', async () => {
    const { body } = await anybody.get<Answer>('/watch?order=longest');
    const [first, second] = body.matches;
    expect(first?.turns).toBeGreaterThan(second?.turns ?? 0);
    expect(second?.turns).toBeGreaterThan(0);
    expect(first?.lost).toBeGreaterThanOrEqual(0);
    expect(await found(`?turnsFrom=${first?.turns}`)).toEqual(['long']);
    expect(await found(`?turnsTo=${second?.turns}`)).toEqual(['short']);
    const [playing] = (await anybody.get<Answer>('/watch?state=playing')).body.matches;
    expect(playing).toMatchObject({ status: 'playing', turns: null, lost: null });
  });

  it.each(['newest', 'longest'])('by pages, %s first, each is there once', async (order) => {
    const whole = await found(`?state=finished&order=${order}`);
    const first = await anybody.get<Answer>(`/watch?state=finished&order=${order}&limit=1`);
    expect(await found(`?state=finished&order=${order}&limit=1`)).toEqual([whole[0]]);
    const second = `?state=finished&order=${order}&limit=1&cursor=${first.body.next}`;
    expect(await found(second)).toEqual([whole[1]]);
    expect((await anybody.get<Answer>(`/watch${second}`)).body.next).toBeNull();
    const other = order === 'newest' ? 'longest' : 'newest';
    expect((await anybody.get(`/watch?order=${other}&cursor=${first.body.next}`)).body.error.code).toBe('MALFORMED');
    expect((await anybody.get(`/watch?order=${order}&cursor=nonsense`)).body.error.code).toBe('MALFORMED');
  });

  test('statistics count what anybody may look at, by scenario, and say no share of so few', async () => {
    const { status, body } = await anybody.get<Statistics>('/rulesets/wwi-combined-arms/statistics');
    expect(status).toBe(200);
    expect(body.all).toMatchObject({
      count: 2,
      ends: [{ reason: 'agreement', count: 1, share: null }, { reason: 'resignation' }],
    });
    expect(body.all.wins).toEqual([
      { side: 'south', count: 1, share: null },
      { side: 'north', count: 0, share: null },
      { side: null, count: 1, share: null },
    ]);
    expect(body.scenarios.map(({ scenario, count }) => [scenario, count])).toEqual([['salient-duel', 2]]);
    const [longest] = (await anybody.get<Answer>('/watch?order=longest')).body.matches;
    expect(body.all.lengths?.longest).toBe(longest?.turns);
    const computer = await anybody.get<Statistics>('/rulesets/wwi-combined-arms@1/statistics?company=computer');
    expect(computer.body.all.count).toBe(0);
    expect((await anybody.get('/rulesets/chess/statistics')).status).toBe(404);
    const query =
      '{ statistics(ruleSet: "wwi-combined-arms") { least all { count lengths { longest spread { count } } } } }';
    const { body: graph } = await anybody.graphql<{ readonly data: { readonly statistics: Statistics } }>(query);
    expect(graph.data.statistics.all.lengths?.longest).toBe(longest?.turns);
  });

  test('the best of late: long and bloody beside what is usual, nobody close who gave up', async () => {
    const { status, body } = await anybody.get<{
      period: Best['period'];
      matches: { id: string; honours: string[] }[];
    }>('/watch/best');
    expect(status).toBe(200);
    expect(body.period).toBe('week');
    expect(body.matches.find(({ id }) => id === long.id)?.honours).toContain('longest');
    expect(body.matches.flatMap(({ honours }) => honours)).not.toContain('closest');
    expect(body.matches.map(({ id }) => id)).not.toContain(hidden.id);
    await house.context.db.match.update({ where: { id: long.id }, data: { listed: false } });
    const { body: then } = await anybody.graphql<{
      readonly data: { readonly bestMatches: { readonly matches: readonly { readonly match: Row }[] } };
    }>('{ bestMatches { period matches { honours leads match { id } } } }');
    expect(then.data.bestMatches.matches.map(({ match }) => match.id)).not.toContain(long.id);
    await house.context.db.match.update({ where: { id: long.id }, data: { listed: true } });
  });

  test('what is marked to be reckoned anew is, once', async () => {
    await house.context.db.match.update({ where: { id: long.id }, data: { reckonedAt: null } });
    await house.context.db.matchFacts.delete({ where: { matchId: long.id } });
    expect(await reckon(house.context)).toBe(1);
    expect(await reckon(house.context)).toBe(0);
    expect(await found('?order=longest')).toEqual(['long', 'short']);
  });

  test('GraphQL has the same as a connection', async () => {
    const query = `query ($after: String) { watchConnection(state: finished, order: longest, first: 1, after: $after) {
      edges { node { turns lost margin match { id ending { by } } } } pageInfo { hasNextPage endCursor } } }`;
    const asked = async (after: string | null) => {
      type Data = {
        readonly watchConnection: { readonly edges: readonly { readonly node: { readonly match: Row } }[] };
      };
      const { body } = await anybody.graphql<{
        readonly data: Data & { watchConnection: { pageInfo: { hasNextPage: boolean; endCursor: string } } };
      }>(query, { after });
      return body.data.watchConnection;
    };
    const first = await asked(null);
    expect(first).toMatchObject({ edges: [{ node: { match: { id: long.id } } }], pageInfo: { hasNextPage: true } });
    const second = await asked(first.pageInfo.endCursor);
    expect(second).toMatchObject({ edges: [{ node: { match: { id: short.id } } }], pageInfo: { hasNextPage: false } });
  });
});

describe('in a large house', () => {
  beforeAll(async () => {
    await house.context.db
      .$executeRaw`insert into matches (id, rule_set, edition, scenario, title, status, listed, creator_id,
        setup, clock_spec, seed, commitment, created_at, started_at, finished_at, reckoned_at)
      select 'm' || n, case when n % 50 = 0 then 'tank-killers' else 'wwi-combined-arms' end, 1, 'x', 'A match', 'finished', n % 9 > 0,
        ${short.south.caller.userId}, '{}', '{}', '', '', now(), now(), '2026-01-01'::timestamptz + n * interval '1 minute', now()
      from generate_series(1, 20000) n`;
    await house.context.db.$executeRaw`insert into match_facts (match_id, at, reason, turns, lost, company)
      select id, finished_at, 'resignation', length(id), 0, 'people' from matches where id like 'm%'
      on conflict do nothing`;
    await house.context.db.$executeRawUnsafe('analyze matches, match_facts');
  });

  const plan = (filter: Partial<WatchFilter>, people: readonly string[] | null = null): Promise<string> =>
    planOf(watchQuery({ order: 'newest', ...filter }, people, null, 25));
  const planOf = async (query: Prisma.Sql): Promise<string> => {
    const rows = await house.context.db.$queryRaw<Readonly<Record<string, string>>[]>(Prisma.sql`explain ${query}`);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  };

  it.each<[Partial<WatchFilter>, string]>([
    [{}, 'matches_watched_idx'],
    [{ state: 'finished' }, 'matches_watched_idx'],
    [{ ruleSet: 'tank-killers' }, 'matches_watched_game_idx'],
    [{ order: 'longest' }, 'match_facts_turns_match_id_idx'],
  ])('%o is answered by an index', async (filter, index) => {
    const told = await plan(filter);
    expect(told).toContain(index);
    expect(told).not.toContain('Seq Scan on matches');
  });

  test('what is to be reckoned, and what a game of few is counted by, is found by an index', async () => {
    expect(await planOf(toReckonQuery(50))).toContain('matches_to_reckon');
    const counted = talliesQuery({ ruleSet: 'tank-killers', edition: null, company: 'people' });
    expect(await planOf(counted)).toContain('matches_watched_game_idx');
    const now = new Date('2027-01-01T00:00:00Z');
    expect(await planOf(bestQuery(new Date('2026-12-31T00:00:00Z'), now))).toContain('match_facts_at_idx');
  });

  test('the matches of a person are found from their seats', async () => {
    const told = await plan({}, [(await visitor(house.context, 'Fay')).caller.userId]);
    expect(told).not.toContain('Seq Scan on matches');
  });
});
