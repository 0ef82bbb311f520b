/** Results of a real table: a season whose matches nobody makes, reported, confirmed, disputed and decided by people and by time. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../../testing/house.ts';
import type { AskedAct } from '../act-context.ts';
import { advanceEvent } from '../advance.ts';
import { legIdOf, openedEvent, openLegs } from '../opened-event.ts';
import { Evening } from '../testing/evening.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FOUR = ['Ida', 'Bo', 'Kim', 'Ann'] as const;
const REASON = 'Both of them told me so.';
const TABLE = {
  game: 'Chess with clocks',
  scenario: 'any',
  format: 'league',
  played: 'table',
  seeding: 'lot',
  limits: { unproven: 100, divisionSize: 4 },
  plan: [3],
};

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

/** A league of four at tables, with all its rounds open. */
async function season(settings: object = {}): Promise<Evening> {
  const evening = new Evening(house);
  evening.clock = undefined;
  await evening.begun({ ...TABLE, ...settings }, ...FOUR);
  return evening;
}

/** The leg of two people, as its row has it. */
async function legOf(evening: Evening, one: string, other: string) {
  const [a, b] = [await evening.entryOf(one), await evening.entryOf(other)];
  const { legs } = await evening.stored();
  const found = legs.find((leg) => [leg.a, leg.b].includes(a.id) && [leg.a, leg.b].includes(b.id));
  if (found === undefined) throw new Error(`${one} and ${other} have no leg`);
  return { ...found, first: found.a === a.id };
}

/** What one says: their own points first. */
async function says(
  evening: Evening,
  one: string,
  other: string,
  points: readonly [number, number],
  more: object = {},
) {
  const { id, first } = await legOf(evening, one, other);
  const score = first ? points : [points[1], points[0]];
  return { leg: id, score, ...more };
}
async function reports(
  evening: Evening,
  one: string,
  other: string,
  points: readonly [number, number],
  more: object = {},
) {
  return evening.act(one, { type: 'report', ...(await says(evening, one, other, points, more)) });
}
async function answers(evening: Evening, type: string, one: string, other: string, more: object = {}): Promise<string> {
  const { id } = await legOf(evening, one, other);
  return evening.act(one, { type, leg: id, ...more } as AskedAct);
}

type Shown = {
  readonly reports: readonly { readonly matchId: string; readonly state: string; readonly by: string | null }[];
  readonly tables: {
    readonly table: readonly { readonly name: string; readonly PTS: number; readonly reported?: number }[];
  };
  readonly cases: readonly { readonly matchId: string; readonly cause: string; readonly reason: string }[];
};
const seenBy = async (evening: Evening, name: string) =>
  (await evening.who(name).client.get<Shown>(`/events/${evening.id}`)).body;
const pointsOf = async (evening: Evening, name: string) =>
  (await seenBy(evening, 'Ann')).tables.table.find((row) => row.name === name);

describe('CL-200: a season at tables', () => {
  test('opens its legs and makes no match', async () => {
    const evening = await season();
    const { legs, ruleSet, edition } = await evening.stored();
    expect([ruleSet, edition, legs.length]).toEqual(['Chess with clocks', 0, 6]);
    expect(legs.map(({ state, dueAt }) => [state, dueAt !== null])).toEqual(legs.map(() => ['running', true]));
    expect(await house.context.db.match.count({ where: { id: { in: legs.map(({ id }) => id) } } })).toBe(0);
  });

  test.each([
    ['a clock', { clock: 'slow' }, {}],
    ['a scenario', {}, { scenario: 'salient-duel' }],
    ['ratings of a game that nobody knows (CL-205)', {}, { table: { rated: 'pool' } }],
  ])('%s is refused', async (_what, more, settings) => {
    const evening = new Evening(house);
    await evening.come('owner');
    const { client } = evening.who('owner');
    await client.post('/clubs', { slug: evening.slug, name: 'Post House' });
    const asked = { name: 'Spring', settings: { ...TABLE, ...settings }, startsAt: '2026-09-20T12:00:00Z', ...more };
    const refused = await client.post(`/clubs/${evening.slug}/events`, asked as never);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('CL_BAD_SETTINGS')]);
  });
});

test('example AA.1: nobody objects in 72 hours, and what was reported stands (CL-202, CL-203, CL-204)', async () => {
  const evening = await season();
  const playedOn = house.clock.now().toISOString().slice(0, 10);
  expect(await reports(evening, 'Ida', 'Bo', [62, 48], { playedOn, note: 'In the back room.' })).toBe('ok');
  expect(await pointsOf(evening, 'Ida')).toMatchObject({ PTS: 1, MAR: 0, reported: 1 });
  expect(await evening.told('Bo')).toContain('Confirm the result');
  await evening.later(72 * HOUR - 1_000);
  expect((await evening.lastRow())?.event.kind).toBe('report');
  await evening.later(1_000);
  expect((await evening.lastRow())?.event).toMatchObject({
    kind: 'result',
    how: 'reported',
    stands: { by: 'silence' },
  });
  expect(await pointsOf(evening, 'Ida')).toMatchObject({ PTS: 1, MAR: 127, reported: 1 });
  expect((await legOf(evening, 'Ida', 'Bo')).state).toBe('done');
  expect(await evening.told('Bo')).toContain('Result');
});

test('one tap confirms; the same report again is a yes, and the stranger’s is refused (CL-201)', async () => {
  const evening = await season();
  await reports(evening, 'Ida', 'Bo', [3, 1]);
  expect(await answers(evening, 'confirm-report', 'Ida', 'Bo')).toBe('CL_NOT_A_PARTY');
  const { id } = await legOf(evening, 'Ida', 'Bo');
  expect(await evening.act('Kim', { type: 'confirm-report', leg: id })).toBe('CL_NOT_A_PARTY');
  expect(await evening.act('Kim', { type: 'report', leg: id, q: 4 })).toBe('CL_NOT_A_PARTY');
  expect(await answers(evening, 'confirm-report', 'Bo', 'Ida', { of: 1 })).toBe('CL_NOT_REPORTED');
  expect(await answers(evening, 'confirm-report', 'Bo', 'Ida')).toBe('ok');
  expect(await answers(evening, 'confirm-report', 'Bo', 'Ida')).toBe('CL_NOT_REPORTED');
  await reports(evening, 'Kim', 'Ann', [2, 2]);
  expect(await reports(evening, 'Kim', 'Ann', [2, 2])).toBe('CL_REPORT_PENDING');
  expect(await reports(evening, 'Ann', 'Kim', [2, 2])).toBe('ok');
  expect((await evening.lastRow())?.event).toMatchObject({ how: 'reported', q: [2, 2], stands: { by: 'both' } });
});

test('taken back, it may be reported again; what cannot be is refused and changes nothing (CL-201)', async () => {
  const evening = await season();
  await reports(evening, 'Ida', 'Bo', [3, 1]);
  expect(await answers(evening, 'retract', 'Bo', 'Ida')).toBe('CL_NOT_A_PARTY');
  expect(await answers(evening, 'retract', 'Ida', 'Bo')).toBe('ok');
  expect((await seenBy(evening, 'Ida')).reports).toEqual([]);
  const before = await evening.stored();
  const bad = [{ link: 'http://a.example' }, { playedOn: '2030-01-01' }, { q: 4 }, { score: [1] }, { note: 7 }];
  for (const more of bad) expect(await reports(evening, 'Ida', 'Bo', [3, 1], more)).toBe('CL_BAD_INPUT');
  expect(await evening.stored()).toEqual(before);
});

test('example AA.2: disputed after 50 hours, decided by a referee, and never rated with matches (CL-203, CL-205)', async () => {
  const evening = await season({ game: 'wwi-combined-arms', rated: true, table: { rated: 'pool' } });
  await reports(evening, 'Ida', 'Bo', [62, 48]);
  await evening.later(50 * HOUR);
  const other = await says(evening, 'Bo', 'Ida', [62, 48], { reason: 'It was the other way round.' });
  expect(await evening.act('Bo', { type: 'dispute', ...other })).toBe('ok');
  const { cases, reports: shown } = await seenBy(evening, 'Ida');
  expect(cases).toMatchObject([{ cause: 'report', reason: expect.stringContaining('It was the other way round.') }]);
  expect(shown).toMatchObject([{ state: 'disputed' }]);
  expect(await evening.told('Ida')).toContain('Case');
  // Silence is no answer any more.
  await evening.later(48 * HOUR);
  const { id } = await legOf(evening, 'Ida', 'Bo');
  expect(await evening.act('owner', { type: 'decide', leg: id, q: 2, supersedes: null, reason: REASON })).toBe('ok');
  expect(await pointsOf(evening, 'Ida')).toMatchObject({ PTS: 0.5, MAR: 0 });
  await reports(evening, 'Kim', 'Ann', [9, 1]);
  await answers(evening, 'confirm-report', 'Ann', 'Kim');
  const rated = await house.context.db.ratedResult.findMany({ where: { eventId: evening.id } });
  expect(rated.map(({ kind, game }) => [kind, game])).toEqual([['table', 'wwi-combined-arms']]);
});

test('a dispute that nobody decides in time is a draw (CL-098, CL-203)', async () => {
  const evening = await season();
  await reports(evening, 'Ida', 'Bo', [62, 48]);
  const other = await says(evening, 'Bo', 'Ida', [62, 48], { reason: 'It was the other way round.' });
  await evening.act('Bo', { type: 'dispute', ...other });
  await evening.later(7 * DAY + HOUR);
  expect((await evening.lastRow())?.event).toMatchObject({ kind: 'decide', how: 'adjudicated', q: [2, 2] });
});

test('where silence is a case it opens once, and a referee decides (CL-202)', async () => {
  const evening = await season({ table: { silence: 'case', confirmHours: 24 } });
  await reports(evening, 'Ida', 'Bo', [62, 48]);
  await evening.later(24 * HOUR);
  await advanceEvent(house.context, evening.id);
  expect((await seenBy(evening, 'Ida')).cases).toMatchObject([{ cause: 'report' }]);
  expect((await evening.lastRow())?.event.kind).toBe('report');
});

test('nobody reports: one more week, then both have lost (CL-204)', async () => {
  const evening = await season();
  const { dueAt } = await legOf(evening, 'Ida', 'Bo');
  await evening.later((dueAt?.getTime() ?? 0) - house.clock.now().getTime() + 60_000);
  const late = await legOf(evening, 'Ida', 'Bo');
  expect([late.state, late.dueAt]).toEqual(['late', new Date((dueAt?.getTime() ?? 0) + 7 * DAY)]);
  expect(await evening.told('Ida')).toContain('Report due');
  expect(await reports(evening, 'Kim', 'Ann', [9, 1])).toBe('ok');
  await evening.later(7 * DAY);
  const kinds = (await evening.rows()).flatMap(({ event }) => (event.kind === 'result' ? [event.how] : []));
  expect(kinds.toSorted()).toEqual(['double', 'double', 'double', 'double', 'double', 'reported']);
});

test('an officer who plays elsewhere reports for both, with a reason (CL-011, CL-013)', async () => {
  const evening = await season();
  const told = await says(evening, 'Ida', 'Bo', [5, 2]);
  expect(await evening.act('owner', { type: 'report', ...told })).toBe('CL_REASON_REQUIRED');
  expect(await evening.act('owner', { type: 'report', ...told, reason: REASON })).toBe('ok');
  const rows = (await evening.rows()).slice(-2);
  expect(rows.map(({ event, role }) => [event.kind, role])).toEqual([
    ['report', 'referee'],
    ['result', 'referee'],
  ]);
  expect((await legOf(evening, 'Ida', 'Bo')).state).toBe('done');
});

describe('CL-200: an event that is played either way', () => {
  const EITHER = {
    ...TABLE,
    game: 'wwi-combined-arms',
    scenario: 'salient-duel',
    played: 'either',
    sideMode: 'single',
  };
  async function both(): Promise<Evening> {
    const evening = new Evening(house);
    await evening.begun(EITHER, ...FOUR);
    return evening;
  }
  const stopsOf = (id: string) =>
    house.context.db.$queryRaw<
      unknown[]
    >`select 1 from graphile_worker._private_jobs where key = ${`match-stop:${id}`}`;

  test('makes its matches; one that is reported and stands ends without a result', async () => {
    const evening = await both();
    const { id } = await legOf(evening, 'Ida', 'Bo');
    expect(await house.context.db.match.count({ where: { id } })).toBe(1);
    await reports(evening, 'Ida', 'Bo', [4, 1]);
    expect(await stopsOf(id)).toEqual([]);
    expect(await answers(evening, 'confirm-report', 'Bo', 'Ida')).toBe('ok');
    expect(await stopsOf(id)).toHaveLength(1);
  });

  test('a match that both have begun is played there, and a report about it falls', async () => {
    const evening = await both();
    await reports(evening, 'Ida', 'Bo', [4, 1]);
    const { id } = await legOf(evening, 'Ida', 'Bo');
    await begin(id);
    await evening.later(0);
    expect((await evening.lastRow())?.event).toMatchObject({ kind: 'retract', speaker: null });
    expect(await reports(evening, 'Ida', 'Bo', [4, 1])).toBe('CL_LEG_BEGUN');
  });
});

test('in an event that is played on the server nobody reports (CL-200)', async () => {
  const evening = new Evening(house);
  await evening.begun({ format: 'league', limits: { unproven: 100, divisionSize: 4 } }, ...FOUR);
  const { ledger, event, log } = openedEvent(await evening.stored(), await evening.rows());
  const [placed] = openLegs({ ledger, log });
  if (placed === undefined) throw new Error('no leg is open');
  const row = event.entries.find(({ id }) => id === placed.leg.a);
  const name = FOUR.find((one) => evening.who(one).caller.userId === row?.userId) ?? '';
  expect(await evening.act(name, { type: 'report', leg: legIdOf(evening.id, placed), q: 4 })).toBe('CL_NOT_A_TABLE');
});

/** Both sides of a match have answered it themselves. */
const begin = (matchId: string) =>
  house.context.db.matchSeat.updateMany({ where: { matchId }, data: { answeredAt: house.clock.now() } });
