/** Cases about matches (CL-090 to CL-098): how they open, what is known and who sees it, and how they are decided. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../context.ts';
import { Client } from '../../testing/client.ts';
import { type House, openHouse, visitor } from '../../testing/house.ts';
import { play } from '../../turn/play.ts';
import { startMatch } from '../../turn/start.ts';
import { stopMatch } from '../../turn/stopping.ts';
import type { AskedAct } from '../act-context.ts';
import { advanceEvent } from '../advance.ts';
import { actInEvent } from '../perform-act.ts';
import type { eventBody } from '../response.ts';
import { logOf } from '../store.ts';
import { workOnCase } from './working.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REASON = 'The other side has not been seen for weeks.';

type Person = { readonly caller: Caller; readonly client: Client };
type Body = ReturnType<typeof eventBody>;

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

async function person(name: string): Promise<Person> {
  const { caller, token } = await visitor(house.context, name);
  const scopes = [...caller.scopes, 'event:referee' as const];
  return { caller: { ...caller, scopes }, client: new Client(house.app, { token }) };
}

let clubs = 0;

/** Ida's match in the only round of a Swiss of four, against her opponent there, with a referee who does not play. */
class Table {
  readonly id: string;
  readonly ida: Person;
  readonly bo: Person;
  readonly referee: Person;

  constructor(id: string, { ida, bo, referee }: Pick<Table, 'ida' | 'bo' | 'referee'>) {
    this.id = id;
    this.ida = ida;
    this.bo = bo;
    this.referee = referee;
  }

  static async open(settings: object = {}): Promise<Table> {
    clubs += 1;
    const slug = `cases-${clubs}`;
    const [owner, referee, ...players] = await Promise.all(['Olga', 'Ref', 'Ida', 'Bo', 'Kim', 'Lu'].map(person));
    const [ida] = players;
    if (!owner || !referee || !ida) throw new Error('somebody is missing');
    await owner.client.post('/clubs', { slug, name: 'Cases' });
    for (const { client } of [...players, referee]) await client.post(`/clubs/${slug}/acts`, { type: 'join' });
    const appoint = { type: 'appoint', userId: referee.caller.userId, roles: ['referee', 'organiser'] };
    await owner.client.post(`/clubs/${slug}/acts`, appoint);
    await referee.client.post(`/clubs/${slug}/acts`, { type: 'take-office' });
    const frozen = {
      game: 'wwi-combined-arms',
      scenario: 'salient-duel',
      sideMode: 'single',
      format: 'swiss',
      draftHours: 0,
      plan: null,
      rounds: 1,
      late: { policy: 'adjudicate', days: 21, last: 'adjudicate' },
      window: { days: 12 },
      adjudication: { playouts: 40 },
      ...settings,
    };
    const made = await referee.client.post<{ readonly id: string }>(`/clubs/${slug}/events`, {
      name: 'Spring',
      settings: frozen,
      clock: 'slow',
      startsAt: new Date(house.context.clock.now().getTime() + 10 * DAY).toISOString(),
    } as never);
    expect(made.status, made.text).toBe(201);
    const announced = new Table(made.body.id, { ida, bo: ida, referee });
    await announced.must(referee, { type: 'open' });
    for (const one of players) await announced.must(one, { type: 'enter' });
    await announced.must(referee, { type: 'muster' });
    for (const one of players) await announced.must(one, { type: 'confirm' });
    await announced.must(referee, { type: 'start' });
    await advanceEvent(house.context, announced.id);
    const met = await announced.opponent();
    const bo = players.find(({ caller }) => caller.userId === met);
    if (bo === undefined) throw new Error('Ida meets nobody');
    return new Table(announced.id, { ida, bo, referee });
  }

  async act({ caller }: Person, what: AskedAct): Promise<string> {
    const done = await actInEvent(house.context, caller, this.id, what);
    return done.ok ? 'ok' : done.fault.code;
  }

  async must(who: Person, what: AskedAct): Promise<void> {
    expect([what.type, await this.act(who, what)]).toEqual([what.type, 'ok']);
  }

  async seenBy({ client }: Person): Promise<Body> {
    const answer = await client.get<Body>(`/events/${this.id}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }

  /** Ida's match, and the entries that play it, the first side's first. */
  async fixture() {
    const { legs, entries } = await this.seenBy(this.ida);
    const holder = (entry: string) => entries.find(({ id }) => id === entry)?.userId ?? '';
    const own = legs.find(({ a, b }) => [a, b].map(holder).includes(this.ida.caller.userId));
    if (own === undefined) throw new Error('Ida plays nothing');
    return { ...own, holders: [holder(own.a), holder(own.b)] as const };
  }

  async opponent(): Promise<string> {
    return (await this.fixture()).holders.find((id) => id !== this.ida.caller.userId) ?? '';
  }

  async leg(): Promise<string> {
    return (await this.fixture()).matchId;
  }

  /** Each side plays a turn, so that the match is begun. */
  async begin(): Promise<void> {
    const leg = await this.leg();
    await startMatch(house.context, leg);
    for (const [step, who] of [await this.holders()].flat().entries()) {
      const order = { expectedStep: step, order: { line: 'end' }, key: null };
      const played = await play(house.context, who.caller, leg, order);
      expect(played.ok ? 'ok' : played.fault).toBe('ok');
    }
  }

  /** Who holds the first side, and who the second. */
  async holders(): Promise<readonly [Person, Person]> {
    const [first] = (await this.fixture()).holders;
    return first === this.ida.caller.userId ? [this.ida, this.bo] : [this.bo, this.ida];
  }

  /** The cases about Ida's match, as somebody sees them. */
  async casesFor(who: Person) {
    const leg = await this.leg();
    return (await this.seenBy(who)).cases.filter(({ matchId }) => matchId === leg);
  }

  async pass(days: number): Promise<void> {
    house.clock.advance(days * DAY);
    await advanceEvent(house.context, this.id);
  }

  /** The jobs of the case. */
  async work(): Promise<void> {
    await workOnCase(house.context, await this.leg(), 1);
  }

  match() {
    return this.leg().then((id) => house.context.db.match.findUniqueOrThrow({ where: { id } }));
  }
}

/** A match that was begun, and whose window is over. */
async function late(settings: object = {}): Promise<Table> {
  const table = await Table.open(settings);
  await table.begin();
  await table.pass(13);
  return table;
}

type Clock = { readonly pauses: readonly { readonly from: string; readonly to: string | null }[] };
const pausesOf = ({ clock }: { readonly clock: unknown }) => (clock as Clock).pauses;

describe('a match whose time is over', () => {
  test('becomes a case: its clocks stand, what is known is hashed, and what it is worth is sealed (CL-091 to CL-093)', async () => {
    const table = await late();
    await table.work();
    const [found] = await table.casesFor(table.ida);
    expect(found).toMatchObject({ state: 'open', cause: 'late', stopped: true, evaluated: true, evaluation: null });
    const [a, b] = found?.evidence?.sides ?? [];
    expect([a?.turns, b?.turns, found?.evidence?.step]).toEqual([1, 1, 2]);
    // The first side is to move, and has held the match for the whole of the window.
    expect([found?.evidence?.slower, found?.evidence?.waitsFor]).toEqual(['A', [a?.side]]);
    const hash = createHash('sha256')
      .update(canonicalJson(found?.evidence as never))
      .digest('hex');
    expect(found?.evidenceHash).toBe(hash);
    expect(pausesOf(await table.match()).map(({ to }) => to)).toEqual([null]);
    // Working on it once more changes nothing.
    const before = JSON.stringify(await table.seenBy(table.bo));
    await table.work();
    expect(JSON.stringify(await table.seenBy(table.bo))).toBe(before);
  });

  test('is evaluated the same by whoever asks again; slow play cannot win (CL-092, CL-094)', async () => {
    const table = await late();
    await table.work();
    const { db } = house.context;
    const legId = await table.leg();
    const stored = () => db.eventCase.findFirstOrThrow({ where: { legId } });
    const first = (await stored()).evaluation as { e: number; counted: number; playouts: number; bot: string };
    expect(first).toMatchObject({ playouts: 40, bot: 'greedy', rules: 'wwi-combined-arms@1' });
    expect(first.counted).toBe(Math.min(first.e, 40));
    await db.$executeRaw`update event_cases set evaluation = null where leg_id = ${legId}`;
    await table.work();
    expect((await stored()).evaluation).toMatchObject({ e: first.e, counted: first.counted });
  });

  test('the sealed part opens to a referee, who is named to both sides; to nobody else (CL-006, CL-092)', async () => {
    const table = await late();
    const leg = await table.leg();
    await table.work();
    expect(await table.act(table.ida, { type: 'open-evaluation', leg })).toBe('CL_FORBIDDEN');
    await table.must(table.referee, { type: 'open-evaluation', leg });
    const [mine] = await table.casesFor(table.referee);
    expect(mine?.evaluation?.playouts).toBe(40);
    const [theirs] = await table.casesFor(table.bo);
    expect(theirs?.evaluation).toBeNull();
    expect(theirs?.openings.map(({ userId }) => userId)).toEqual([table.referee.caller.userId]);
    await table.must(table.referee, { type: 'open-evaluation', leg });
    expect((await table.casesFor(table.bo))[0]?.openings).toHaveLength(1);
  });

  test('is decided by a referee, or by the house after seven days; the match ends as it was decided (CL-095, CL-098)', async () => {
    for (const byHouse of [false, true]) {
      const table = await late();
      const leg = await table.leg();
      await table.work();
      if (byHouse) {
        await table.pass(6.9);
        expect((await table.casesFor(table.ida))[0]?.state).toBe('open');
        await table.pass(0.2);
      } else await table.must(table.referee, { type: 'decide', leg, q: 4, reason: REASON, supersedes: null });
      const [found] = await table.casesFor(table.ida);
      expect([found?.state, found?.evaluation?.playouts]).toEqual(['decided', 40]);
      const { a: mine } = await table.fixture();
      const decided = (await logOf(house.context.db, table.id)).findLast(
        ({ event }) => event.kind === 'decide' && [event.a, event.b].includes(mine),
      );
      if (decided?.event.kind !== 'decide') throw new Error('nothing was decided');
      const { q, reason } = decided.event;
      if (byHouse)
        expect(reason).toContain(`40 playouts by “greedy” gave the first side ${found?.evaluation?.e} of 80`);
      const jobs = await house.context.database.pool.query<{ payload: { matchId: string; winner: string | null } }>(
        'select payload from graphile_worker._private_jobs where key = $1',
        [`match-stop:${leg}`],
      );
      const [{ payload } = { payload: null }] = jobs.rows;
      await stopMatch(house.context, leg, payload?.winner ?? null);
      const { ending } = await table.match();
      const places = (ending as { outcome: { places: { place: number }[] } }).outcome.places.map(({ place }) => place);
      expect(Math.sign((places[1] ?? 0) - (places[0] ?? 0))).toBe(Math.sign((q[0] ?? 0) - (q[1] ?? 0)));
    }
  });

  test('without an evaluation it is a draw (CL-098)', async () => {
    const table = await late();
    await table.pass(7.1);
    const { a: mine } = await table.fixture();
    const decided = (await logOf(house.context.db, table.id)).findLast(
      ({ event }) => event.kind === 'decide' && [event.a, event.b].includes(mine),
    );
    expect(decided?.event).toMatchObject({ q: [2, 2], how: 'adjudicated', by: null });
  });

  test('“play on”: the clocks run again after 72 hours, and what was reckoned stays sealed (CL-093, CL-096)', async () => {
    const table = await late();
    const leg = await table.leg();
    await table.work();
    const on = { type: 'decide', how: 'play-on', leg, reason: REASON };
    for (const days of [2, 13, 7.5, undefined])
      expect(await table.act(table.referee, { ...on, ...(days === undefined ? {} : { days }) })).toBe('EVENT_REFUSED');
    await table.must(table.referee, { ...on, days: 7 });
    await table.work();
    const [pause] = pausesOf(await table.match());
    const now = house.context.clock.now().getTime();
    expect(Date.parse(pause?.to ?? '') - now).toBe(72 * HOUR);
    const cases = await table.casesFor(table.referee);
    const { dueAt } = await table.fixture();
    expect(cases).toMatchObject([{ state: 'resumed', evaluation: null, evaluated: false }]);
    expect(Date.parse(dueAt ?? '') - now).toBe(7 * DAY);
    // And if it does not end then, there is another case.
    await table.pass(7.1);
    expect((await table.casesFor(table.ida)).map(({ nth: index, state }) => [index, state])).toEqual([
      [1, 'resumed'],
      [2, 'open'],
    ]);
  });
});

test('annulled, a match is played again from the beginning, once; the one before ends and leaves nothing (CL-096)', async () => {
  const table = await late();
  const leg = await table.leg();
  const again = { type: 'decide', how: 'replay', q: 2, leg, reason: REASON, supersedes: null };
  expect(await table.act(table.ida, again)).toBe('CL_FORBIDDEN');
  await table.must(table.referee, again);
  await advanceEvent(house.context, table.id);
  const { legs, entries, cases } = await table.seenBy(table.ida);
  const holder = (entry: string) => entries.find(({ id }) => id === entry)?.userId;
  const own = legs.filter(({ a, b }) => [a, b].map(holder).includes(table.ida.caller.userId));
  expect(own.map(({ matchId, state }) => [matchId === leg, state]).toSorted()).toEqual([
    [false, 'running'],
    [true, 'annulled'],
  ]);
  expect(cases.flatMap(({ matchId, state }) => (matchId === leg ? [state] : []))).toEqual(['decided']);
  const fresh = own.find(({ state }) => state === 'running');
  const match = await house.context.db.match.findUniqueOrThrow({ where: { id: fresh?.matchId ?? '' } });
  expect(match.followedBy).toBe(`event:${table.id}`);
  const stops = await house.context.database.pool.query('select 1 from graphile_worker._private_jobs where key = $1', [
    `match-stop:${leg}`,
  ]);
  expect(stops.rowCount).toBe(1);
  const log = await logOf(house.context.db, table.id);
  const seq = log.findLast(({ event }) => event.kind === 'decide')?.seq ?? 0;
  const twice = { ...again, leg: fresh?.matchId ?? '', supersedes: seq };
  expect(await table.act(table.referee, twice)).toBe('CL_BAD_STATE');
});

describe('what people say', () => {
  test('each party once, within 72 hours (CL-091)', async () => {
    const table = await late();
    const leg = await table.leg();
    const say = (who: Person, text: string) => table.act(who, { type: 'add-statement', leg, text });
    for (const text of ['', '   ', 'x'.repeat(2_001)]) expect(await say(table.ida, text)).toBe('EVENT_REFUSED');
    expect(await say(table.ida, 'I was in hospital.')).toBe('ok');
    expect(await say(table.ida, 'And besides …')).toBe('EVENT_REFUSED');
    expect(await say(table.referee, 'I think so, too.')).toBe('CL_FORBIDDEN');
    house.clock.advance(73 * HOUR);
    expect(await say(table.bo, 'I was not.')).toBe('EVENT_REFUSED');
    const [found] = await table.casesFor(table.bo);
    expect(found?.statements.map(({ text }) => text)).toEqual(['I was in hospital.']);
    const told = await house.context.db.notification.findMany({
      where: { id: { startsWith: `event-case-${leg}-1-` } },
    });
    const readers = [table.ida, table.bo, table.referee].map(({ caller }) => caller.userId);
    expect([...new Set(told.map(({ userId }) => userId))].toSorted()).toEqual(readers.toSorted());
  });

  test('a claim stops no clock, is one at a time, is taken back by who made it, and lapses unheard (CL-090, CL-093)', async () => {
    const table = await Table.open();
    const leg = await table.leg();
    await table.begin();
    const claim = { type: 'open-case', leg, reason: REASON };
    expect(await table.act(table.ida, { ...claim, reason: 'no' })).toBe('CL_REASON_REQUIRED');
    await table.must(table.ida, claim);
    expect(await table.act(table.bo, claim)).toBe('EVENT_REFUSED');
    expect(await table.act(table.bo, { type: 'withdraw-case', leg })).toBe('EVENT_REFUSED');
    await table.work();
    const [found] = await table.casesFor(table.bo);
    expect(found).toMatchObject({ cause: 'claim', stopped: false, evaluated: false, evaluation: null });
    expect(found?.evidence?.turns).toBe(2);
    // CL-014: who only looks on does not learn by it how the match stands now.
    const [told] = await table.casesFor(await person('Wim'));
    expect([told?.evidence, told?.evidenceHash]).toEqual([null, found?.evidenceHash]);
    expect(pausesOf(await table.match())).toEqual([]);
    // Where the clocks run the seal holds.
    expect(await table.act(table.referee, { type: 'open-evaluation', leg })).toBe('EVENT_REFUSED');
    await table.must(table.ida, { type: 'withdraw-case', leg });
    await table.must(table.bo, claim);
    await table.pass(7.1);
    const cases = await table.casesFor(table.ida);
    expect(cases.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    expect((await table.fixture()).state).toBe('running');
  });

  test('a referee’s own motion may stop the clocks; not where they play themselves (CL-011, CL-093)', async () => {
    const table = await Table.open();
    const leg = await table.leg();
    await table.begin();
    await table.must(table.referee, { type: 'move-case', leg, reason: REASON, stop: true });
    await table.work();
    expect(pausesOf(await table.match())).toHaveLength(1);
    expect(await table.casesFor(table.ida)).toMatchObject([{ cause: 'motion', stopped: true, evaluated: true }]);
  });
});
