/** A Swiss of computer players is conducted from the founding of its club to its final table (CL-198, small). */
import { type EventExport, replay, verifyExport } from '@fieldpost/league';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import { playBot } from '../availability/play-bot.ts';
import type { Caller } from '../context.ts';
import { tellFollower } from '../jobs/followers.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import { Client, type ErrorBody } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { helperIn } from '../turn/helpers.ts';
import { startMatch } from '../turn/start.ts';
import type { AskedAct } from './act-context.ts';
import { advanceEvent } from './advance.ts';
import { genesisOf } from './opened-event.ts';
import { actInEvent } from './perform-act.ts';
import { begunMatches, eventById, logOf, type StoredEvent } from './store.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

type Person = { readonly caller: Caller; readonly client: Client };
async function person(name: string): Promise<Person> {
  const { caller, token } = await visitor(house.context, name);
  return {
    caller: { ...caller, scopes: [...caller.scopes, 'event:referee'] },
    client: new Client(house.app, { token }),
  };
}

type Body = { readonly id: string; readonly state: string; readonly mine: string | null; readonly seq: number };
const SWISS = {
  game: 'wwi-combined-arms',
  scenario: 'salient-duel',
  format: 'swiss',
  sideMode: 'single',
  rolling: true,
  draftHours: 0,
  rated: false,
};

let clubs = 0;
/** A club with an event of it whose entries are open. */
async function announced(owner: Person, settings: object) {
  clubs += 1;
  const slug = `club-${clubs}`;
  expect((await owner.client.post('/clubs', { slug, name: 'Die Feldpost' })).status).toBe(201);
  const event = {
    name: 'Spring',
    settings: { ...SWISS, ...settings },
    clock: 'post',
    startsAt: '2026-06-20T18:00:00Z',
  };
  const made = await owner.client.post<Body>(`/clubs/${slug}/events`, event as never);
  expect(made.status, made.text).toBe(201);
  await act(owner, made.body.id, { type: 'open' });
  return { slug, id: made.body.id };
}

/** The code of a refusal, or "ok". */
async function act(who: Person, id: string, what: AskedAct, expectedSeq: number | null = null): Promise<string> {
  const done = await actInEvent(house.context, who.caller, id, what, { expectedSeq });
  return done.ok ? 'ok' : done.fault.code;
}

async function stored(id: string): Promise<StoredEvent> {
  const event = await eventById(house.context.db, id);
  if (event === null) throw new Error(`no event ${id}`);
  return event;
}

/** Four people who have entered and said that they are there. */
async function running(settings: object = {}) {
  const owner = await person('Olga');
  const players = await Promise.all(['Ida', 'Bo', 'Kim', 'Ann'].map(person));
  const event = await announced(owner, settings);
  for (const player of players) expect(await act(player, event.id, { type: 'enter' })).toBe('ok');
  expect(await act(owner, event.id, { type: 'muster' })).toBe('ok');
  for (const player of players) expect(await act(player, event.id, { type: 'confirm' })).toBe('ok');
  expect(await act(owner, event.id, { type: 'start' })).toBe('ok');
  await advanceEvent(house.context, event.id);
  return { ...event, owner, players };
}

/** Begins a match of computer players: both sides make a move. */
async function begin(matchId: string): Promise<void> {
  const { context } = house;
  await startMatch(context, matchId);
  while (!(await begunMatches(context.db, [matchId])).has(matchId)) {
    const match = await loadMatch(context.db, matchId);
    const loaded = match && loadedMatch(match);
    if (!match || !loaded?.game) throw new Error('no match that runs');
    const { rules, game } = loaded;
    const helper = helperIn({ rules, game, seats: match.seats, clock: match.clock });
    if (helper?.kind !== 'bot') throw new Error('it waits for somebody');
    await playBot(context, loaded, helper.seat, helper.name);
  }
}

/** Starts the matches of a round; in each one a computer player resigns, and the event is notified. */
async function playedOut(id: string, caller: Caller): Promise<void> {
  const { legs } = await stored(id);
  for (const { id: matchId } of legs.filter(({ state }) => state === 'running')) {
    await autoplay(house.context, matchId);
    expect((await agree(house.context, caller, matchId, 'resign')).ok).toBe(true);
    await tellFollower(house.context, matchId);
  }
  await advanceEvent(house.context, id);
}

test('computer players play a Swiss to its end: its table is that of its log, and its export proves itself', async () => {
  const owner = await person('Olga');
  const { id } = await announced(owner, { entry: { bots: 'only' }, rounds: 2 });
  for (let index = 0; index < 4; index += 1)
    expect(await act(owner, id, { type: 'enter-bot', bot: 'random' })).toBe('ok');
  expect(await act(owner, id, { type: 'muster' })).toBe('ok');
  expect(await act(owner, id, { type: 'start' })).toBe('ok');
  await advanceEvent(house.context, id);
  // CL-076: what both have begun is not annulled.
  const bot = { ...owner.caller, userId: 'bot-random' };
  const begun = (await stored(id)).legs[0]?.id ?? '';
  await begin(begun);
  const reason = 'Two of them are brothers.';
  expect(await act(owner, id, { type: 'repair', round: 1, reason })).toBe('CL_ROUND_BEGUN');
  expect((await agree(house.context, bot, begun, 'resign')).ok).toBe(true);
  await tellFollower(house.context, begun);
  for (let round = 0; round < 2; round += 1) await playedOut(id, bot);
  const event = await stored(id);
  expect(event.state).toBe('finished');
  expect(event.legs.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
  const proof = await owner.client.get<EventExport>(`/events/${id}/export`);
  expect(verifyExport(proof.body).filter(({ held }) => !held)).toEqual([]);
  expect(replay(genesisOf(event), await logOf(house.context.db, id)).state).toBe('finished');
});

describe('people', () => {
  test('a round opens with a match for each pair, once, however often the job runs', async () => {
    const { id } = await running();
    await Promise.all([advanceEvent(house.context, id), advanceEvent(house.context, id)]);
    const { legs } = await stored(id);
    expect(legs).toHaveLength(2);
    const matches = await house.context.db.match.findMany({
      where: { followedBy: `event:${id}` },
      include: { seats: true },
    });
    expect(matches.map((match) => match.id).sort()).toEqual(legs.map((leg) => leg.id).sort());
    expect(new Set(matches.flatMap(({ seats }) => seats.map(({ userId }) => userId))).size).toBe(4);
  });

  test('who has not made a first turn in time has lost by a walk-over, which the table says (CL-080)', async () => {
    const { id, owner } = await running();
    const { legs } = await stored(id);
    for (const leg of legs) await autoplay(house.context, leg.id);
    house.clock.advance(6 * 86_400_000);
    await advanceEvent(house.context, id);
    const log = await owner.client.get<{ log: { act: { kind: string; how?: string } }[] }>(`/events/${id}/log`);
    const hows = log.body.log.flatMap(({ act }) => (act.kind === 'result' ? [act.how] : []));
    expect(hows).toContain('walkover');
  });

  test('a match that ends unbegun is a walk-over for who stayed, and the end is told once (CL-080)', async () => {
    const { id, players } = await running();
    const [leg] = (await stored(id)).legs;
    if (leg === undefined) throw new Error('no leg');
    await autoplay(house.context, leg.id);
    const loser = (await stored(id)).entries.find((entry) => entry.id === leg.a)?.userId;
    const who = players.find(({ caller }) => caller.userId === loser);
    if (who === undefined) throw new Error('nobody');
    expect((await agree(house.context, who.caller, leg.id, 'resign')).ok).toBe(true);
    await tellFollower(house.context, leg.id);
    await tellFollower(house.context, leg.id);
    const results = (await logOf(house.context.db, id)).filter(({ event }) => event.kind === 'result');
    expect(results.map(({ event }) => event)).toMatchObject([{ how: 'walkover', a: leg.a, b: leg.b, q: [0, 4] }]);
  });

  test('a referee decides with a reason, supersedes what stands, and nobody changes the log (CL-100, CL-161)', async () => {
    const { id, owner } = await running();
    const [leg] = (await stored(id)).legs;
    const ruling = { type: 'decide', leg: leg?.id ?? '', q: 4, reason: 'The position could not be read any more.' };
    expect(await act(owner, id, { ...ruling, reason: 'short' })).toBe('CL_REASON_REQUIRED');
    expect(await act(owner, id, ruling)).toBe('ok');
    const { seq } = await stored(id);
    expect(await act(owner, id, { ...ruling, q: 0 })).toBe('CL_STALE_DECISION');
    expect(await act(owner, id, { ...ruling, q: 0, supersedes: seq })).toBe('ok');
    await expect(house.context.db.eventAct.deleteMany({ where: { eventId: id } })).rejects.toThrow('stay as they are');
  });

  test('each act wants its office; what was looked at long ago is stale (CL-010, CL-164)', async () => {
    const { id, owner, players } = await running();
    const [ida] = players;
    const stranger = await person('Zoe');
    if (ida === undefined) throw new Error('nobody');
    const reason = 'Because I say that it is so.';
    expect(await act(ida, id, { type: 'decide', leg: 'x', q: 4, reason })).toBe('CL_FORBIDDEN');
    expect(await act(stranger, id, { type: 'confirm' })).toBe('CL_FORBIDDEN');
    expect(await act(ida, id, { type: 'cancel', reason })).toBe('CL_FORBIDDEN');
    expect(await act(ida, id, { type: 'fly' })).toBe('MALFORMED');
    expect(await act(ida, id, { type: 'withdraw' }, 1)).toBe('STALE');
    // Of two who looked at the same moment one wins (CL-199).
    const { seq, entries } = await stored(id);
    const deduction = { type: 'deduct', entry: entries[0]?.id ?? '', q: 1, reason };
    const both = await Promise.all([act(owner, id, deduction, seq), act(owner, id, deduction, seq)]);
    expect(both.toSorted()).toEqual(['STALE', 'ok']);
    expect(await act(ida, id, { type: 'withdraw' })).toBe('ok');
  });
});

test('a private club answers strangers as if it were not there (CL-199); bad input has its code', async () => {
  const owner = await person('Olga');
  const stranger = await person('Zoe');
  const bad = async (body: object) => (await owner.client.post<ErrorBody>('/clubs', body as never)).body.error.code;
  expect(await bad({ slug: 'Ab', name: 'x' })).toBe('CLUB_INVALID');
  expect(await bad({ slug: 'good-name', name: 'right‮left' })).toBe('CLUB_INVALID');
  expect(await bad({ slug: 'good-name', name: 'x', zone: 'Mars/Base' })).toBe('CLUB_INVALID');
  expect((await owner.client.post('/clubs', { slug: 'hidden', name: 'Hidden', visibility: 'private' })).status).toBe(
    201,
  );
  expect((await stranger.client.get('/clubs/hidden')).status).toBe(404);
  expect((await owner.client.get('/clubs/hidden')).status).toBe(200);
  const settings = { ...SWISS, surprise: 1 };
  const event = { name: 'Spring', settings, startsAt: '2026-06-20T18:00:00Z' };
  const refused = await owner.client.post<ErrorBody>('/clubs/hidden/events', event);
  expect(refused.body.error.code).toBe('CL_BAD_SETTINGS');
});
