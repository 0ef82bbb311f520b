/** Waiting lists (CL-033), drafts (CL-068), pauses (CL-078), removals (CL-022), second late matches (CL-074), scopes (CL-016), keys (CL-164). */
import { type EventExport, verifyExport } from '@fieldpost/league';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import { pauseAt } from '../clock/pause-state.ts';
import type { Caller } from '../context.ts';
import { deleteAccount } from '../identity/players/accounts.ts';
import { loadMatch } from '../match-store/store.ts';
import type { ErrorBody } from '../testing/client.ts';
import { type House, openHouse } from '../testing/house.ts';
import { startMatch } from '../turn/start.ts';
import { stopMatch } from '../turn/stopping.ts';
import type { AskedAct } from './act-context.ts';
import { draftIn } from './draft.ts';
import { openedEvent, tablesOf } from './opened-event.ts';
import { setEventClocks } from './pausing.ts';
import { actInEvent } from './perform-act.ts';
import { logOf } from './store.ts';
import { Evening } from './testing/evening.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REASON = 'The harbour office is under water.';

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

type Asked = { readonly seq: number; readonly changes: readonly object[]; readonly waitsFor: readonly string[] };
const amendmentOf = (tables: unknown): Asked | undefined => (tables as { readonly amendment?: Asked }).amendment;

describe('a full event (CL-033, CL-034)', () => {
  test('who comes to a full event waits, is called when a place falls free, and takes it or is passed over', async () => {
    const evening = new Evening(house);
    await evening.announce({ maxEntries: 4, limits: { unproven: 100 } });
    await evening.come('Ida', 'Bo', 'Kim', 'Ann', 'Eva', 'Jon');
    for (const name of ['Ida', 'Bo', 'Kim', 'Ann', 'Eva', 'Jon']) {
      house.clock.advance(1_000);
      expect(await evening.act(name, { type: 'enter' })).toBe('ok');
    }
    expect(await evening.stateOf('Eva')).toBe('waiting');
    expect(await evening.told('Eva')).toContain('Waiting list');
    expect(await evening.act('Eva', { type: 'enter' })).toBe('ALREADY_SEATED');
    expect(await evening.act('Eva', { type: 'confirm' })).toBe('CL_EVENT_FULL');
    expect(await evening.act('Bo', { type: 'withdraw' })).toBe('ok');
    await evening.later(0);
    expect(await evening.stateOf('Eva')).toBe('called');
    expect(await evening.told('Eva')).toContain('A place is free');
    // A new entrant queues behind those who wait, and so does a player who has just left.
    house.clock.advance(1_000);
    expect(await evening.act('Bo', { type: 'enter' })).toBe('ok');
    expect(await evening.stateOf('Bo')).toBe('waiting');
    await evening.later(49 * HOUR);
    expect([await evening.stateOf('Eva'), await evening.stateOf('Jon')]).toEqual(['lapsed', 'called']);
    expect(await evening.act('Jon', { type: 'confirm' })).toBe('ok');
    expect(await evening.stateOf('Jon')).toBe('entered');
  });

  test('when the muster ends, places of the silent go to those who wait, who have a day for it; then the event begins', async () => {
    const evening = new Evening(house);
    await evening.announce({ maxEntries: 4, limits: { unproven: 100 } });
    const names = ['Ida', 'Bo', 'Kim', 'Ann', 'Eva', 'Jon'];
    await evening.come(...names);
    for (const name of names) {
      house.clock.advance(1_000);
      expect(await evening.act(name, { type: 'enter' })).toBe('ok');
    }
    await evening.later(7 * DAY);
    expect((await evening.stored()).state).toBe('muster');
    for (const name of ['Ida', 'Bo', 'Kim']) expect(await evening.act(name, { type: 'confirm' })).toBe('ok');
    await evening.later(3 * DAY);
    expect([await evening.stateOf('Ann'), await evening.stateOf('Eva')]).toEqual(['lapsed', 'called']);
    expect((await evening.stored()).state).toBe('muster');
    expect(await evening.act('Eva', { type: 'confirm' })).toBe('ok');
    await evening.later(25 * HOUR);
    expect((await evening.stored()).state).toBe('running');
    expect(await evening.stateOf('Jon')).toBe('lapsed');
    expect(await evening.told('Jon')).toContain('No place');
    const { legs } = await evening.stored();
    expect(legs).toHaveLength(0);
  });
});

describe('the draft of a round (CL-068)', () => {
  test('it stands for its hours, is paired again for who is withdrawn or kept apart, and opens', async () => {
    const evening = new Evening(house);
    await evening.begun({ draftHours: 12 }, 'Ida', 'Bo', 'Kim', 'Ann', 'Eva');
    const first = draftIn(await evening.stored());
    expect(first).toMatchObject({ round: 1, held: null, byHand: null });
    expect((await evening.stored()).legs).toHaveLength(0);
    expect(await evening.told('owner')).toContain('Draft');
    const [a, b] = first?.pairs[0] ?? ['', ''];
    expect(await evening.act('owner', { type: 'forbid', a, b, reason: REASON })).toBe('ok');
    await evening.later(HOUR);
    const again = draftIn(await evening.stored());
    expect(again?.until).toBe(first?.until);
    expect(again?.pairs.some((pair) => pair.includes(a) && pair.includes(b))).toBe(false);
    const eva = await evening.entryOf('Eva');
    expect(await evening.act('Ida', { type: 'exclude', entry: eva.id, reason: REASON })).toBe('CL_FORBIDDEN');
    expect(await evening.act('owner', { type: 'exclude', entry: eva.id, reason: REASON })).toBe('ok');
    await evening.later(HOUR);
    expect(draftIn(await evening.stored())?.byes).toEqual({});
    await evening.later(11 * HOUR);
    expect(draftIn(await evening.stored())).toBeNull();
    const { legs } = await evening.stored();
    expect(legs).toHaveLength(2);
    expect(legs.some((leg) => leg.a === eva.id || leg.b === eva.id)).toBe(false);
  });

  test('who deletes their account while a round is a draft is not paired in it (CL-024, CL-068)', async () => {
    const evening = new Evening(house);
    await evening.begun({ draftHours: 12 }, 'Ida', 'Bo', 'Kim', 'Ann');
    const { caller } = evening.who('Ann');
    const own = await house.context.db.user.findUniqueOrThrow({ where: { id: caller.userId } });
    const ann = await evening.entryOf('Ann');
    expect(await deleteAccount(house.context, caller, own.email)).toEqual({ ok: true, value: null });
    await evening.later(HOUR);
    expect(Object.values(draftIn(await evening.stored())?.byes ?? {})).toEqual(['U']);
    await evening.later(11 * HOUR);
    const { legs, entries } = await evening.stored();
    expect(legs).toHaveLength(1);
    expect(legs.some((leg) => leg.a === ann.id || leg.b === ann.id)).toBe(false);
    expect(entries.find(({ id }) => id === ann.id)?.state).toBe('withdrawn');
    const { body } = await house.app.inject({ url: `/api/v1/events/${evening.id}/downloads/report.trf` });
    const players = body.split(/\r\n/).filter((line) => line.startsWith('001'));
    expect(players.filter((line) => /former player|departed player/i.test(line))).toHaveLength(1);
    expect(players).toHaveLength(4);
  });

  test('CL-076: a round that nobody has begun is annulled with a reason within a day, and drafted again', async () => {
    const evening = new Evening(house);
    await evening.begun({ draftHours: 1 }, 'Ida', 'Bo', 'Kim', 'Ann');
    await evening.later(HOUR);
    const first = (await evening.stored()).legs;
    expect(first.map(({ state }) => state)).toEqual(['running', 'running']);
    const repair = { type: 'repair', round: 1, reason: REASON };
    expect(await evening.act('Ida', repair)).toBe('CL_FORBIDDEN');
    expect(await evening.act('owner', { ...repair, reason: 'no' })).toBe('CL_REASON_REQUIRED');
    expect(await evening.act('owner', { ...repair, round: 2 })).toBe('CL_BAD_STATE');
    expect(await evening.act('owner', repair)).toBe('ok');
    expect(await evening.told('Ida')).toContain('Annulled');
    for (const { id } of first) await stopMatch(house.context, id, null);
    await evening.later(0);
    expect(draftIn(await evening.stored())).toMatchObject({ round: 1, held: null });
    await evening.later(2 * HOUR);
    // The same pairing again: other matches, and nothing is left of the first.
    const { legs, tables } = await evening.stored();
    const counting = legs.filter(({ state }) => state === 'running');
    expect(counting.map(({ a, b }) => [a, b].join()).toSorted()).toEqual(
      first.map(({ a, b }) => [a, b].join()).toSorted(),
    );
    expect(legs.filter(({ state }) => state === 'annulled').map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect((tables as unknown as { readonly table: readonly object[] }).table).toMatchObject(
      Array(4).fill({ PTS: 0, open: 1 }),
    );
    await evening.later(25 * HOUR);
    expect(await evening.act('owner', repair)).toBe('CL_ROUND_BEGUN');
    expect((await evening.kinds()).filter((kind) => kind === 'result')).toEqual([]);
  });

  test('a pairing by hand wants another officer, and is marked for good', async () => {
    const evening = new Evening(house);
    await evening.begun({ draftHours: 12, rounds: 1, rolling: true }, 'Ida', 'Bo', 'Kim', 'Ann');
    await evening.come('Olaf');
    await evening.who('Olaf').client.post(`/clubs/${evening.slug}/acts`, { type: 'join' });
    const appoint = { type: 'appoint', userId: evening.who('Olaf').caller.userId, roles: ['organiser'] };
    await evening.who('owner').client.post(`/clubs/${evening.slug}/acts`, appoint);
    await evening.who('Olaf').client.post(`/clubs/${evening.slug}/acts`, { type: 'take-office' });
    const draft = draftIn(await evening.stored());
    const [[a = '', b = ''] = [], [c = '', d = ''] = []] = draft?.pairs ?? [];
    const crossed = [
      [a, c],
      [b, d],
    ];
    const override = { type: 'override', pairs: crossed, reason: REASON };
    expect(await evening.act('owner', { ...override, pairs: [[a, b]] })).toBe('CL_BAD_INPUT');
    expect(await evening.act('Olaf', { type: 'agree-override' })).toBe('EVENT_REFUSED');
    expect(await evening.act('owner', override)).toBe('ok');
    expect(await evening.act('owner', { type: 'agree-override' })).toBe('CL_CONFLICT_OF_INTEREST');
    expect((await evening.stored()).legs).toHaveLength(0);
    expect(await evening.act('Olaf', { type: 'agree-override' })).toBe('ok');
    await evening.later(0);
    const { legs, tables } = await evening.stored();
    expect(legs.map((leg) => [leg.a, leg.b].toSorted()).toSorted()).toEqual(
      crossed.map((pair) => pair.toSorted()).toSorted(),
    );
    expect(tables).toMatchObject({ byHand: { 1: REASON } });
    for (const leg of legs) {
      const reason = 'Both have asked for it, and nobody else.';
      expect(await evening.act('owner', { type: 'decide', leg: leg.id, q: 4, reason })).toBe('ok');
    }
    await evening.later(0);
    const proof = await evening.who('owner').client.get<EventExport>(`/events/${evening.id}/export`);
    expect(verifyExport(proof.body).filter(({ held }) => !held)).toEqual([]);
  });
});

test('CL-046: what is frozen changes when every entry agrees; one who does not agree keeps it', async () => {
  const evening = new Evening(house);
  await evening.begun({ draftHours: 0 }, 'Ida', 'Bo', 'Kim', 'Ann');
  const amend = { type: 'amend', settings: { window: { days: 40 } }, reason: REASON };
  const consent = async (name: string, accept = true) =>
    evening.act(name, { type: 'consent', to: amendmentOf((await evening.stored()).tables)?.seq ?? 0, accept });
  expect(await evening.act('Ida', amend)).toBe('CL_FORBIDDEN');
  expect(await evening.act('Ida', { type: 'consent', to: 1, accept: true })).toBe('EVENT_REFUSED');
  expect(await evening.act('owner', { ...amend, reason: 'no' })).toBe('CL_REASON_REQUIRED');
  expect(await evening.act('owner', { ...amend, settings: { game: 'mass-warfare' } })).toBe('CL_FROZEN');
  expect(await evening.act('owner', amend)).toBe('ok');
  expect(await evening.told('Ida')).toContain('Your consent');
  expect(await consent('owner')).toBe('CL_FORBIDDEN');
  expect(await consent('Bo', false)).toBe('ok');
  expect(await evening.told('Bo')).toContain('Not amended');
  expect(await evening.act('owner', amend)).toBe('ok');
  for (const name of ['Ida', 'Bo', 'Kim']) expect(await consent(name)).toBe('ok');
  expect(amendmentOf((await evening.stored()).tables)).toMatchObject({
    reason: REASON,
    changes: [{ path: 'window.days', from: 28, to: 40 }],
    waitsFor: [(await evening.entryOf('Ann')).id],
  });
  expect(await evening.told('Kim')).not.toContain('Amended');
  expect(await consent('Ann')).toBe('ok');
  const { settings, genesis, tables } = await evening.stored();
  expect([settings, genesis]).toMatchObject([{ window: { days: 40 } }, { window: { days: 28 } }]);
  expect(amendmentOf(tables)).toBeUndefined();
  expect(await evening.told('Kim')).toContain('Amended');
  // What opens from now on has the new window, and the log proves itself from what it began with.
  for (const leg of (await evening.stored()).legs)
    expect(await evening.act('owner', { type: 'decide', leg: leg.id, q: 4, reason: REASON })).toBe('ok');
  await evening.later(29 * DAY);
  const second = (await evening.stored()).legs.filter(({ round }) => round === 2);
  expect(second.map(({ openedAt, dueAt }) => (dueAt?.getTime() ?? 0) - (openedAt?.getTime() ?? 0))).toEqual([
    40 * DAY,
    40 * DAY,
  ]);
  const shown = await evening.who('Kim').client.get<{ readonly settings: object }>(`/events/${evening.id}`);
  expect(shown.body.settings).toMatchObject({ window: { days: 40 } });
});

test('CL-171: processes that write in turn keep one ledger, each the one of its log (CL-002, CL-162)', async () => {
  const other = await openHouse(house.clock.now().toISOString(), house.database);
  const evening = new Evening(house);
  await evening.begun({ draftHours: 0, rounds: 2, rolling: true }, 'Ida', 'Bo', 'Kim', 'Ann');
  const amend = { type: 'amend', settings: { window: { days: 40 } }, reason: REASON };
  const decide = (leg: string, q: number) => ({ type: 'decide', leg, q, reason: REASON });
  const [one, two] = (await evening.stored()).legs.map(({ id }) => id);
  expect(await evening.act('owner', decide(one ?? '', 4), undefined, other.context)).toBe('ok');
  // Refused half way: nothing of it stays in what is kept.
  expect(await evening.act('owner', decide(one ?? '', 0))).toBe('CL_STALE_DECISION');
  expect(await evening.act('owner', amend)).toBe('ok');
  const to = amendmentOf((await evening.stored()).tables)?.seq;
  for (const name of ['Ida', 'Bo', 'Kim', 'Ann'])
    expect(
      await evening.act(
        name,
        { type: 'consent', to, accept: true },
        undefined,
        name < 'C' ? house.context : other.context,
      ),
    ).toBe('ok');
  expect(await evening.act('owner', decide(two ?? '', 3), undefined, other.context)).toBe('ok');
  await evening.later(0);
  const event = await evening.stored();
  const { ledger } = openedEvent(event, await logOf(house.context.db, evening.id));
  expect([ledger.seq, ledger.opened, ledger.settings.window.days]).toEqual([event.seq, 2, 40]);
  expect(JSON.parse(JSON.stringify(tablesOf(ledger)))).toEqual(event.tables);
  await other.app.close();
});

test('the whole event stands still, its clocks with it, and goes on later by as much (CL-078)', async () => {
  const evening = new Evening(house);
  await evening.begun({ draftHours: 0 }, 'Ida', 'Bo', 'Kim', 'Ann');
  const before = (await evening.stored()).legs;
  const pausedOf = async (id: string) => {
    const match = await loadMatch(house.context.db, id);
    return match?.clock ? pauseAt(match.clock, house.clock.now()) : null;
  };
  const [leg] = before;
  if (leg === undefined) throw new Error('no leg');
  await startMatch(house.context, leg.id);
  // CL-014: the settings of the event reach its matches.
  expect(await loadMatch(house.context.db, leg.id)).toMatchObject({ spectatorDelay: 2 });
  expect(await evening.act('Ida', { type: 'pause', reason: REASON })).toBe('CL_FORBIDDEN');
  expect(await evening.act('owner', { type: 'resume' })).toBe('CL_BAD_STATE');
  expect(await evening.act('owner', { type: 'pause', reason: REASON })).toBe('ok');
  expect(await evening.act('owner', { type: 'pause', reason: REASON })).toBe('CL_BAD_STATE');
  await setEventClocks(house.context, evening.id);
  expect(await pausedOf(leg.id)).toMatchObject({ by: 'operator' });
  expect(await evening.told('Bo')).toContain('Paused');
  // Longer than any first turn may take, and than the window: nobody loses anything by it.
  await evening.later(40 * DAY);
  expect((await evening.kinds()).filter((kind) => kind === 'result')).toEqual([]);
  expect(await evening.act('owner', { type: 'resume' })).toBe('ok');
  await setEventClocks(house.context, evening.id);
  expect(await pausedOf(leg.id)).toBeNull();
  const after = (await evening.stored()).legs;
  for (const one of before) {
    const moved = after.find(({ id }) => id === one.id);
    expect((moved?.dueAt?.getTime() ?? 0) - (one.dueAt?.getTime() ?? 0)).toBe(40 * DAY);
  }
  await evening.later(4 * DAY);
  expect((await evening.kinds()).filter((kind) => kind === 'result')).toEqual([]);
});

test('who leaves a club plays on; who is removed for cause goes when the next round opens (CL-022)', async () => {
  const evening = new Evening(house);
  await evening.begun({ draftHours: 0, rolling: true, rounds: 2 }, 'Ida', 'Bo', 'Kim', 'Ann', 'Eva');
  const club = `/clubs/${evening.slug}/acts`;
  for (const name of ['Ida', 'Bo']) await evening.who(name).client.post(club, { type: 'join' });
  await evening.who('Ida').client.post(club, { type: 'leave' });
  const remove = { type: 'remove', userId: evening.who('Bo').caller.userId };
  const short = await evening.who('owner').client.post<ErrorBody>(club, { ...remove, reason: 'short' });
  expect(short.body.error.code).toBe('CL_REASON_REQUIRED');
  expect((await evening.who('owner').client.post(club, { ...remove, reason: REASON })).status).toBe(200);
  expect(await evening.told('Bo')).toContain('Removed');
  await evening.later(0);
  expect(await evening.stateOf('Bo')).toBe('confirmed');
  for (const { id } of (await evening.stored()).legs)
    expect(await evening.act('owner', { type: 'decide', leg: id, q: 4, reason: REASON })).toBe('ok');
  await evening.later(0);
  expect(await evening.stateOf('Bo')).toBe('withdrawn');
  const bo = await evening.entryOf('Bo');
  const second = (await evening.stored()).legs.filter(({ round }) => round === 2);
  expect(second).toHaveLength(2);
  expect(second.some(({ a, b }) => a === bo.id || b === bo.id)).toBe(false);
  const ida = await evening.entryOf('Ida');
  expect(second.some(({ a, b }) => a === ida.id || b === ida.id)).toBe(true);
});

test('an entry has one provisional match: with a second the older is adjudicated at once (CL-074)', async () => {
  const evening = new Evening(house);
  await evening.begun({ draftHours: 0, rounds: 3, late: { days: 100 } }, 'Ida', 'Bo', 'Kim', 'Ann');
  const begin = async (round: number) => {
    for (const leg of (await evening.stored()).legs.filter((one) => one.round === round)) {
      await autoplay(house.context, leg.id);
      // Both have moved, as far as the event asks: nobody is a no-show.
      await house.context.db.eventLeg.update({ where: { id: leg.id }, data: { openedAt: new Date('2027-01-01') } });
    }
  };
  await begin(1);
  await evening.later(29 * DAY);
  await begin(2);
  expect((await evening.stored()).cases).toHaveLength(0);
  await evening.later(29 * DAY);
  const { cases, legs } = await evening.stored();
  const older = legs.filter(({ round }) => round === 1).map(({ id }) => id);
  expect(cases.map(({ legId }) => legId).toSorted()).toEqual(older.toSorted());
});

test('a token does what its scopes and its person’s offices both allow (CL-016); a key is used once (CL-164, CL-199)', async () => {
  const evening = new Evening(house);
  await evening.announce({});
  await evening.come('Ida');
  const { caller } = evening.who('Ida');
  const withScopes = async (scopes: Caller['scopes'], what: AskedAct, of = caller) => {
    const done = await actInEvent(house.context, { ...of, scopes }, evening.id, what);
    return done.ok ? 'ok' : done.fault.code;
  };
  expect(await withScopes(['matches:read', 'matches:write'], { type: 'enter' })).toBe('SCOPE_MISSING');
  expect(await withScopes(['event:organise'], { type: 'enter' })).toBe('SCOPE_MISSING');
  expect(await withScopes(['event:organise'], { type: 'muster' })).toBe('CL_FORBIDDEN');
  expect(await withScopes(['event:enter'], { type: 'muster' }, evening.who('owner').caller)).toBe('SCOPE_MISSING');
  const enter = { type: 'enter' };
  const key = { expectedSeq: null, key: 'first-try' };
  expect(await evening.act('Ida', enter, key)).toBe('ok');
  expect(await evening.act('Ida', enter, key)).toBe('ok');
  expect((await evening.kinds()).filter((kind) => kind === 'enter')).toHaveLength(1);
  expect(await evening.act('Ida', { type: 'withdraw' }, key)).toBe('KEY_REUSED');
  expect(await evening.stateOf('Ida')).toBe('entered');
});

test('the report of a tournament goes to other programs, by the names of people (CL-154)', async () => {
  const evening = new Evening(house);
  await evening.begun({ draftHours: 0, rounds: 1, rolling: true }, 'Ida', 'Bo', 'Kim', 'Ann');
  const [leg] = (await evening.stored()).legs;
  expect(await evening.act('owner', { type: 'decide', leg: leg?.id ?? '', q: 4, reason: REASON })).toBe('ok');
  const { body: text } = await house.app.inject({ url: `/api/v1/events/${evening.id}/downloads/report.trf` });
  const lines = text.split('\r\n');
  expect(lines).toContain('062 4');
  expect(lines.filter((line) => line.startsWith('001'))).toHaveLength(4);
  expect(lines.find((line) => line.includes('Ida'))?.slice(0, 3)).toBe('001');
});
