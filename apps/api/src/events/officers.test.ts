/** Permissions in an event (CL-010 to CL-013, CL-199), and notifications while its windows run (CL-072). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../context.ts';
import { deadlineCalendar } from '../delivery/feeds/calendar.ts';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import type { AskedAct } from './act-context.ts';
import { advanceEvent } from './advance.ts';
import { decisionsFinalAt } from './appeals.ts';
import { openedEvent } from './opened-event.ts';
import { windowsOfPerson } from './own-windows.ts';
import { actInEvent } from './perform-act.ts';
import { earlyResignations } from './signals.ts';
import { eventById, logOf } from './store.ts';

const DAY = 86_400_000;
type Person = { readonly caller: Caller; readonly client: Client };
let house: House;
let people: Readonly<Record<string, Person>>;
let id: string;

async function person(name: string): Promise<Person> {
  const { caller, token } = await visitor(house.context, name);
  const scopes = [...caller.scopes, 'event:referee' as const];
  return { caller: { ...caller, scopes }, client: new Client(house.app, { token }) };
}

function who(name: string): Person {
  const found = people[name];
  if (found === undefined) throw new Error(`nobody is ${name}`);
  return found;
}

async function act(name: string, what: AskedAct): Promise<string> {
  const caller = name === 'tokenWithoutScope' ? { ...who('referee').caller, scopes: [] } : who(name).caller;
  const done = await actInEvent(house.context, caller, id, what);
  return done.ok ? 'ok' : done.fault.code;
}

async function inClub(name: string, act: object): Promise<void> {
  const done = await who(name).client.post('/clubs/post-house/acts', act as never);
  expect(done.status, done.text).toBe(200);
}

const NAMES = ['owner', 'organiser', 'referee', 'ida', 'bo', 'kim', 'member', 'stranger'];

beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
  const found = await Promise.all(NAMES.map(async (name) => [name, await person(name)] as const));
  people = Object.fromEntries(found);
  await who('owner').client.post('/clubs', { slug: 'post-house', name: 'Post House' });
  for (const name of ['organiser', 'referee', 'ida', 'bo', 'kim', 'member']) await inClub(name, { type: 'join' });
  for (const role of ['organiser', 'referee']) {
    await inClub('owner', { type: 'appoint', userId: who(role).caller.userId, roles: [role] });
    await inClub(role, { type: 'take-office' });
  }
  const settings = {
    game: 'wwi-combined-arms',
    scenario: 'salient-duel',
    sideMode: 'single',
    format: 'league',
    limits: { divisionSize: 4 },
  };
  const made = await who('organiser').client.post<{ readonly id: string }>('/clubs/post-house/events', {
    name: 'Spring',
    settings: { ...settings, plan: [3] },
    clock: 'slow',
    startsAt: '2026-06-20T18:00:00Z',
  } as never);
  expect(made.status, made.text).toBe(201);
  id = made.body.id;
  expect(await act('organiser', { type: 'open' })).toBe('ok');
  // The referee plays, too: a conflict in every match of their own division (CL-011).
  for (const name of ['ida', 'bo', 'kim', 'referee']) expect(await act(name, { type: 'enter' })).toBe('ok');
  expect(await act('organiser', { type: 'muster' })).toBe('ok');
  for (const name of ['ida', 'bo', 'kim', 'referee']) expect(await act(name, { type: 'confirm' })).toBe('ok');
  expect(await act('organiser', { type: 'start' })).toBe('ok');
  await advanceEvent(house.context, id);
});
afterAll(() => house.close());

const REASON = 'The position could not be read any more.';
const ALL = [...NAMES, 'tokenWithoutScope'] as const;
const ENTRANTS = ['ida', 'bo', 'kim', 'referee', 'tokenWithoutScope'];
const entrants = (code: string) => ({
  ...Object.fromEntries(ENTRANTS.map((name) => [name, code])),
  // What their office allows a token must be allowed, too (CL-016).
  tokenWithoutScope: 'SCOPE_MISSING',
});

/** CL-199: what each answers who asks for it. */
const ROWS: readonly {
  readonly asks: AskedAct;
  /** Null: who plays is not asked, for they may. */
  readonly answers: Readonly<Record<string, string>> | null;
  readonly others: string;
}[] = [
  {
    asks: { type: 'cancel', reason: 'short' },
    answers: { owner: 'CL_REASON_REQUIRED', organiser: 'CL_REASON_REQUIRED' },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'enter-bot', bot: 'greedy' },
    answers: { owner: 'EVENT_REFUSED', organiser: 'EVENT_REFUSED' },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'decide', leg: 'first', q: 2, reason: REASON },
    answers: {
      owner: 'ok',
      organiser: 'CL_STALE_DECISION',
      referee: 'CL_CONFLICT_OF_INTEREST',
      tokenWithoutScope: 'SCOPE_MISSING',
    },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'extend', leg: 'second', days: 7, reason: REASON },
    answers: {
      owner: 'ok',
      organiser: 'CL_EXTENSION_USED',
      referee: 'CL_CONFLICT_OF_INTEREST',
      tokenWithoutScope: 'SCOPE_MISSING',
    },
    others: 'CL_FORBIDDEN',
  },
  ...['open', 'muster', 'start'].map((type) => ({
    asks: { type },
    answers: { owner: 'CL_BAD_STATE', organiser: 'CL_BAD_STATE' },
    others: 'CL_FORBIDDEN',
  })),
  {
    asks: { type: 'seed', order: ['x', 'y'] },
    answers: { owner: 'CL_BAD_STATE', organiser: 'CL_BAD_STATE' },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'finish', reason: REASON },
    answers: { owner: 'EVENT_REFUSED', organiser: 'EVENT_REFUSED' },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'agree-repeat' },
    answers: { owner: 'EVENT_REFUSED', organiser: 'EVENT_REFUSED' },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'forbid', a: 'x', b: 'y', reason: REASON },
    answers: { owner: 'CL_BAD_INPUT', organiser: 'CL_BAD_INPUT' },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'override', pairs: [], reason: REASON },
    answers: { owner: 'EVENT_REFUSED', organiser: 'EVENT_REFUSED' },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'agree-override' },
    answers: {
      owner: 'EVENT_REFUSED',
      organiser: 'EVENT_REFUSED',
      referee: 'EVENT_REFUSED',
      tokenWithoutScope: 'SCOPE_MISSING',
    },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'exclude', entry: 'ida', reason: 'short' },
    answers: {
      owner: 'CL_REASON_REQUIRED',
      organiser: 'CL_REASON_REQUIRED',
      referee: 'CL_REASON_REQUIRED',
      tokenWithoutScope: 'SCOPE_MISSING',
    },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'amend', settings: { game: 'tank-killers' }, reason: REASON },
    answers: { owner: 'CL_FROZEN', organiser: 'CL_FROZEN' },
    others: 'CL_FORBIDDEN',
  },
  { asks: { type: 'consent', to: 1, accept: true }, answers: entrants('EVENT_REFUSED'), others: 'CL_FORBIDDEN' },
  // Only a Swiss has rounds that would be paired otherwise (CL-076).
  {
    asks: { type: 'repair', round: 1, reason: REASON },
    answers: { owner: 'CL_BAD_STATE', organiser: 'CL_BAD_STATE' },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'pause', reason: 'short' },
    answers: { owner: 'CL_REASON_REQUIRED', organiser: 'CL_REASON_REQUIRED' },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'resume' },
    answers: { owner: 'CL_BAD_STATE', organiser: 'CL_BAD_STATE' },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'deduct', entry: 'ida', q: 5, reason: REASON },
    answers: {
      owner: 'CL_BAD_INPUT',
      organiser: 'CL_BAD_INPUT',
      referee: 'CL_CONFLICT_OF_INTEREST',
      tokenWithoutScope: 'SCOPE_MISSING',
    },
    others: 'CL_FORBIDDEN',
  },
  { asks: { type: 'enter' }, answers: entrants('ALREADY_SEATED'), others: 'CL_BAD_STATE' },
  {
    asks: { type: 'late', entry: 'ida' },
    answers: { owner: 'EVENT_REFUSED', organiser: 'EVENT_REFUSED', tokenWithoutScope: 'CL_FORBIDDEN' },
    others: 'CL_FORBIDDEN',
  },
  { asks: { type: 'confirm' }, answers: entrants('CL_BAD_STATE'), others: 'CL_FORBIDDEN' },
  { asks: { type: 'bye', round: 3, code: 'H' }, answers: entrants('CL_BAD_STATE'), others: 'CL_FORBIDDEN' },
  { asks: { type: 'leave', from: 1, to: 2 }, answers: entrants('CL_BAD_STATE'), others: 'CL_FORBIDDEN' },
  { asks: { type: 'answer', a: 'x', accept: true }, answers: entrants('CL_BAD_INPUT'), others: 'CL_FORBIDDEN' },
  { asks: { type: 'absence', from: 2, to: 1 }, answers: entrants('EVENT_REFUSED'), others: 'CL_FORBIDDEN' },
  { asks: { type: 'appeal', leg: 'none', reason: REASON }, answers: entrants('NOT_FOUND'), others: 'CL_FORBIDDEN' },
  { asks: { type: 'open-case', leg: 'none', reason: REASON }, answers: entrants('NOT_FOUND'), others: 'CL_FORBIDDEN' },
  {
    asks: { type: 'add-statement', leg: 'none', text: REASON },
    answers: entrants('NOT_FOUND'),
    others: 'CL_FORBIDDEN',
  },
  // CL-200: this event is played on the server: no leg of it is reported (reports/reports.test.ts has one that is not).
  {
    asks: { type: 'report', leg: 'none', q: 4 },
    answers: {
      ...entrants('NOT_FOUND'),
      owner: 'NOT_FOUND',
      organiser: 'NOT_FOUND',
      referee: 'NOT_FOUND',
    },
    others: 'CL_FORBIDDEN',
  },
  ...[
    { type: 'confirm-report', leg: 'none' },
    { type: 'dispute', leg: 'none', q: 4, reason: REASON },
    { type: 'retract', leg: 'none' },
  ].map((asks) => ({
    asks,
    answers: entrants('NOT_FOUND'),
    others: 'CL_FORBIDDEN',
  })),
  // CL-212: there is no such import.
  {
    asks: { type: 'undo-import', of: 999 },
    answers: { owner: 'CL_BAD_INPUT', organiser: 'CL_BAD_INPUT' },
    others: 'CL_FORBIDDEN',
  },
  { asks: { type: 'withdraw-case', leg: 'none' }, answers: entrants('EVENT_REFUSED'), others: 'CL_FORBIDDEN' },
  {
    asks: { type: 'move-case', leg: 'first', reason: REASON },
    answers: {
      owner: 'EVENT_REFUSED',
      organiser: 'EVENT_REFUSED',
      referee: 'CL_CONFLICT_OF_INTEREST',
      tokenWithoutScope: 'SCOPE_MISSING',
    },
    others: 'CL_FORBIDDEN',
  },
  {
    asks: { type: 'open-evaluation', leg: 'first' },
    answers: {
      owner: 'EVENT_REFUSED',
      organiser: 'EVENT_REFUSED',
      referee: 'CL_CONFLICT_OF_INTEREST',
      tokenWithoutScope: 'SCOPE_MISSING',
    },
    others: 'CL_FORBIDDEN',
  },
  { asks: { type: 'withdraw' }, answers: null, others: 'CL_FORBIDDEN' },
  // All rounds of this league have opened: no place changes hands any more (CL-085). Nobody stands by yet.
  {
    asks: { type: 'substitute', entry: 'ida' },
    answers: {
      owner: 'CL_SUBSTITUTE_LATE',
      organiser: 'CL_SUBSTITUTE_LATE',
      ida: 'CL_SUBSTITUTE_LATE',
      referee: 'CL_CONFLICT_OF_INTEREST',
      tokenWithoutScope: 'SCOPE_MISSING',
    },
    others: 'CL_FORBIDDEN',
  },
  // CL-125: this is no event of teams: nobody leads one, and none asks anybody.
  ...[
    { type: 'ask-player', person: 'x' },
    { type: 'drop-player', player: 'x' },
    { type: 'transfer-team', player: 'x' },
    { type: 'line-up' },
    { type: 'reserve', leg: 'none', player: 'x' },
  ].map((asks) => ({
    asks,
    answers: { tokenWithoutScope: 'SCOPE_MISSING' },
    others: 'CL_FORBIDDEN',
  })),
  { asks: { type: 'join' }, answers: { tokenWithoutScope: 'SCOPE_MISSING' }, others: 'EVENT_REFUSED' },
  {
    asks: { type: 'list-match', match: 'none' },
    answers: {
      owner: 'EVENT_REFUSED',
      organiser: 'EVENT_REFUSED',
      referee: 'EVENT_REFUSED',
      tokenWithoutScope: 'SCOPE_MISSING',
    },
    others: 'CL_FORBIDDEN',
  },
  ...['stop-substitute', 'accept', 'decline'].map((type) => ({ asks: { type }, answers: {}, others: 'CL_FORBIDDEN' })),
  { asks: { type: 'offer-substitute' }, answers: entrants('ALREADY_SEATED'), others: 'ok' },
  {
    asks: { type: 'challenge', b: 'x' },
    answers: {
      ida: 'CL_BAD_INPUT',
      bo: 'CL_BAD_INPUT',
      kim: 'CL_BAD_INPUT',
      referee: 'CL_BAD_INPUT',
      tokenWithoutScope: 'SCOPE_MISSING',
    },
    others: 'CL_FORBIDDEN',
  },
];

/** All that an act could change. */
async function whole(): Promise<string> {
  const event = await eventById(house.context.db, id);
  const told = await house.context.db.notification.count();
  return JSON.stringify([event, told], (_name, value) => (typeof value === 'bigint' ? String(value) : value));
}

describe.each(ROWS)('$asks.type', ({ asks, answers, others }) => {
  const asked = answers === null ? ALL.filter((name) => !ENTRANTS.includes(name)) : ALL;
  test.each(asked)(
    'by %s answers as their office says, and changes nothing where it is refused (CL-010)',
    async (name) => {
      const { legs = [], entries = [] } = (await eventById(house.context.db, id)) ?? {};
      const leg = asks.leg === 'first' ? legs[0]?.id : asks.leg === 'second' ? legs[1]?.id : asks.leg;
      const entry = entries.find(({ userId }) => userId === who('ida').caller.userId)?.id;
      const before = await whole();
      const done = await act(name, {
        ...asks,
        ...(leg === undefined ? {} : { leg }),
        ...(asks.entry === undefined ? {} : { entry }),
      });
      expect(done).toBe(answers?.[name] ?? others);
      if (done !== 'ok') expect(await whole()).toBe(before);
    },
  );
});

test('every act has its row', async () => {
  const done = await actInEvent(house.context, who('owner').caller, id, { type: 'fly' });
  const { types } = (done.ok ? {} : done.fault.details) as { readonly types: readonly string[] };
  expect(types.toSorted()).toEqual(ROWS.map(({ asks }) => asks.type).toSorted());
});

/** The name of an entry's holder. */
async function nameOf(entry: string | undefined): Promise<string> {
  const { entries = [] } = (await eventById(house.context.db, id)) ?? {};
  const userId = entries.find((one) => one.id === entry)?.userId;
  return NAMES.find((name) => who(name).caller.userId === userId) ?? '';
}

/** How long after now the decisions of the event are final, in days. */
async function daysToFinal(): Promise<number> {
  const event = await eventById(house.context.db, id);
  if (event === null) throw new Error('the event is gone');
  const opened = openedEvent(event, await logOf(house.context.db, id));
  return (decisionsFinalAt(opened) - house.context.clock.now().getTime()) / DAY;
}

test('a party appeals once and in time; whoever made the decision leaves the appeal to another (CL-012, CL-099)', async () => {
  const { legs = [] } = (await eventById(house.context.db, id)) ?? {};
  const [decided, , third] = legs;
  const [a, b] = [await nameOf(decided?.a), await nameOf(decided?.b)];
  const other = ENTRANTS.find((name) => name !== a && name !== b && name !== 'tokenWithoutScope') ?? '';
  const appeal = { type: 'appeal', leg: decided?.id ?? '', reason: REASON };
  expect(await act(a, { ...appeal, leg: third?.id ?? '' })).toBe('EVENT_REFUSED');
  expect(await act(other, appeal)).toBe('CL_NOT_A_PARTY');
  expect(await act(a, { ...appeal, reason: 'no' })).toBe('CL_REASON_REQUIRED');
  const appealable = await daysToFinal();
  expect(await act(a, appeal)).toBe('ok');
  // CL-043: an appeal delays what waits for the decision by the 7 days that it may take, a second decision ends it.
  expect([appealable > 0 && appealable <= 3, await daysToFinal()]).toEqual([true, 7]);
  expect(await act(b, appeal)).toBe('CL_APPEAL_USED');
  const seq = (await eventById(house.context.db, id))?.appeals[0]?.seq ?? 0;
  const anew = { type: 'decide', leg: decided?.id ?? '', q: 4, reason: REASON, supersedes: seq };
  expect(await act('owner', anew)).toBe('CL_CONFLICT_OF_INTEREST');
  expect(await act('organiser', anew)).toBe('ok');
  expect(await daysToFinal()).toBe(0);
  const told = await house.context.db.notification.findMany({ where: { id: { startsWith: 'event-appeal-' } } });
  expect(told.map(({ userId }) => userId)).toContain(who('referee').caller.userId);
});

test('a declared absence moves the ends of one’s own windows, by a week at most (CL-073)', async () => {
  const from = house.context.clock.now().getTime();
  const dues = async () => {
    const { legs = [], entries = [] } = (await eventById(house.context.db, id)) ?? {};
    const own = entries.find(({ userId }) => userId === who('kim').caller.userId)?.id;
    return legs
      .filter(({ state, dueAt }) => state === 'running' && dueAt !== null)
      .map(({ a, b, dueAt }) => ({ own: a === own || b === own, at: dueAt?.getTime() ?? 0 }));
  };
  const before = await dues();
  expect(await act('kim', { type: 'absence', from, to: from + 5 * DAY })).toBe('ok');
  expect(await dues()).toEqual(before.map(({ own, at }) => ({ own, at: own ? at + 5 * DAY : at })));
  expect(await act('kim', { type: 'absence', from, to: from + 3 * DAY })).toBe('EVENT_REFUSED');
});

test('the holders of a match are told at half of its window, once, and nobody else (CL-072)', async () => {
  const { db } = house.context;
  const [leg] = (await eventById(db, id))?.legs.filter(({ state }) => state === 'running').slice(-1) ?? [];
  if (!leg?.openedAt || !leg.dueAt) throw new Error('no match runs');
  const told = () => db.notification.findMany({ where: { id: { startsWith: `event-leg-${leg.id}` } } });
  expect(await told()).toEqual([]);
  house.clock.advance((leg.dueAt.getTime() - leg.openedAt.getTime()) / 2 + DAY / 24);
  await advanceEvent(house.context, id);
  await advanceEvent(house.context, id);
  const rows = await told();
  const entries = (await eventById(db, id))?.entries ?? [];
  const holders = entries.filter((entry) => entry.id === leg.a || entry.id === leg.b).map(({ userId }) => userId);
  expect(rows.map(({ userId }) => userId).toSorted()).toEqual(holders.toSorted());
});

test('the personal calendar has the ends of one’s own matches, and of nobody else’s (CL-152)', async () => {
  const { legs = [], entries = [] } = (await eventById(house.context.db, id)) ?? {};
  const own = entries.find(({ userId }) => userId === who('ida').caller.userId)?.id;
  const mine = legs.filter(({ state, a, b }) => state === 'running' && (a === own || b === own));
  const found = await windowsOfPerson(house.context, who('ida').caller.userId);
  expect(found.map(({ id: key }) => key).toSorted()).toEqual(mine.map((leg) => `leg-${leg.id}`).toSorted());
  expect(mine.length).toBeGreaterThan(0);
  expect(await windowsOfPerson(house.context, who('member').caller.userId)).toEqual([]);
  const calendar = await deadlineCalendar(house.context, who('ida').caller.userId);
  expect(calendar.replace(/\r\n[ \t]/g, '')).toContain(`/events/${id}`);
});

test('whoever leaves the club stays in its running event, with all that is theirs there (CL-022)', async () => {
  await inClub('kim', { type: 'leave' });
  const { entries = [] } = (await eventById(house.context.db, id)) ?? {};
  expect(entries.find(({ userId }) => userId === who('kim').caller.userId)?.state).toBe('confirmed');
  expect(await act('kim', { type: 'absence', from: 2, to: 1 })).toBe('EVENT_REFUSED');
});

test('a referee who does not play sees who has one mailbox or one webhook; nobody else does (CL-192)', async () => {
  const { db } = house.context;
  const userId = (name: string) => who(name).caller.userId;
  await db.user.update({ where: { id: userId('ida') }, data: { email: 'i.da+post@mail.example' } });
  await db.user.update({ where: { id: userId('bo') }, data: { email: 'ida@mail.example' } });
  const { entries = [] } = (await eventById(db, id)) ?? {};
  const own = (name: string) => entries.find((entry) => entry.userId === userId(name))?.id ?? '';
  type Seen = { readonly signals: readonly { readonly kind: string; readonly entries: readonly string[] }[] };
  const viewFor = async (name: string) => (await who(name).client.get<Seen>(`/events/${id}`)).body.signals;
  const [only, ...more] = await viewFor('organiser');
  expect([only?.kind, only?.entries.toSorted(), more]).toEqual(['mailbox', [own('ida'), own('bo')].toSorted(), []]);
  // The referee of this event plays in it.
  for (const name of ['ida', 'referee', 'member', 'stranger']) expect(await viewFor(name)).toEqual([]);
});

test('three early resignations running between the same two are a signal, two are none (CL-192)', () => {
  const met = (by: string, turns: number) => ({ people: ['x', 'y'] as const, by, turns });
  const early = met('resignation', 4);
  expect(earlyResignations([early, early, early], 20)).toEqual([['x', 'y']]);
  for (const last of [
    [early, early],
    [early, early, met('rules', 4)],
    [early, met('resignation', 5), early],
  ])
    expect(earlyResignations(last, 20)).toEqual([]);
  expect(earlyResignations([early, early, early], null)).toEqual([]);
});
