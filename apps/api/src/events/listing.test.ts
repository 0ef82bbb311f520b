/** CL-129: a match of four sides is listed by an officer and rated (CL-138), where everybody in it has entered. */
import { paced } from '@fieldpost/config/pace';
import { type EventExport, verifyExport } from '@fieldpost/league';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../context.ts';
import { tellFollower } from '../jobs/followers.ts';
import { makeMatches } from '../lobby/make-matches.ts';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { play } from '../turn/play.ts';
import { startMatch } from '../turn/start.ts';
import type { AskedAct } from './act-context.ts';
import { advanceEvent } from './advance.ts';
import { actInEvent } from './perform-act.ts';
import type { eventBody } from './response.ts';

const NAMES = ['Olga', 'Ada', 'Ben', 'Cleo', 'Dan'] as const;
type Name = (typeof NAMES)[number];
type Body = ReturnType<typeof eventBody>;
const GAME = { ruleSet: 'mass-warfare@1', scenario: 'four-corners' };
const SIDES = ['s1', 's2', 's3', 's4'];

let house: House;
let id = '';
const people = new Map<string, { readonly caller: Caller; readonly client: Client }>();
const who = (name: Name) => people.get(name) as { readonly caller: Caller; readonly client: Client };

async function act(name: Name, what: AskedAct): Promise<string> {
  const done = await actInEvent(house.context, who(name).caller, id, what);
  return done.ok ? 'ok' : done.fault.code;
}
/** Why a match may not be on the list. */
async function whyNot(what: AskedAct): Promise<string> {
  const done = await actInEvent(house.context, who('Olga').caller, id, what);
  return done.ok ? 'ok' : done.fault.message;
}
const seen = async (): Promise<Body> => (await who('Ada').client.get<Body>(`/events/${id}`)).body;

/** A match of four people that nothing follows, which has begun. */
async function match(name: string, seats: readonly Name[]): Promise<string> {
  const made = {
    ...GAME,
    id: name,
    options: {},
    carryOver: null,
    title: name,
    clockSpec: (await house.context.db.clubEvent.findUniqueOrThrow({ where: { id } })).clockSpec as never,
    creatorId: who('Olga').caller.userId,
    followedBy: 'nobody',
    listed: true,
    seats: SIDES.map((side, index) => ({
      side,
      player: 0,
      userId: who(seats[index] ?? 'Ada').caller.userId,
      bot: null,
    })),
  };
  await house.context.db.$transaction((tx) => makeMatches(tx, [made], house.context.clock.now()));
  await house.context.db.match.updateMany({ where: { id: name }, data: { followedBy: null } });
  await startMatch(house.context, name);
  return name;
}

/** Passes for each side that the match waits for, until every side has done so once. */
async function begun(name: string): Promise<void> {
  const moved = new Set<string>();
  for (let count = 0; moved.size < SIDES.length; count += 1) {
    expect(count).toBeLessThan(120);
    const stored = await house.context.db.match.findUniqueOrThrow({ where: { id: name }, include: { seats: true } });
    const seat = stored.seats.find(({ side }) => stored.waitingFor.includes(side));
    const caller = [...people.values()].find((one) => one.caller.userId === seat?.userId)?.caller;
    if (seat === undefined || caller === undefined) throw new Error('it waits for nobody');
    const { kind } = stored.pending as { readonly kind: string };
    const order = { line: kind === 'orders' ? 'ready' : 'pass' };
    const played = await play(house.context, caller, name, { expectedStep: stored.step, order, key: null });
    expect(played.ok ? '' : `${seat.side} ${order.line}: ${played.fault.message}`).toBe('');
    moved.add(seat.side);
  }
}
async function resigned(names: readonly Name[], matchId: string): Promise<void> {
  for (const name of names) expect((await agree(house.context, who(name).caller, matchId, 'resign')).ok).toBe(true);
}

beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
  for (const name of NAMES) {
    const { caller, token } = await visitor(house.context, name);
    const scopes = [...caller.scopes, 'event:referee' as const];
    people.set(name, { caller: { ...caller, scopes }, client: new Client(house.app, { token }) });
  }
  await who('Olga').client.post('/clubs', { slug: 'lists', name: 'Lists' });
  const made = await who('Olga').client.post<{ readonly id: string }>('/clubs/lists/events', {
    name: 'Wars of four',
    settings: { game: 'mass-warfare', scenario: 'four-corners', format: 'list' },
    clock: 'slow',
    startsAt: '2026-06-20T18:00:00Z',
  } as never);
  expect(made.status, made.text).toBe(201);
  id = made.body.id;
  expect(await act('Olga', { type: 'open' })).toBe('ok');
  for (const name of ['Ada', 'Ben', 'Cleo'] as const) expect(await act(name, { type: 'enter' })).toBe('ok');
  expect(await act('Olga', { type: 'muster' })).toBe('ok');
  for (const name of ['Ada', 'Ben', 'Cleo'] as const) expect(await act(name, { type: 'confirm' })).toBe('ok');
  expect(await act('Olga', { type: 'start' })).toBe('ok');
  await advanceEvent(house.context, id);
}, paced(60_000));
afterAll(() => house.close());

test(
  'a match that is over is listed at once, one that runs at its end, each once, and of none who has not entered',
  async () => {
    const first = await match('war-1', ['Ada', 'Ben', 'Cleo', 'Dan']);
    await begun(first);
    const list = { type: 'list-match', match: first };
    expect(await act('Ada', list)).toBe('CL_FORBIDDEN');
    expect(await act('Olga', { type: 'list-match', match: 'no-match' })).toBe('EVENT_REFUSED');
    expect(await act('Olga', list)).toBe('EVENT_REFUSED');
    expect(await whyNot(list)).toBe('Not all players of this match have entered here.');
    expect(await whyNot({ ...list, match: 'no-match' })).toMatch(/^No such match/);
    // Players can join a list at any time.
    expect(await act('Dan', { type: 'enter' })).toBe('ok');
    expect(await act('Olga', list)).toBe('ok');
    expect((await seen()).running).toMatchObject([{ matchId: first, sides: [[expect.any(String)], {}, {}, {}] }]);
    expect(await whyNot(list)).toBe('This match is already on the list.');
    await resigned(['Dan', 'Cleo', 'Ben'], first);
    await tellFollower(house.context, first);
    const rows = await house.context.db.ratedResult.findMany({ where: { eventId: id } });
    expect(rows.map(({ kind, scores }) => [kind, scores])).toEqual([['multi', [1, 2, 2, 2]]]);
    const { body } = await who('Ada').client.get<Body>(`/events/${id}`);
    expect(body.running).toEqual([]);
    const own = new Map(body.entries.map((entry) => [entry.userId, entry.id]));
    const sides = (['Ada', 'Ben', 'Cleo', 'Dan'] as const).map((name) => [own.get(who(name).caller.userId)]);
    expect(body.tables).toMatchObject({ list: [{ matchId: first, sides, places: [1, 2, 2, 2] }] });

    const second = await match('war-2', ['Dan', 'Cleo', 'Ben', 'Ada']);
    // CL-131: what not every side has begun is not rated, and so not listed.
    await resigned(['Dan', 'Cleo', 'Ben'], second);
    expect(await whyNot({ type: 'list-match', match: second })).toMatch(/ended before every side had moved/);

    const third = await match('war-3', ['Dan', 'Cleo', 'Ben', 'Ada']);
    await begun(third);
    await resigned(['Cleo', 'Dan', 'Ben'], third);
    expect(await act('Olga', { type: 'list-match', match: third })).toBe('ok');
    expect((await seen()).tables).toMatchObject({ list: [{ matchId: first }, { matchId: third }] });
  },
  paced(60_000),
);

test('an organiser ends it, and its log proves it (CL-193)', async () => {
  expect(await act('Ada', { type: 'finish', reason: 'The year is over.' })).toBe('CL_FORBIDDEN');
  expect(await act('Olga', { type: 'finish', reason: 'The year is over.' })).toBe('ok');
  const { body } = await who('Ada').client.get<EventExport>(`/events/${id}/export`);
  expect(verifyExport(body).filter(({ held }) => !held)).toEqual([]);
});
