/** Results of an event reach the ratings in the transaction that settles them, and its log gives the same again (CL-130, CL-131, CL-139). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../context.ts';
import { closeRatingWeeks } from '../ratings/closing.ts';
import { duelRatingOf } from '../ratings/standing.ts';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import type { AskedAct } from './act-context.ts';
import { advanceEvent } from './advance.ts';
import { actInEvent } from './perform-act.ts';
import { rebuildRatings } from './rebuilding.ts';
import { eventById, type StoredEvent } from './store.ts';

const DAY = 86_400_000;
let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

type Person = { readonly caller: Caller; readonly client: Client };
async function person(name: string): Promise<Person> {
  const { caller, token } = await visitor(house.context, name);
  const scopes = [...caller.scopes, 'event:referee' as const];
  return { caller: { ...caller, scopes }, client: new Client(house.app, { token }) };
}

async function act(who: Person, id: string, what: AskedAct) {
  const done = await actInEvent(house.context, who.caller, id, what);
  return done.ok ? 'ok' : done.fault;
}

async function stored(id: string): Promise<StoredEvent> {
  const event = await eventById(house.context.db, id);
  if (event === null) throw new Error(`no event ${id}`);
  return event;
}

let clubs = 0;
async function announced(owner: Person, settings: object): Promise<string> {
  clubs += 1;
  const slug = `rated-${clubs}`;
  await owner.client.post('/clubs', { slug, name: 'Die Feldpost' });
  const duel = {
    game: 'wwi-combined-arms',
    scenario: 'salient-duel',
    sideMode: 'single',
    format: 'swiss',
    draftHours: 0,
  };
  const startsAt = new Date(house.context.clock.now().getTime() + 10 * DAY).toISOString();
  const body = { name: 'Spring', settings: { ...duel, ...settings }, clock: 'post', startsAt };
  const made = await owner.client.post<{ readonly id: string }>(`/clubs/${slug}/events`, body as never);
  expect(made.status, made.text).toBe(201);
  expect(await act(owner, made.body.id, { type: 'open' })).toBe('ok');
  return made.body.id;
}

async function running(owner: Person, people: readonly Person[]): Promise<string> {
  const id = await announced(owner, {});
  for (const one of people) expect(await act(one, id, { type: 'enter' })).toBe('ok');
  await act(owner, id, { type: 'muster' });
  for (const one of people) expect(await act(one, id, { type: 'confirm' })).toBe('ok');
  expect(await act(owner, id, { type: 'start' })).toBe('ok');
  await advanceEvent(house.context, id);
  return id;
}

const resultsOf = (eventId: string) =>
  house.context.db.ratedResult.findMany({ where: { eventId }, orderBy: { id: 'asc' } });
/** The ratings shown beside the names of a match, by seat holder. */
async function besideNames(matchId: string): Promise<ReadonlyMap<string, number | undefined>> {
  type Seat = {
    readonly user: { readonly id: string };
    readonly rating: { readonly rating: number; readonly provisional: boolean } | null;
  };
  const { client } = await person('Reader');
  const query = 'query ($id: ID!) { match(id: $id) { seats { user { id } rating { rating provisional } } } }';
  const { body } = await client.graphql<{ readonly data: { readonly match: { readonly seats: readonly Seat[] } } }>(
    query,
    { id: matchId },
  );
  expect(body.data.match.seats.map(({ rating }) => rating?.provisional)).toEqual([true, true]);
  return new Map(body.data.match.seats.map(({ user, rating }) => [user.id, rating?.rating]));
}

const REASON = 'The position could not be read any more.';

test('a decision counts when the time for an appeal is over, a reversal makes its week anew, and conditions know it', async () => {
  const owner = await person('Olga');
  const people = await Promise.all(['Ida', 'Bo', 'Kim', 'Ann'].map(person));
  const id = await running(owner, people);
  const [leg] = (await stored(id)).legs;
  if (leg === undefined) throw new Error('no leg');
  const ruling = { type: 'decide', leg: leg.id, q: 4, reason: REASON };
  expect(await act(owner, id, ruling)).toBe('ok');
  const [result] = await resultsOf(id);
  const holder = (entry: string) => people.find(({ caller }) => caller.userId === entries.get(entry));
  const entries = new Map((await stored(id)).entries.map((one) => [one.id, one.userId]));
  const [a, b] = [holder(leg.a), holder(leg.b)];
  if (a === undefined || b === undefined) throw new Error('nobody');
  expect(result).toMatchObject({ id: leg.id, kind: 'duel', scores: [4, 0] });
  expect(result?.sides).toEqual([[a.caller.userId], [b.caller.userId]]);
  expect(result?.at).toEqual(new Date(house.context.clock.now().getTime() + 3 * DAY));
  house.clock.advance(14 * DAY);
  await closeRatingWeeks(house.context);
  const won = await duelRatingOf(house.context, a.caller.userId, 'wwi-combined-arms');
  expect(await besideNames(leg.id)).toEqual(
    new Map([
      [a.caller.userId, Math.round(won?.triple[0] ?? 0)],
      [b.caller.userId, 3000 - Math.round(won?.triple[0] ?? 0)],
    ]),
  );
  expect(won?.triple[0]).toBeGreaterThan(1600);
  const said = (await house.context.db.eventAct.findFirst({ where: { eventId: id }, orderBy: { seq: 'desc' } }))?.seq;
  expect(await act(owner, id, { ...ruling, q: 0, supersedes: said })).toBe('ok');
  await closeRatingWeeks(house.context);
  const lost = await duelRatingOf(house.context, a.caller.userId, 'wwi-combined-arms');
  expect(lost?.triple[0]).toBe(3000 - (won?.triple[0] ?? 0));
  const next = await announced(owner, { entry: { rating: [1500, 3000] } });
  expect(await act(b, next, { type: 'enter' })).toBe('ok');
  expect(await act(a, next, { type: 'enter' })).toMatchObject({
    code: 'CL_ENTRY_REFUSED',
    message: expect.stringMatching(/^Your rating of \d+ is outside the limit of 1500\.$/),
    details: { conditions: [{ condition: 'rating', asked: 1500 }] },
  });
  const sure = await announced(owner, { entry: { provisional: false, members: true } });
  expect(await act(a, sure, { type: 'enter' })).toMatchObject({
    details: {
      conditions: [
        { condition: 'member', asked: 'member', have: 'stranger' },
        { condition: 'provisional', asked: 'no', have: 'yes' },
      ],
    },
  });
  // CL-005: the page shows it before anybody asks, but not to entrants and strangers.
  type Told = { readonly unmet: readonly { readonly condition: string; readonly says: string }[] };
  const told = async (client: Client, event: string) => (await client.get<Told>(`/events/${event}`)).body.unmet;
  expect((await told(a.client, sure)).map(({ says }) => says)).toEqual([
    'Only club members can enter.',
    'The event requires an established rating; yours is provisional.',
  ]);
  expect(await told(b.client, next)).toEqual([]);
  expect(await told(new Client(house.app, null), sure)).toEqual([]);
  expect((await told(a.client, next)).map(({ condition }) => condition)).toEqual(['rating']);
  const { log } = await house.context.db.clubEvent.findUniqueOrThrow({ where: { id: next }, include: { log: true } });
  const entered = log.map(
    ({ act }) => act as unknown as { readonly kind: string; readonly rating?: readonly number[] },
  );
  expect(entered.find(({ kind }) => kind === 'enter')?.rating?.[0]).toBe(won?.triple[0]);
});

test('an annulled decision is rated no more; the log gives again what was lost (CL-002)', async () => {
  const owner = await person('Olga');
  const people = await Promise.all(['Ida', 'Bo', 'Kim', 'Ann'].map(person));
  const id = await running(owner, people);
  const [first, second] = (await stored(id)).legs;
  for (const leg of [first, second])
    expect(await act(owner, id, { type: 'decide', leg: leg?.id ?? '', q: 3, reason: REASON })).toBe('ok');
  expect(await resultsOf(id)).toHaveLength(2);
  const seq = (await stored(id)).seq;
  const walkover = { type: 'decide', how: 'walkover', leg: second?.id ?? '', q: 4, reason: REASON, supersedes: seq };
  expect(await act(owner, id, walkover)).toBe('ok');
  const kept = await resultsOf(id);
  expect(kept.map((one) => one.id)).toEqual([first?.id]);
  await house.context.db.ratedResult.deleteMany({ where: { eventId: id } });
  expect(await rebuildRatings(house.context)).toMatchObject({ changed: 1 });
  expect(await resultsOf(id)).toEqual(kept);
  expect(await rebuildRatings(house.context)).toMatchObject({ changed: 0 });
});
