/** A league, a cup and a ladder are conducted from their first entry to their end, as the Swiss is (CL-040, CL-066, CL-110). */
import { type EventExport, verifyExport } from '@fieldpost/league';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import type { Caller } from '../context.ts';
import { tellFollower } from '../jobs/followers.ts';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import type { AskedAct } from './act-context.ts';
import { advanceEvent } from './advance.ts';
import { divisionOfPerson } from './division-store.ts';
import { checkSomeEvents, rewriteTables } from './log-response.ts';
import { openedEvent, tablesOf } from './opened-event.ts';
import { actInEvent } from './perform-act.ts';
import { eventById, logOf, type StoredEvent } from './store.ts';

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

async function act(who: Person, id: string, what: AskedAct): Promise<string> {
  const done = await actInEvent(house.context, who.caller, id, what);
  return done.ok ? 'ok' : done.fault.code;
}

async function stored(id: string): Promise<StoredEvent> {
  const event = await eventById(house.context.db, id);
  if (event === null) throw new Error(`no event ${id}`);
  return event;
}

const DUEL = { game: 'wwi-combined-arms', scenario: 'salient-duel', sideMode: 'single', rolling: true };
let clubs = 0;

/** An event open for entries in a new club; `after`: in the last club, as the sequel of that event. */
async function announced(owner: Person, settings: object, after: string | null): Promise<string> {
  if (after === null) clubs += 1;
  const slug = `house-${clubs}`;
  if (after === null) await owner.client.post('/clubs', { slug, name: 'Die Feldpost' });
  const startsAt = '2026-06-20T18:00:00Z';
  const body = { name: 'Spring', settings: { ...DUEL, ...settings }, clock: 'post', startsAt, after };
  const made = await owner.client.post<{ readonly id: string }>(`/clubs/${slug}/events`, body as never);
  expect(made.status, made.text).toBe(201);
  expect(await act(owner, made.body.id, { type: 'open' })).toBe('ok');
  return made.body.id;
}

/** So many computer players have entered, and it runs. */
async function begun(owner: Person, count: number, settings: object, after: string | null = null): Promise<string> {
  const id = await announced(owner, { entry: { bots: 'only' }, ...settings }, after);
  for (let index = 0; index < count; index += 1)
    expect(await act(owner, id, { type: 'enter-bot', bot: 'random' })).toBe('ok');
  expect(await act(owner, id, { type: 'muster' })).toBe('ok');
  expect(await act(owner, id, { type: 'start' })).toBe('ok');
  await advanceEvent(house.context, id);
  return id;
}

/** Starts the running matches; in each one a side resigns, and the event is notified, until nothing runs. */
async function playedOut(id: string): Promise<void> {
  const caller = { ...(await person('Nobody')).caller, userId: 'bot-random' };
  for (let wave = 0; wave < 12; wave += 1) {
    const running = (await stored(id)).legs.filter(({ state }) => state === 'running');
    if (running.length === 0) return;
    for (const { id: matchId } of running) {
      await autoplay(house.context, matchId);
      await agree(house.context, caller, matchId, 'resign');
      await tellFollower(house.context, matchId);
    }
    await advanceEvent(house.context, id);
  }
}

/** Side A wins all matches that run now, by a referee's word. */
async function decided(owner: Person, id: string): Promise<void> {
  const reason = 'Both have asked for it, and nobody else.';
  for (const { id: leg, state } of (await stored(id)).legs)
    if (state === 'running') expect(await act(owner, id, { type: 'decide', leg, q: 4, reason })).toBe('ok');
  await advanceEvent(house.context, id);
}

async function paperOf(id: string, name: string): Promise<string> {
  return (await house.app.inject({ url: `/api/v1/events/${id}/downloads/${name}` })).body;
}

async function provesItself(owner: Person, id: string): Promise<void> {
  const proof = await owner.client.get<EventExport>(`/events/${id}/export`);
  expect(verifyExport(proof.body).filter(({ held }) => !held)).toEqual([]);
}

type Page = Pick<StoredEvent, 'tables' | 'seq'> & {
  readonly division: number | null;
  readonly promotion: unknown;
  readonly entries: readonly { readonly id: string }[];
  readonly legs: readonly { readonly matchId: string; readonly a: string; readonly state: string }[];
};
type Logged = {
  readonly log: readonly { readonly act: Readonly<Record<'a' | 'entry' | 'id', string | undefined>> }[];
};
type Parts = Readonly<Record<'table' | 'crossTable' | 'fixtures', readonly { readonly tier: number }[]>>;

/**
 * CL-171: a decision writes only its own division, even among other writers, and all tables equal those of the whole
 * log.
 */
async function goesByDivisions(owner: Person, id: string): Promise<void> {
  const other = await openHouse(house.clock.now().toISOString(), house.database);
  const page = async (query: string) => (await owner.client.get<Page>(`/events/${id}${query}`)).body;
  const ids = (await page('')).legs.map(({ matchId }) => matchId);
  for (const [index, at] of [0, -1, 1, -2].entries()) {
    const decide = {
      type: 'decide',
      leg: ids.at(at),
      q: 4 - index,
      reason: 'Both have asked for it, and nobody else.',
    };
    if (index % 2 === 1) expect(await actInEvent(other.context, owner.caller, id, decide)).toMatchObject({ ok: true });
    else {
      const said = await owner.client.post(`/events/${id}/acts`, decide as never, { prefer: 'return=minimal' });
      const { seq, head } = await stored(id);
      expect(said.body).toEqual({ id, seq, head, state: 'running' });
    }
    const event = await stored(id);
    const { ledger } = openedEvent(event, await logOf(house.context.db, id));
    expect(event.tables).toEqual(JSON.parse(JSON.stringify(tablesOf(ledger))));
  }
  await other.app.close();
}

/** CL-198: each division has a page, which is that part of the whole. */
async function showsDivisions(owner: Person, id: string): Promise<void> {
  const page = async (query: string) => (await owner.client.get<Page>(`/events/${id}${query}`)).body;
  const whole = await page('');
  expect(whole.legs.filter(({ state }) => state === 'done')).toHaveLength(4);
  const { table, crossTable, fixtures } = whole.tables as unknown as Parts;
  for (const index of [0, 1]) {
    const part = await page(`?division=${index + 1}`);
    const tables = {
      promotion: null,
      table: [table[index]],
      crossTable: [crossTable[index]],
      fixtures: [fixtures[index]],
    };
    expect([part.division, part.tables]).toEqual([index + 1, tables]);
    const theirs = part.entries.map((entry) => entry.id);
    expect([theirs.length, part.legs]).toEqual([4, whole.legs.filter(({ a }) => theirs.includes(a))]);
    // Over GraphQL the same, and of the log what is about them, or about everybody.
    const asked = `{ event(id: "${id}", division: ${index + 1}) eventLog(id: "${id}", division: ${index + 1}) }`;
    const { data } = (await owner.client.graphql<{ readonly data: { event: Page; eventLog: Logged } }>(asked)).body;
    expect(data.event).toEqual(part);
    const log = (await owner.client.get<Logged>(`/events/${id}/log`)).body.log;
    const named = ({ act: { a, entry, id: own } }: Logged['log'][number]) => a ?? entry ?? own;
    expect(data.eventLog.log).toEqual(log.filter((line) => theirs.includes(named(line) ?? theirs[0] ?? '')));
    expect(log.length).toBeGreaterThan(data.eventLog.log.length);
  }
  // All of two are shown where nobody says which.
  expect(await page('?division=0')).toEqual(whole);
  expect(await divisionOfPerson(house.context.db, id, owner.caller.userId)).toBeNull();
  const last = whole.legs.at(-1)?.a ?? '';
  await house.context.db.eventEntry.update({ where: { id: last }, data: { userId: owner.caller.userId } });
  const theirs = fixtures.findIndex((part) => JSON.stringify(part).includes(last));
  expect(await divisionOfPerson(house.context.db, id, owner.caller.userId)).toBe(theirs);
  await house.context.db.eventEntry.update({ where: { id: last }, data: { userId: 'bot-random' } });
  const [seq, before] = [whole.seq - 1, await page(`?seq=${whole.seq - 1}`)];
  const { tables, legs, ...part } = await page(`?division=2&seq=${seq}`);
  expect([part.division, (tables as unknown as Parts).table]).toEqual([
    2,
    [(before.tables as unknown as Parts).table[1]],
  ]);
  expect(legs).toEqual((await page('?division=2')).legs);
  const refused = await Promise.all(
    ['?division=3', '?division=-1', '?division=1&seq=0'].map((query) => owner.client.get(`/events/${id}${query}`)),
  );
  expect(refused.map(({ status }) => status)).toEqual([404, 400, 404]);
}

/** CL-193: the nightly check finds tables that differ from the log, and the page says so until they are rewritten. */
async function isHeldAgainstItsLog(owner: Person, id: string): Promise<void> {
  const { context } = house;
  const differs = async () => (await owner.client.get<{ readonly differs: boolean }>(`/events/${id}`)).body.differs;
  expect((await checkSomeEvents(context)).differing).toEqual([]);
  await context.database.pool.query(
    `update event_divisions set tables = jsonb_set(tables, '{table,answer,0,PTS}', '99') where event_id = $1 and nth = 1`,
    [id],
  );
  expect((await checkSomeEvents(context)).differing).toEqual([id]);
  expect(await context.metrics.registry.metrics()).toContain('fieldpost_events_differing 1');
  expect(await differs()).toBe(true);
  expect(await rewriteTables(context, id)).toEqual({ differed: true });
  expect(await rewriteTables(context, 'none')).toBeNull();
  expect([await differs(), (await checkSomeEvents(context)).differing]).toEqual([false, []]);
}

test('a league of two tiers is played in waves to its end, and says who goes up and who down; the next begins so (CL-035, CL-040 to CL-044, CL-048)', async () => {
  const owner = await person('Olga');
  const settings = { format: 'league', tiers: 2, limits: { divisionSize: 4 }, promotion: { up: 1, down: 1 } };
  const id = await begun(owner, 8, settings);
  const shown = async (who: Person) => (await who.client.get<{ readonly promotion: unknown }>(`/events/${id}`)).body;
  expect((await shown(owner)).promotion).toMatchObject({ moves: [{ from: 1 }, { from: 2 }] });
  expect((await shown(await person('Looker'))).promotion).toBeNull();
  await playedOut(id);
  const event = await stored(id);
  expect(event.state).toBe('finished');
  expect(event.legs).toHaveLength(12);
  await isHeldAgainstItsLog(owner, id);
  const { promotion, table } = event.tables as unknown as {
    readonly promotion: unknown;
    readonly table: readonly unknown[];
  };
  expect(table).toHaveLength(2);
  // CL-173: who moves where, and by which rule: to everybody, now that it is over.
  type Moved = { readonly promotion: { readonly moves: readonly { readonly from: number; readonly rule: string }[] } };
  const { client } = await person('Reader');
  const { moves } = (await client.get<Moved>(`/events/${id}`)).body.promotion;
  expect(moves.map(({ from, rule }) => `${from} ${rule}`)).toEqual(expect.arrayContaining(['1 CL-043', '2 CL-044']));
  // CL-196: turned back to what its log said then, and no further than the log goes.
  type Then = {
    readonly tables: { readonly table: readonly { readonly answer: readonly { readonly PTS: number }[] }[] };
  };
  const pointsAfter = async (seq: number) => {
    const { body } = await owner.client.get<Then>(`/events/${id}?seq=${seq}`);
    return body.tables.table.flatMap(({ answer }) => answer).reduce((sum, { PTS }) => sum + PTS, 0);
  };
  const results = (await house.context.db.eventAct.findMany({ where: { eventId: id }, orderBy: { seq: 'asc' } }))
    .filter(({ act: said }) => (said as unknown as { readonly kind: string }).kind === 'result')
    .map(({ seq }) => seq);
  const [first = 0, second = 0] = results;
  const now = await pointsAfter(event.seq);
  expect(await Promise.all([first - 1, first, second, 999].map(pointsAfter))).toEqual([0, 1, 2, now]);
  await provesItself(owner, id);
  // CL-035, CL-044: the next season begins in the tiers that this one leaves.
  const { tiers } = promotion as { readonly tiers: readonly (readonly string[])[] };
  const next = await stored(await begun(owner, 8, settings, id));
  const labels = (entries: StoredEvent['entries'], ids: readonly string[]) =>
    ids.map((one) => entries.find((entry) => entry.id === one)?.label).toSorted();
  const { fixtures } = next.tables as unknown as {
    readonly fixtures: readonly { readonly answer: readonly { readonly pairs: readonly string[][] }[] }[];
  };
  const divisions = fixtures.map(({ answer }) => answer[0]?.pairs.flat() ?? []);
  expect(divisions.map((ids) => labels(next.entries, ids))).toEqual(tiers.map((ids) => labels(event.entries, ids)));
  await goesByDivisions(owner, next.id);
  await showsDivisions(owner, next.id);
  const other = await begun(owner, 4, { format: 'swiss', rounds: 1, draftHours: 0 });
  const refused = await owner.client.post(`/clubs/house-${clubs}/events`, {
    name: 'Summer',
    settings: DUEL,
    clock: 'post',
    startsAt: '2026-06-20T18:00:00Z',
    after: id,
  } as never);
  const { error } = refused.body as unknown as { readonly error: { readonly code: string } };
  expect([other === id, refused.status, error.code]).toEqual([false, 422, 'EVENT_REFUSED']);
});

test('CL-043: a season ends with its play-off, in half the time; the next waits for it', async () => {
  const owner = await person('Olga');
  const promotion = { up: 1, down: 1, playoff: true };
  const settings = { format: 'league', tiers: 2, limits: { divisionSize: 4 }, promotion, window: { days: 15 } };
  const id = await begun(owner, 8, settings);
  const ROUNDS = 3;
  for (let round = 0; round < ROUNDS; round += 1) await decided(owner, id);
  // CL-099: as long as a party may appeal, another could have to play.
  const season = (await stored(id)).legs.length;
  house.clock.advance(3 * DAY - 1);
  await advanceEvent(house.context, id);
  expect((await stored(id)).legs).toHaveLength(season);
  house.clock.advance(2);
  await advanceEvent(house.context, id);
  const event = await stored(id);
  expect(event.state).toBe('running');
  const pair = event.legs.filter(({ round }) => round === 4);
  const { playoffs } = event.tables as unknown as { readonly playoffs: { readonly pairs: readonly unknown[] } };
  expect([pair.length, playoffs.pairs.length]).toEqual([2, 1]);
  expect(pair.map(({ openedAt, dueAt }) => ((dueAt?.getTime() ?? 0) - (openedAt?.getTime() ?? 0)) / DAY)).toEqual([
    8, 8,
  ]);
  const match = await house.context.db.match.findUniqueOrThrow({ where: { id: pair[0]?.id ?? '' } });
  expect(match.title).toBe('Spring, play-off');
  // Both divisions show it, with the name of the player from the other division.
  for (const division of [1, 2]) {
    const part = (await owner.client.get<Page>(`/events/${id}?division=${division}`)).body;
    expect(part.legs.filter(({ state }) => state === 'running')).toHaveLength(2);
    expect(part.entries).toHaveLength(5);
  }
  const calendar = await paperOf(id, 'calendar.ics');
  expect(calendar).toContain('SUMMARY:Spring: play-off');
  expect((await paperOf(id, 'fixtures.csv')).match(/^4,/gm)).toHaveLength(2);
  const next = await announced(owner, { entry: { bots: 'only' }, ...settings }, id);
  for (let bot = 0; bot < 8; bot += 1) await act(owner, next, { type: 'enter-bot', bot: 'random' });
  await act(owner, next, { type: 'muster' });
  expect(await act(owner, next, { type: 'start' })).toBe('CL_BAD_STATE');
  await decided(owner, id);
  expect((await stored(id)).state).toBe('running');
  house.clock.advance(3 * DAY + 1);
  await advanceEvent(house.context, id);
  const over = await stored(id);
  type Kept = { readonly promotion: { readonly playoffs: readonly { readonly winner: string | null }[] } };
  expect(over.state).toBe('finished');
  expect((over.tables as unknown as Kept).promotion.playoffs).toMatchObject([{ winner: expect.any(String) }]);
  expect(await act(owner, next, { type: 'start' })).toBe('ok');
  expect((await checkSomeEvents(house.context)).differing).toEqual([]);
  await provesItself(owner, id);
});

test('a cup of five passes three byes, and its final ends it (CL-066)', async () => {
  const owner = await person('Olga');
  const id = await begun(owner, 5, { format: 'knockout' });
  await playedOut(id);
  const event = await stored(id);
  expect(event.state).toBe('finished');
  const { bracket } = event.tables as unknown as { readonly bracket: readonly { readonly ties: readonly unknown[] }[] };
  expect(bracket.map(({ ties }) => ties.length)).toEqual([4, 2, 1]);
  await provesItself(owner, id);
});

test('two officers begin an event of 40 at once, and two workers open its round: each match is made once (CL-077)', async () => {
  const owner = await person('Olga');
  const other = await person('Oskar');
  const id = await announced(owner, { format: 'swiss', rounds: 3, draftHours: 0, entry: { bots: 'only' } }, null);
  const slug = `house-${clubs}`;
  await other.client.post(`/clubs/${slug}/acts`, { type: 'join' });
  const userId = other.caller.userId;
  await owner.client.post(`/clubs/${slug}/acts`, { type: 'appoint', userId, roles: ['organiser'] } as never);
  await other.client.post(`/clubs/${slug}/acts`, { type: 'take-office' });
  for (let index = 0; index < 40; index += 1)
    expect(await act(owner, id, { type: 'enter-bot', bot: 'random' })).toBe('ok');
  expect(await act(owner, id, { type: 'muster' })).toBe('ok');
  const begun = await Promise.all([owner, other].map((who) => act(who, id, { type: 'start' })));
  expect(begun.toSorted()).toEqual(['CL_BAD_STATE', 'ok']);
  await Promise.all([advanceEvent(house.context, id), advanceEvent(house.context, id)]);
  const { legs } = await stored(id);
  expect(legs.map(({ state }) => state)).toEqual(Array(20).fill('running'));
  expect(await house.context.db.match.count({ where: { followedBy: `event:${id}` } })).toBe(20);
  const rounds = (await logOf(house.context.db, id)).filter(({ event }) => event.kind === 'round');
  expect(rounds).toHaveLength(1);
});

type Rungs = { readonly rungs: { readonly rungs: readonly string[] } };

test('on a ladder a challenge is taken up, and its winner takes the rung (CL-110 to CL-116)', async () => {
  const owner = await person('Olga');
  const people = await Promise.all(['Ida', 'Bo', 'Kim', 'Ann'].map(person));
  const id = await announced(owner, { format: 'ladder', seeding: 'lot' }, null);
  for (const one of people) expect(await act(one, id, { type: 'enter' })).toBe('ok');
  expect(await act(owner, id, { type: 'muster' })).toBe('ok');
  for (const one of people) expect(await act(one, id, { type: 'confirm' })).toBe('ok');
  expect(await act(owner, id, { type: 'start' })).toBe('ok');
  const before = ((await stored(id)).tables as unknown as Rungs).rungs.rungs;
  expect(before).toHaveLength(4);
  const { entries } = await stored(id);
  const holder = (entry: string | undefined): Person => {
    const userId = entries.find((one) => one.id === entry)?.userId;
    const found = people.find(({ caller }) => caller.userId === userId);
    if (found === undefined) throw new Error('nobody holds it');
    return found;
  };
  const [first = '', , third = '', last = ''] = before;
  expect(await act(holder(first), id, { type: 'challenge', b: third })).toBe('CL_OUT_OF_REACH');
  const block = { userId: holder(first).caller.userId, blockedId: holder(last).caller.userId };
  await house.context.db.block.create({ data: { ...block, at: house.context.clock.now() } });
  expect(await act(holder(last), id, { type: 'challenge', b: first })).toBe('CL_BLOCKED');
  await house.context.db.block.deleteMany({ where: block });
  expect(await act(holder(last), id, { type: 'challenge', b: first })).toBe('ok');
  expect(await act(holder(first), id, { type: 'answer', a: last, accept: true })).toBe('ok');
  await advanceEvent(house.context, id);
  const [leg] = (await stored(id)).legs;
  if (leg === undefined) throw new Error('no match');
  await autoplay(house.context, leg.id);
  expect((await agree(house.context, holder(first).caller, leg.id, 'resign')).ok).toBe(true);
  await tellFollower(house.context, leg.id);
  expect(((await stored(id)).tables as unknown as Rungs).rungs.rungs).toEqual([last, first, ...before.slice(1, 3)]);
  // CL-113: no answer within 5 days is a walkover for the challenger.
  const second = before[1] ?? '';
  expect(await act(holder(third), id, { type: 'challenge', b: second })).toBe('ok');
  house.clock.advance(5 * DAY + 1);
  await advanceEvent(house.context, id);
  const after = ((await stored(id)).tables as unknown as Rungs).rungs.rungs;
  expect(after.indexOf(third)).toBeLessThan(after.indexOf(second));
  // CL-119: the site sends ms; a client may send ISO 8601.
  const now = house.clock.now().getTime();
  expect(await act(holder(third), id, { type: 'leave', from: now, to: now + 2 * DAY })).toBe('CL_LEAVE_INVALID');
  expect(await act(holder(third), id, { type: 'leave', from: now, to: now + 3 * DAY })).toBe('ok');
  const iso = new Date(now + 20 * DAY).toISOString();
  expect(await act(holder(third), id, { type: 'leave', from: iso, to: new Date(now + 50 * DAY).toISOString() })).toBe(
    'CL_LEAVE_INVALID',
  );
  expect(await act(holder(second), id, { type: 'challenge', b: third })).toBe('CL_ON_LEAVE');
  expect(await act(owner, id, { type: 'finish', reason: 'The summer is over.' })).toBe('ok');
  expect((await stored(id)).state).toBe('finished');
  await provesItself(owner, id);
});
