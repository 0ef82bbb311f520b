/** What becomes of the boards of teams: who leads, who does not appear, more time, a decision and its appeal, a board that is put right (CL-072 to CL-128). */
import { paced } from '@fieldpost/config/pace';
import { type EventExport, verifyExport } from '@fieldpost/league';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../context.ts';
import { Client } from '../../testing/client.ts';
import { type House, openHouse, visitor } from '../../testing/house.ts';
import { play } from '../../turn/play.ts';
import { startMatch } from '../../turn/start.ts';
import type { AskedAct } from '../act-context.ts';
import { advanceEvent } from '../advance.ts';
import { rewriteTables } from '../log-response.ts';
import { actInEvent } from '../perform-act.ts';
import type { eventBody } from '../response.ts';
import { eventById, logOf } from '../store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NAMES = ['Olga', 'Rex', 'Quin', 'Ann', 'Ben', 'Cas', 'Fay', 'Dora', 'Eve', 'Gus'] as const;
type Name = (typeof NAMES)[number];
type Person = { readonly caller: Caller; readonly client: Client };
const REASON = 'It was put down wrongly at the desk.';

let house: House;
let id = '';
const people = new Map<Name, Person>();

async function person(name: string): Promise<Person> {
  const { caller, token } = await visitor(house.context, name);
  return {
    caller: { ...caller, scopes: [...caller.scopes, 'event:referee'] },
    client: new Client(house.app, { token }),
  };
}
function who(name: Name): Person {
  const found = people.get(name);
  if (found === undefined) throw new Error(`nobody is ${name}`);
  return found;
}
const userId = (name: Name): string => who(name).caller.userId;
async function act(name: Name, what: AskedAct): Promise<string> {
  const done = await actInEvent(house.context, who(name).caller, id, what);
  return done.ok ? 'ok' : done.fault.code;
}
async function must(name: Name, ...acts: readonly AskedAct[]): Promise<void> {
  for (const what of acts) expect([name, what.type, await act(name, what)]).toEqual([name, what.type, 'ok']);
}
async function event() {
  const found = await eventById(house.context.db, id);
  if (found === null) throw new Error('no event');
  return found;
}
async function row(name: Name): Promise<string> {
  const { entries } = await event();
  return entries.find((one) => one.teamName === null && one.userId === userId(name))?.id ?? '';
}
const captainOf = async (team: string) => (await event()).entries.find(({ teamName }) => teamName === team)?.user.name;
const advance = (): Promise<void> => advanceEvent(house.context, id);
const seen = async () => (await who('Olga').client.get<ReturnType<typeof eventBody>>(`/events/${id}`)).body;
async function sentences(name: Name): Promise<string> {
  const rows = await house.context.db.notification.findMany({ where: { userId: userId(name) } });
  return JSON.stringify(rows.map(({ data }) => data));
}
/** The match of a board that counts, and who plays it. */
async function board(index: number) {
  const { legs, entries } = await event();
  const leg = legs.find((one) => one.board === index && one.state !== 'annulled');
  if (leg === undefined) throw new Error(`no match at board ${index}`);
  const names = [leg.a, leg.b].map((entry) => entries.find((one) => one.id === entry)?.user.name);
  return { ...leg, names };
}
const said = async (kind: string) => (await logOf(house.context.db, id)).filter(({ event }) => event.kind === kind);

/** Each in turn ends their turn until both have: the match is begun. */
async function begin(leg: string): Promise<void> {
  await startMatch(house.context, leg);
  for (const _turn of [1, 2]) {
    const match = await house.context.db.match.findUniqueOrThrow({ where: { id: leg }, include: { seats: true } });
    const holder = match.seats.find(({ side }) => match.waitingFor.includes(side))?.userId;
    const caller = [...people.values()].find((one) => one.caller.userId === holder)?.caller;
    if (caller === undefined) throw new Error('it waits for nobody');
    const played = await play(house.context, caller, leg, {
      expectedStep: match.step,
      order: { line: 'end' },
      key: null,
    });
    expect(played.ok ? '' : played.fault.code).toBe('');
  }
}

beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
  for (const name of NAMES) people.set(name, await person(name));
  await who('Olga').client.post('/clubs', { slug: 'boards', name: 'Boards' });
  for (const name of ['Rex', 'Quin'] as const) {
    await who(name).client.post('/clubs/boards/acts', { type: 'join' });
    const appointed = { type: 'appoint', userId: userId(name), roles: ['referee'] };
    await who('Olga').client.post('/clubs/boards/acts', appointed);
    await who(name).client.post('/clubs/boards/acts', { type: 'take-office' });
  }
  const settings = {
    game: 'wwi-combined-arms',
    scenario: 'salient-duel',
    sideMode: 'single',
    format: 'team',
    boards: 3,
    adjudication: { playouts: 3 },
  };
  const asked = { name: 'Boards', settings, clock: 'slow', startsAt: '2026-06-20T18:00:00Z' };
  const made = await who('Olga').client.post<{ readonly id: string }>('/clubs/boards/events', asked as never);
  expect(made.status, made.text).toBe(201);
  id = made.body.id;
  await must('Olga', { type: 'open' });
  const bots = { type: 'amend', settings: { entry: { bots: 'allowed' } }, reason: REASON };
  expect(await act('Olga', bots)).toBe('EVENT_REFUSED');
  await must('Gus', { type: 'enter', team: 'Swans' }, { type: 'withdraw' });
  await must('Ann', { type: 'enter', team: 'Foxes', squad: [userId('Ben'), userId('Cas'), userId('Fay')] });
  await must('Dora', { type: 'enter', team: 'Geese', squad: [userId('Eve'), userId('Gus')] });
  for (const name of ['Ben', 'Cas', 'Fay', 'Eve', 'Gus'] as const) await must(name, { type: 'join' });
}, paced(60_000));
afterAll(() => house.close());

test('a captain hands the team over to another of its squad, who leads it from then on (CL-125)', async () => {
  const hand = async (name: Name) => ({ type: 'transfer-team', player: await row(name) });
  expect(await act('Ben', await hand('Cas'))).toBe('CL_FORBIDDEN');
  expect(await act('Olga', await hand('Cas'))).toBe('CL_FORBIDDEN');
  expect(await act('Dora', await hand('Ann'))).toBe('NOT_FOUND');
  expect(await act('Dora', { type: 'transfer-team' })).toBe('CL_BAD_INPUT');
  expect(await act('Dora', await hand('Dora'))).toBe('CL_BAD_INPUT');
  expect(await captainOf('Geese')).toBe('Dora');
  // Gus has led a team here before, which has gone.
  await must('Dora', await hand('Gus'));
  expect(await captainOf('Geese')).toBe('Gus');
  expect(await act('Dora', await hand('Eve'))).toBe('CL_FORBIDDEN');
  await must('Gus', await hand('Eve'));
  expect(await captainOf('Geese')).toBe('Eve');
  expect(await sentences('Eve')).toContain('You are now captain of “Geese”');
  const acts = await said('captain');
  expect(acts.map(({ role, actorId }) => [role, actorId])).toEqual([
    ['captain', userId('Dora')],
    ['captain', userId('Gus')],
  ]);
});

test('a board at which nobody sits is lost by walk-over, and shown to the desk (CL-125)', async () => {
  const squad = [await row('Dora'), await row('Eve'), await row('Gus')];
  await must('Eve', { type: 'line-up', squad, absent: [await row('Gus')] });
  house.clock.advance(10 * DAY + 6 * HOUR);
  await must('Olga', { type: 'muster' });
  await must('Ann', { type: 'confirm' });
  await must('Eve', { type: 'confirm' });
  await must('Olga', { type: 'start' });
  await advance();
  expect((await event()).legs.map((leg) => leg.board)).toEqual(expect.arrayContaining([1, 2]));
  expect(await said('result')).toMatchObject([{ event: { how: 'walkover', board: 3 } }]);
  const { missing, tables } = await seen();
  expect(missing).toMatchObject([{ round: 1, board: 3 }]);
  expect([missing[0]?.a, missing[0]?.b]).toContain(await row('Cas'));
  expect((tables as { readonly table: unknown }).table).toMatchObject([{ board: 1 }, { board: 0 }]);
});

test('a referee lets a missing board be played after all, by a new line of the log (CL-096, CL-100, CL-125)', async () => {
  const [missing] = (await seen()).missing;
  const [walkover] = await said('result');
  const gus = await row('Gus');
  const players = missing?.a === (await row('Cas')) ? [null, gus] : [gus, null];
  const swapped = players.toReversed();
  const wish = {
    type: 'decide',
    how: 'replay',
    leg: missing?.matchId ?? '',
    reason: REASON,
    supersedes: walkover?.seq,
  };
  const seat = (one: string) => players.map((player) => player && one);
  expect(await act('Rex', wish)).toBe('CL_BAD_INPUT');
  expect(await act('Rex', { ...wish, players: swapped })).toBe('CL_BAD_INPUT');
  expect(await act('Rex', { ...wish, players: seat(await row('Fay')) })).toBe('CL_BAD_INPUT');
  // Eve sits at another board of the encounter (CL-128).
  expect(await act('Rex', { ...wish, players: seat(await row('Eve')) })).toBe('CL_BAD_INPUT');
  expect(await act('Rex', { ...wish, players: 'Gus' })).toBe('CL_BAD_INPUT');
  expect(await act('Rex', { ...wish, players, supersedes: null })).toBe('CL_STALE_DECISION');
  expect(await act('Rex', { ...wish, players, how: 'adjudicated', q: 2 })).toBe('CL_BAD_INPUT');
  expect(await act('Eve', { ...wish, players })).toBe('CL_FORBIDDEN');
  await must('Rex', { ...wish, players });
  await advance();
  expect((await board(3)).names.toSorted()).toEqual(['Cas', 'Gus']);
  expect((await board(3)).state).toBe('running');
  expect((await seen()).missing).toEqual([]);
  expect(await sentences('Gus')).toContain('you play it for “Geese” against Cas');
  expect(await sentences('Cas')).toContain('you play it for “Foxes” against Gus');
  expect(await said('result')).toHaveLength(1);
});

test('a board at which the wrong person sits is annulled and played by the right one (CL-096, CL-128)', async () => {
  const wrong = await board(2);
  const fay = await row('Fay');
  const players = [wrong.a, wrong.b].map((entry, side) => (wrong.names[side] === 'Ben' ? fay : entry));
  await must('Rex', { type: 'decide', how: 'replay', leg: wrong.id, reason: REASON, players });
  await advance();
  const right = await board(2);
  expect([right.id === wrong.id, right.names.toSorted()]).toEqual([false, ['Eve', 'Fay']]);
  expect((await event()).legs.find((leg) => leg.id === wrong.id)?.state).toBe('annulled');
  expect(await sentences('Ben')).toContain('another player plays it');
  expect(await act('Rex', { type: 'decide', how: 'replay', leg: right.id, reason: REASON, players })).not.toBe('ok');
});

test('a board is extended once, by a referee (CL-073)', async () => {
  const { id: leg, dueAt } = await board(1);
  const more = { type: 'extend', leg, days: 7, reason: REASON };
  expect(await act('Ann', more)).toBe('CL_FORBIDDEN');
  await must('Rex', more);
  expect((await board(1)).dueAt?.getTime()).toBe((dueAt?.getTime() ?? 0) + 7 * DAY);
  expect(await act('Rex', more)).toBe('CL_EXTENSION_USED');
});

test('who makes no first turn at a board loses that board by walk-over (CL-080)', async () => {
  for (const index of [1, 2]) await begin((await board(index)).id);
  await startMatch(house.context, (await board(3)).id);
  house.clock.advance(5 * DAY + HOUR);
  await advance();
  const third = await board(3);
  expect(third.state).toBe('done');
  expect((await said('result')).at(-1)).toMatchObject({ role: 'house', event: { board: 3 } });
  expect((await said('result')).at(-1)?.event).toHaveProperty('how', 'walkover');
  const told = await Promise.all((['Cas', 'Gus'] as const).map(sentences));
  expect(told.filter((one) => one.includes('You made no first turn in time'))).toHaveLength(1);
  expect(told.filter((one) => one.includes('in time: you win by walkover'))).toHaveLength(1);
  // The team has appeared at its other boards (CL-082).
  expect((await event()).entries.filter(({ state }) => state === 'withdrawn').map((one) => one.teamName)).toEqual([
    'Swans',
  ]);
});

test('who plays a board appeals against its decision, a team-mate does not, and another referee decides (CL-012, CL-099)', async () => {
  const { id: leg } = await board(1);
  const appeal = { type: 'appeal', leg, reason: 'Our tanks stood before their town.' };
  await must('Rex', { type: 'decide', leg, q: 2, reason: REASON });
  expect(await act('Ben', appeal)).toBe('CL_NOT_A_PARTY');
  await must('Dora', appeal);
  // The captain of the other team speaks for it, though one appeal is all there is.
  expect(await act('Ann', appeal)).toBe('CL_APPEAL_USED');
  expect(await sentences('Ann')).toContain('There is an appeal against the decision');
  expect(await sentences('Ben')).not.toContain('There is an appeal against the decision');
  const [first] = (await said('decide')).slice(-1);
  const again = { type: 'decide', leg, q: 4, reason: 'The position was won for side A.', supersedes: first?.seq ?? 0 };
  expect(await act('Rex', again)).toBe('CL_CONFLICT_OF_INTEREST');
  await must('Quin', again);
});

test('who has a board left to play is reminded at half of its time, and nobody else of the team (CL-072)', async () => {
  house.clock.advance(9 * DAY);
  await advance();
  for (const name of ['Fay', 'Eve'] as const) expect(await sentences(name)).toContain('is still running');
  for (const name of ['Ann', 'Ben', 'Cas', 'Dora', 'Gus'] as const)
    expect(await sentences(name)).not.toContain('is still running');
});

test('its log proves all of it (CL-162, CL-193)', async () => {
  const [seated] = (await said('decide')).filter(({ event }) => 'board' in event && event.board === 2);
  const even = { type: 'decide', q: 2, reason: 'Both say that it is even.', supersedes: seated?.seq ?? 0 };
  await must('Quin', { ...even, leg: (await board(2)).id });
  await advance();
  expect((await event()).state).toBe('finished');
  const { body } = await who('Ann').client.get<EventExport>(`/events/${id}/export`);
  expect(verifyExport(body).filter(({ held }) => !held)).toEqual([]);
  expect(await rewriteTables(house.context, id)).toEqual({ differed: false });
});
