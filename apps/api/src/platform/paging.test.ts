import type { Json } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openDuel } from '../testing/duel.ts';
import { Lobby, open, type Person } from '../testing/lobby.ts';

type Listed = { readonly id: string };
type Answer = Readonly<Record<string, unknown>> & { readonly next: string | null };
type Connection = {
  readonly edges: readonly { readonly node: Listed; readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

const SWISS = {
  game: 'wwi-combined-arms',
  scenario: 'salient-duel',
  format: 'swiss',
  sideMode: 'single',
  rolling: true,
  rated: false,
} as const;

let lobby: Lobby;
let lister: Person;

/** Five of everything listed. The clock is stopped: ids distinguish rows of one moment. */
beforeAll(async () => {
  lobby = await Lobby.open();
  lister = await lobby.person('Lister');
  for (const index of [1, 2, 3, 4, 5]) {
    await open(lister, { title: `match ${index}` });
    await made('/campaigns', { rules: 'aww-legacy@1', title: `war ${index}`, visibility: 'public' });
    await made('/clubs', { slug: `club-${index}`, name: 'One name' });
  }
  for (const index of [1, 2, 3, 4, 5])
    await made('/clubs/club-1/events', { name: `event ${index}`, settings: SWISS, startsAt: '2026-06-20T18:00:00Z' });
  for (const index of [1, 2, 3, 4, 5]) {
    const duel = await openDuel(services(), { names: [`South ${index}`, `North ${index}`] });
    await services().db.match.update({ where: { id: duel.id }, data: { listed: true } });
    await services().db.matchSeat.updateMany({
      where: { matchId: duel.id, side: 'south' },
      data: { vacantSince: lobby.clock.now() },
    });
    await rate(duel.south.caller.userId, index);
  }
});

const services = () => lobby.app.services;

/** Two of each rating, and one whose figure has no short form. */
async function rate(userId: string, index: number): Promise<void> {
  const mean = index === 5 ? 3_703.703 / 3 : 1_500 + 100 * (index % 2);
  const row = { userId, game: 'wwi-combined-arms', kind: 'duel', mean, deviation: 60.1, volatility: 0.06, rated: 9 };
  await services().db.ratingRow.create({ data: { ...row, week: 1, at: lobby.clock.now(), madeAt: lobby.clock.now() } });
}
afterAll(() => lobby.close());

async function made(url: string, body: Json): Promise<void> {
  const { status, text } = await lister.post(url, body);
  expect(status, text).toBe(201);
}

const isList = (value: unknown): value is readonly Listed[] => Array.isArray(value);

/** All pages of a list, two rows each; `between` is done after each page. */
async function pagesOf(url: string, between = async () => {}): Promise<readonly (readonly string[])[]> {
  const pages: (readonly string[])[] = [];
  let next: string | null = null;
  do {
    const cursor: string = next === null ? '' : `&cursor=${encodeURIComponent(next)}`;
    const { status, body, text } = await lister.get<Answer>(`${url}limit=2${cursor}`);
    expect(status, text).toBe(200);
    pages.push((Object.values(body).find(isList) ?? []).map(({ id }) => id));
    next = body.next;
    await between();
  } while (next !== null);
  return pages;
}

const LISTS = [
  '/matches?',
  '/matches?mine=1&',
  '/matches?joinable=1&',
  '/campaigns?',
  '/campaigns?mine=1&',
  '/clubs?',
  '/events?',
  '/vacancies?',
];

describe('a list by pages (CL-165)', () => {
  it.each(LISTS.filter((url) => !url.includes('joinable')))('%s has every row once', async (url) => {
    const pages = await pagesOf(url);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flat()).size).toBe(5);
    const whole = await lister.get<Answer>(url.slice(0, -1));
    expect((Object.values(whole.body).find(isList) ?? []).map(({ id }) => id).toSorted()).toEqual(
      pages.flat().toSorted(),
    );
    expect(whole.body.next).toBeNull();
  });

  test('the best of a game have everybody once, the best first', async () => {
    const ids: string[] = [];
    const figures: number[] = [];
    let next: string | null = null;
    do {
      const cursor: string = next === null ? '' : `&cursor=${next}`;
      const { body, text } = await lister.get<Answer>(`/ratings?game=wwi-combined-arms&limit=2${cursor}`);
      const page = body.ratings as unknown as readonly { userId: string; rating: number }[];
      expect(page.length, text).toBeGreaterThan(0);
      ids.push(...page.map(({ userId }) => userId));
      figures.push(...page.map(({ rating }) => rating));
      next = body.next;
    } while (next !== null);
    expect([new Set(ids).size, figures]).toEqual([5, [1600, 1600, 1500, 1500, 1235]]);
    const wrong = Buffer.from(JSON.stringify(['many', 'x'])).toString('base64url');
    expect((await lister.get(`/ratings?game=wwi-combined-arms&cursor=${wrong}`)).body.error.code).toBe('MALFORMED');
  });

  test('what one may join is looked for before it is cut into pages', async () => {
    const guest = await lobby.person('Guest');
    const first = await guest.get<Answer>('/matches?joinable=1&limit=4');
    expect((first.body.matches as readonly Listed[]).length).toBe(4);
    const rest = await guest.get<Answer>(`/matches?joinable=1&limit=4&cursor=${first.body.next}`);
    expect((rest.body.matches as readonly Listed[]).length).toBe(1);
    expect(rest.body.next).toBeNull();
    expect((await lister.get<Answer>('/matches?joinable=1')).body.matches).toEqual([]);
  });

  it.each(LISTS)('%s refuses a cursor that is none of its own', async (url) => {
    const nul = Buffer.from(JSON.stringify(['a\0b', 'x'])).toString('base64url');
    const moment = Buffer.from(JSON.stringify(['yesterday', 'x'])).toString('base64url');
    for (const cursor of ['nonsense', nul, ...(url === '/clubs?' ? [] : [moment])])
      expect((await lister.get(`${url}cursor=${cursor}`)).body.error.code).toBe('MALFORMED');
    for (const limit of ['0', '-1', '1.5', '100000', 'x'])
      expect((await lister.get(`${url}limit=${limit}`)).status, limit).toBe(400);
  });
});

const QUERIES = {
  lobbyConnection: 'first: $first, after: $after',
  myMatchesConnection: 'first: $first, after: $after',
  campaignsConnection: 'first: $first, after: $after',
  vacantSeatsConnection: 'first: $first, after: $after',
} as const;

describe('a connection of GraphQL', () => {
  const asked = async (field: string, after: string | null): Promise<Connection> => {
    const query = `query ($first: Int, $after: String) { list: ${field}(first: $first, after: $after) {
      edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`;
    const { body } = await lister.graphql<{ readonly data: { readonly list: Connection } }>(query, { first: 2, after });
    return body.data.list;
  };

  it.each(Object.keys(QUERIES))('%s has every row once', async (field) => {
    const found: string[] = [];
    let after: string | null = null;
    for (const [length, more] of [
      [2, true],
      [2, true],
      [1, false],
    ] as const) {
      const { edges, pageInfo }: Connection = await asked(field, after);
      expect([edges.length, pageInfo.hasNextPage]).toEqual([length, more]);
      expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor);
      found.push(...edges.map(({ node }) => node.id));
      after = pageInfo.endCursor;
    }
    expect(new Set(found).size).toBe(5);
    expect((await asked(field, after)).edges).toEqual([]);
  });

  test('bestRatingsConnection goes on behind its cursor', async () => {
    const page = async (after: string | null) => {
      const query = `query ($after: String) { list: bestRatingsConnection(game: "wwi-combined-arms", first: 3, after: $after) {
        edges { node { userId } } pageInfo { endCursor hasNextPage } } }`;
      const { body } = await lister.graphql<{ data: { list: Connection } }>(query, { after });
      return body.data.list;
    };
    const first = await page(null);
    const rest = await page(first.pageInfo.endCursor);
    expect([first.edges.length, first.pageInfo.hasNextPage, rest.edges.length, rest.pageInfo.hasNextPage]).toEqual([
      3,
      true,
      2,
      false,
    ]);
  });

  it.each(['clubsConnection', 'eventsConnection'])('%s gives documents', async (field) => {
    const query = `{ list: ${field}(first: 3) { edges { node } pageInfo { hasNextPage } } }`;
    const { body } = await lister.graphql<{ readonly data: { readonly list: Connection } }>(query);
    expect(body.data.list.edges.map(({ node }) => typeof node.id)).toEqual(['string', 'string', 'string']);
    expect(body.data.list.pageInfo.hasNextPage).toBe(true);
  });

  it('refuses a cursor that is none of its own', async () => {
    const { body } = await lister.graphql<{ readonly errors: readonly { readonly extensions: Json }[] }>(
      '{ lobbyConnection(after: "nonsense") { edges { cursor } } }',
    );
    expect(body.errors[0]?.extensions).toMatchObject({ code: 'MALFORMED' });
  });
});

test('what comes in while somebody leafs shifts nothing', async () => {
  const before = (await pagesOf('/matches?')).flat();
  lobby.clock.advance(1_000);
  const leafed = await pagesOf('/matches?', async () => void (await open(lister)));
  expect(leafed.flat()).toEqual(before);
});
