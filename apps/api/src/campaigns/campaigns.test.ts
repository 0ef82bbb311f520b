import { anyCommand, chooseFor, fastNumbers, type Json, stepViewFor } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import type { Caller } from '../context.ts';
import { tellFollower } from '../jobs/followers.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { packMatch } from '../match-store/packing-store.ts';
import { codeOf, type House, openHouse, storedMatch, visitor } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { play } from '../turn/play.ts';
import { stopMatch } from '../turn/stopping.ts';
import { act } from './acting.ts';
import { advance } from './advance.ts';
import { officersAct } from './correcting.ts';
import { battleFrame } from './framing.ts';
import { historyOf, honourOf } from './history.ts';
import { loadLedger } from './ledger-store.ts';
import { createCampaign, joinCampaign } from './opening.ts';
import { pageOf } from './page.ts';
import { writeNote, writePlan } from './plans-and-notes.ts';
import { ledgerPage, ownPlans, seeCampaign, stateAt } from './reading.ts';
import { loadCampaign } from './store.ts';
import { hasBegun, rulesOfCampaign, type StoredCampaign } from './stored.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

const RULES = 'aww-legacy@1';
const HOUR = 3_600_000;

function value<Value>(
  result:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly fault: { readonly code: string } },
): Value {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

async function stored(id: string): Promise<StoredCampaign> {
  const campaign = await loadCampaign(house.context.db, id);
  if (campaign === null) throw new Error(`no campaign ${id}`);
  return campaign;
}

/** Its ledger, walked from the first entry. */
async function verdict(id: string) {
  const campaign = await stored(id);
  return rulesOfCampaign(campaign).verify(await loadLedger(house.context.db, id, -1, 10_000));
}

type War = { readonly id: string; readonly herb: Caller; readonly carn: Caller };

/** A war of two people, both start tactics chosen. */
async function war(begun = true): Promise<War> {
  const { context } = house;
  const [herb, carn] = [(await visitor(context, 'Ada')).caller, (await visitor(context, 'Ben')).caller];
  const { id } = value(await createCampaign(context, herb, { rules: RULES, title: 'The long war' }));
  value(await joinCampaign(context, carn, id, 'CARN'));
  if (!begun) return { id, herb, carn };
  await ask({ id }, herb, { type: 'startTactic', tactic: 'T16' });
  await ask({ id }, carn, { type: 'startTactic', tactic: 'T14' });
  return { id, herb, carn };
}

async function ask({ id }: Pick<War, 'id'>, caller: Caller, given: Json, key: string | null = null) {
  const { seq } = await stored(id);
  return act(house.context, caller, id, { expectedSeq: seq, act: given, key });
}

const ATTACK = { type: 'declare', kind: 'attack', city: 'c02' };
const kinds = async (id: string) => (await loadLedger(house.context.db, id, -1, 10_000)).map(({ kind }) => kind);

describe('members', () => {
  test('who joins last begins it; a private one is not there for guests (LC-013)', async () => {
    const { id, herb, carn } = await war(false);
    expect(await kinds(id)).toEqual(['opened']);
    const { caller: guest } = await visitor(house.context, 'Cy');
    expect(codeOf(await seeCampaign(house.context, guest, id))).toBe('NOT_FOUND');
    expect(codeOf(await joinCampaign(house.context, carn, id, 'HERB'))).toBe('NOT_OPEN');
    expect(value(await seeCampaign(house.context, herb, id))).toMatchObject({ asked: true, seq: 0 });
  });

  test('the last seat is taken and the campaign begins, or neither: no campaign stays full and open', async () => {
    const { context } = house;
    const [herb, carn] = [(await visitor(context, 'Ada')).caller, (await visitor(context, 'Ben')).caller];
    const { id } = value(await createCampaign(context, herb, { rules: RULES, title: 'The cut war' }));
    const seats = async () => (await stored(id)).seats.length;
    // What comes after the seat does not get through, as where the process or its database dies.
    await context.db.$executeRaw`alter table campaign_entries add constraint cut check (false) not valid`;
    await expect(joinCampaign(context, carn, id, 'CARN')).rejects.toThrow('cut');
    const solo = { rules: RULES, title: 'The cut solo', solo: true };
    await expect(createCampaign(context, herb, solo)).rejects.toThrow('cut');
    expect(await context.db.campaign.count({ where: { title: solo.title } })).toBe(0);
    await context.db.$executeRaw`alter table campaign_entries drop constraint cut`;
    expect([(await stored(id)).status, await seats()]).toEqual(['open', 1]);
    value(await joinCampaign(context, carn, id, 'CARN'));
    expect([(await stored(id)).status, await seats()]).toEqual(['playing', 2]);
  });

  test('a start tactic is a secret until both are in, and so is that it was chosen (LC-030)', async () => {
    const { id, herb, carn } = await war(false);
    const before = value(await seeCampaign(house.context, carn, id));
    value(await ask({ id }, herb, { type: 'startTactic', tactic: 'T16' }));
    expect(value(await seeCampaign(house.context, carn, id))).toEqual(before);
    const seen = value(await seeCampaign(house.context, herb, id));
    expect(seen.viewer?.views.HERB).toMatchObject({ startTactic: 'T16' });
    expect(pageOf(seen).viewer?.own).toEqual({ HERB: { startTactic: 'T16' } });
    expect(pageOf(before).viewer?.own).toEqual({ CARN: {} });
    value(await ask({ id }, carn, { type: 'startTactic', tactic: 'T14' }));
    expect(await kinds(id)).toEqual(['opened', 'tactics']);
  });

  test('plan and notes are their Empire’s alone (LC-092, LC-161)', async () => {
    const { id, herb, carn } = await war();
    const before = value(await seeCampaign(house.context, carn, id));
    value(await writePlan(house.context, herb, id, { declarations: [{ kind: 'attack', city: 'c10' }] }));
    value(await writeNote(house.context, herb, id, 'H.captain', 'Keep him back.'));
    expect(value(await ownPlans(house.context, herb, id)).map(({ about }) => about)).toEqual(['H.captain', 'plan']);
    expect(value(await ownPlans(house.context, carn, id))).toEqual([]);
    expect(value(await seeCampaign(house.context, carn, id))).toEqual(before);
    expect(codeOf(await writePlan(house.context, herb, id, { declarations: [{ kind: 'conquer' }] }))).toBe(
      'PLAN_OR_NOTE_INVALID',
    );
  });
});

describe('acts', () => {
  test('a declaration musters a battle as a match for its holders, in the same transaction (LC-050, LC-153)', async () => {
    const { id, herb, carn } = await war();
    value(await ask({ id }, herb, ATTACK));
    expect(await kinds(id)).toEqual(['opened', 'tactics', 'declared', 'mustered']);
    const { db } = house.context;
    const match = await db.match.findUniqueOrThrow({ where: { id: `${id}-1` }, include: { seats: true } });
    expect(match).toMatchObject({
      followedBy: `campaign:${id}`,
      listed: false,
      setup: { carryOver: { cityId: 'c02' } },
    });
    expect(match.seats.map(({ side, userId }) => [side, userId]).toSorted()).toEqual([
      ['CARN', carn.userId],
      ['HERB', herb.userId],
    ]);
  });

  test('its end is brought into the ledger once, by report of the record (LC-060, LC-063)', async () => {
    const { id, herb, carn } = await war();
    value(await ask({ id }, herb, ATTACK));
    await autoplay(house.context, `${id}-1`);
    expect(codeOf(await agree(house.context, carn, `${id}-1`, 'resign'))).toBe('ok');
    for (const _ of ['once', 'twice']) await tellFollower(house.context, `${id}-1`);
    expect(await kinds(id)).toEqual(['opened', 'tactics', 'declared', 'mustered', 'fought', 'aftermath']);
    const { seq, state } = value(await stateAt(house.context, herb, id, 5));
    expect(state).toMatchObject({ turn: 2, initiative: 'CARN', cities: { c02: 'HERB' } });
    expect(await verdict(id)).toMatchObject({ ok: true, entries: seq + 1 });
    const told = await house.context.db.notification.findMany({ where: { aboutId: id, userId: carn.userId } });
    expect(JSON.stringify(told.at(-1)?.data)).toContain('Herbivoria won battle 1');
  });

  test('who saw another head is told the fresh one; a key is answered once (LC-036)', async () => {
    const { id, herb } = await war();
    const stale = await act(house.context, herb, id, { expectedSeq: 0, act: ATTACK, key: null });
    expect(stale).toMatchObject({ ok: false, fault: { code: 'STALE', status: 409, details: { seq: 1 } } });
    const asked = { expectedSeq: 1, act: { type: 'declare', kind: 'standDown' }, key: 'a key' };
    const first = value(await act(house.context, herb, id, asked));
    expect(value(await act(house.context, herb, id, asked))).toEqual(JSON.parse(JSON.stringify(first)));
    expect(codeOf(await act(house.context, herb, id, { ...asked, act: ATTACK }))).toBe('KEY_REUSED');
    const page = value(await historyOf(house.context, herb, id, -1, 1));
    expect(page).toMatchObject({ steps: [{ seq: 0 }], next: 0 });
    expect(value(await historyOf(house.context, herb, id, 0)).steps.length).toBeGreaterThan(1);
  });

  test('of fifty equal acts at once one is written', async () => {
    const { id, herb } = await war();
    const asked = { expectedSeq: 1, act: { type: 'declare', kind: 'standDown' }, key: null };
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => codeOf(await act(house.context, herb, id, asked))),
    );
    expect(codes.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'STALE'), 'ok']);
    expect(await verdict(id)).toMatchObject({ ok: true, entries: 4 });
  });

  test.each([
    ['no object', 7, 'MALFORMED'],
    ['an unknown type', { type: 'conquer' }, 'MALFORMED'],
    ['what only the house brings', { type: 'timeUp' }, 'NOT_MEMBER'],
    ['a city that is none', { ...ATTACK, city: 'c17' }, 'NO_SUCH_CITY'],
    ['a city by an inherited name', { ...ATTACK, city: '__proto__' }, 'NO_SUCH_CITY'],
    ['a city that is not joined', { ...ATTACK, city: 'c08' }, 'NOT_ADJACENT'],
    ['no prisoners there', { type: 'declare', kind: 'rescue', city: 'c04', pows: ['H.medic'] }, 'NO_PRISONERS'],
    ['prisoners doubled', { type: 'declare', kind: 'rescue', city: 'c04', pows: ['H.medic', 'H.medic'] }, 'MALFORMED'],
    ['an unequal exchange', { type: 'offerExchange', give: ['C.medic'], take: [] }, 'EXCHANGE_INVALID'],
    ['a tactic too late', { type: 'startTactic', tactic: 'T16' }, 'BAD_PHASE'],
  ])('%s is refused with a code and changes nothing (LC-165)', async (_what, given, code) => {
    const { id, herb } = await war();
    const before = await stored(id);
    expect(codeOf(await ask({ id }, herb, given as Json))).toBe(code);
    expect((await stored(id)).revision).toBe(before.revision);
  });
});

describe('time', () => {
  test('an absent player stands down, and is reminded before (LC-091, LC-093)', async () => {
    const { id, herb } = await war();
    await advance(house.context, id);
    house.clock.advance(37 * HOUR);
    await advance(house.context, id);
    house.clock.advance(36 * HOUR);
    await advance(house.context, id);
    const [, , declared] = value(await ledgerPage(house.context, herb, id, {})).entries as {
      by: string;
      body: object;
    }[];
    expect(declared).toMatchObject({ by: 'system', body: { kind: 'standDown', empire: 'HERB' } });
    const reminders = await house.context.db.notification.findMany({ where: { aboutId: id, userId: herb.userId } });
    expect(JSON.stringify(reminders)).toContain('50% of your time has passed');
  });

  test('a plan is carried out when the time is up, or at once where it says so (LC-092)', async () => {
    const { id, herb, carn } = await war();
    value(
      await writePlan(house.context, herb, id, {
        declarations: [{ kind: 'attack', city: 'c08' }, ATTACK].map(({ ...one }) => ({
          kind: one.kind,
          city: one.city,
        })),
      }),
    );
    await advance(house.context, id);
    expect(await kinds(id)).toEqual(['opened', 'tactics']);
    house.clock.advance(73 * HOUR);
    await advance(house.context, id);
    expect(await kinds(id)).toEqual(['opened', 'tactics', 'declared', 'mustered']);
    value(await writePlan(house.context, carn, id, { atOnce: true, declarations: [{ kind: 'attack', city: 'c05' }] }));
    await autoplay(house.context, `${id}-1`);
    expect(codeOf(await agree(house.context, carn, `${id}-1`, 'resign'))).toBe('ok');
    await tellFollower(house.context, `${id}-1`);
    await advance(house.context, id);
    expect((await kinds(id)).slice(-2)).toEqual(['declared', 'mustered']);
  });
});

/** Plays any few commands of a battle. */
async function playSome(matchId: string, people: Readonly<Record<string, Caller>>): Promise<void> {
  const next = fastNumbers(7);
  for (let index = 0; index < 6; index += 1) {
    const { rules, game } = loadedMatch(await storedMatch(house.context, matchId));
    const chosen = game && chooseFor(rules, game, anyCommand, next);
    if (!game || !chosen) throw new Error(`${matchId}: there is nothing to play`);
    const { seat, command } = chosen;
    const order = { command: JSON.parse(JSON.stringify(command)) as Json };
    const given = { expectedStep: stepViewFor(game, seat), order, key: null };
    value(await play(house.context, people[seat.side] as Caller, matchId, given));
  }
}

test('a correction is looked at first, takes the word of both commanders, and deletes nothing (LC-085 to LC-088)', async () => {
  const { id, herb, carn } = await war();
  value(await ask({ id }, herb, ATTACK));
  await autoplay(house.context, `${id}-1`);
  await playSome(`${id}-1`, { HERB: herb, CARN: carn });
  expect(codeOf(await agree(house.context, carn, `${id}-1`, 'resign'))).toBe('ok');
  await tellFollower(house.context, `${id}-1`);
  // Its battle may be packed by then: nothing may read its rows.
  expect(await packMatch(house.context, `${id}-1`, house.clock.now())).toBeGreaterThan(0);
  expect(await house.context.db.step.count({ where: { matchId: `${id}-1` } })).toBe(0);
  const correction = {
    type: 'correct',
    of: 4,
    report: { winner: 'draw', reason: 'adjudication' },
    from: null,
    reason: 'It was agreed otherwise.',
  };
  const asked = { expectedSeq: 5, act: correction, key: null };
  const look = value(await officersAct(house.context, herb, id, { ...asked, dryRun: true }));
  expect(look).toMatchObject({ refused: null, state: { cities: { c02: null } } });
  expect(value(await officersAct(house.context, herb, id, { ...asked, dryRun: false }))).toMatchObject({
    motion: { agreed: ['HERB'] },
  });
  expect(await kinds(id)).toHaveLength(6);
  expect(value(await officersAct(house.context, carn, id, { ...asked, dryRun: false }))).toMatchObject({ seq: 7 });
  expect((await kinds(id)).slice(-2)).toEqual(['corrected', 'aftermath']);
  expect(await verdict(id)).toMatchObject({ ok: true });
  await expect(
    house.context.db.campaignEntry.update({
      where: { campaignId_seq: { campaignId: id, seq: 4 } },
      data: { kind: 'x' },
    }),
  ).rejects.toThrow(/ledger/);
});

test('whoever may read the war has its frame around a battle, over either door; nobody else (LC-137)', async () => {
  const { context, app } = house;
  const { id, herb, carn } = await war();
  value(await ask({ id }, herb, ATTACK));
  const frame = value(await battleFrame(context, carn, `${id}-1`));
  expect(frame).toMatchObject({
    campaign: { id, title: 'The long war' },
    battle: 1,
    title: 'Herbivoria attacks Frostfen',
  });
  expect(frame).toMatchObject({ seq: null, atlas: { places: { c02: 'Frostfen' } } });
  expect(Object.values(frame.rosters).map(({ length }) => length)).toEqual([12, 12]);
  const { caller: guest, token } = await visitor(context, 'Cy');
  expect(codeOf(await battleFrame(context, guest, `${id}-1`))).toBe('NOT_FOUND');
  const headers = { authorization: `Bearer ${token}` };
  const asked = await app.inject({ url: `/api/v1/matches/${id}-1/campaign`, headers });
  expect(asked.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

test('a voided battle is mustered again, and its running match ends, its seed shown (LC-061, LC-088)', async () => {
  const { context } = house;
  const { id, herb, carn } = await war();
  value(await ask({ id }, herb, ATTACK));
  await autoplay(context, `${id}-1`);
  const asked = {
    expectedSeq: 3,
    act: { type: 'void', reason: 'The server lost its power.' },
    dryRun: false,
    key: null,
  };
  value(await officersAct(context, herb, id, asked));
  value(await officersAct(context, carn, id, asked));
  const jobs = await context.database.pool.query<{ matchId: string }>(
    "select payload ->> 'matchId' as \"matchId\" from graphile_worker._private_jobs where key like 'match-stop:%'",
  );
  expect(jobs.rows).toEqual([{ matchId: `${id}-1` }]);
  await stopMatch(context, `${id}-1`);
  await stopMatch(context, `${id}-1`);
  await tellFollower(context, `${id}-1`);
  const { status, ending } = await storedMatch(context, `${id}-1`);
  expect({ status, by: ending?.by }).toEqual({ status: 'finished', by: 'adjudication' });
  const [first, second] = (
    await context.db.campaignBattle.findMany({ where: { campaignId: id }, orderBy: { at: 'asc' } })
  ).map(({ matchId }) => matchId);
  expect(first).toBe(`${id}-1`);
  expect(second).not.toBe(first);
  expect(await kinds(id)).toEqual(['opened', 'tactics', 'declared', 'mustered', 'voided', 'mustered']);
  expect(await verdict(id)).toMatchObject({ ok: true });
});

test('a war that is given up stops the battle under way (LC-035)', async () => {
  const { id, herb, carn } = await war();
  value(await ask({ id }, herb, ATTACK));
  value(await ask({ id }, carn, { type: 'resign' }));
  const { rows } = await house.context.database.pool.query(
    'select 1 from graphile_worker._private_jobs where key = $1',
    [`match-stop:${id}-1`],
  );
  expect(rows).toHaveLength(1);
  await stopMatch(house.context, `${id}-1`);
  expect((await storedMatch(house.context, `${id}-1`)).status).toBe('finished');
});

/** Plays the next acts of computer players, and the battle that follows, with its aftermath. */
async function fightOn(id: string): Promise<void> {
  const { context } = house;
  await advance(context, id);
  const campaign = await stored(id);
  if (!hasBegun(campaign)) throw new Error('it has not begun');
  const { battle } = rulesOfCampaign(campaign).look(campaign.course);
  if (battle === null) return;
  while ((await storedMatch(context, battle.match)).status !== 'finished') await autoplay(context, battle.match);
  await tellFollower(context, battle.match);
}

const BATTLES = 3;
/** Turns in which an Empire stands down have no battle. */
const MAX_TURNS = 12;

test('four computer players fight by themselves, the ledger holds after each battle, and each fall has its moment (LC-134)', async () => {
  const { context } = house;
  const { caller } = await visitor(context, 'Dee');
  const options = { playersHERB: 2, playersCARN: 2, cap: 10, keys: 5, conscripts: 2 };
  const bots = { HERB: 'greedy', CARN: 'greedy' };
  const { id } = value(await createCampaign(context, caller, { rules: RULES, title: 'Unattended', options, bots }));
  let fought = 0;
  for (let turn = 0; fought < BATTLES && turn < MAX_TURNS; turn += 1) {
    await fightOn(id);
    expect(await verdict(id)).toMatchObject({ ok: true });
    fought = (await kinds(id)).filter((kind) => kind === 'fought').length;
    if ((await stored(id)).status === 'finished') break;
  }
  // the dice are real: a war may be over before
  expect(fought === BATTLES || (await stored(id)).status === 'finished').toBe(true);
  expect(fought).toBeGreaterThan(0);
  const { fallen } = value(await honourOf(context, caller, id));
  for (const { person, step } of fallen) expect(step, person).not.toBeNull();
});
