/** Who is away: vacation between battles, and battles in which nobody stands in (LC-090, LC-093, LC-094); a nightly look (LC-154). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import type { Caller } from '../context.ts';
import { tellFollower } from '../jobs/followers.ts';
import { codeOf, type House, openHouse, visitor } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { act } from './acting.ts';
import { advance } from './advance.ts';
import { leaveCampaign, offerSeat, takeOffered } from './changing-seats.ts';
import { loadLedger } from './ledger-store.ts';
import { createCampaign, joinCampaign } from './opening.ts';
import { seeCampaign } from './reading.ts';
import { rebuildSome } from './rebuilding.ts';
import { settingsFrom } from './settings.ts';
import { loadCampaign } from './store.ts';
import { endCampaignVacation, takeCampaignVacation } from './vacation.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ATTACK = { type: 'declare', kind: 'attack', city: 'c02' };

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

function value<Value>(
  result:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly fault: { readonly code: string } },
): Value {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

/** A war of two people in which Herbivoria is to declare. */
async function war(settings: object = {}) {
  const { context } = house;
  const [herb, carn] = [(await visitor(context, 'Ada')).caller, (await visitor(context, 'Ben')).caller];
  const { id } = value(await createCampaign(context, herb, { rules: 'aww-legacy@1', title: 'The long war', settings }));
  value(await joinCampaign(context, carn, id, 'CARN'));
  for (const who of [herb, carn]) await ask(id, who, { type: 'startTactic', tactic: 'T16' });
  return { id, herb, carn };
}

async function ask(id: string, caller: Caller, given: object): Promise<string> {
  const { seq } = await stored(id);
  return codeOf(await act(house.context, caller, id, { expectedSeq: seq, act: given, key: null }));
}

async function stored(id: string) {
  const campaign = await loadCampaign(house.context.db, id);
  if (campaign === null) throw new Error(`no campaign ${id}`);
  return campaign;
}

const take = (id: string, caller: Caller, days: number, from: string | null = null) =>
  takeCampaignVacation(house.context, caller, id, { side: null, days, from });
/** Whole hours from now until the first wait ends. */
const hoursLeft = async (id: string): Promise<number> =>
  ((await stored(id)).deadline?.getTime() ?? 0) / HOUR - house.clock.now().getTime() / HOUR;
const toldTo = async (id: string, { userId }: Caller): Promise<string> =>
  JSON.stringify(await house.context.db.notification.findMany({ where: { aboutId: id, userId } }));

describe('vacation between battles (LC-090, LC-093)', () => {
  test('stops the wait of that Empire only, and reminders with it; it is public with its end, and told', async () => {
    const { id, herb, carn } = await war();
    expect(await hoursLeft(id)).toBe(72);
    value(await take(id, carn, 3));
    expect(await hoursLeft(id)).toBe(72);
    house.clock.advance(12 * HOUR);
    value(await take(id, herb, 5));
    expect(await hoursLeft(id)).toBe(5 * 24 + 60);
    expect((await stored(id)).remindAt).toEqual(new Date(house.clock.now().getTime() + 5 * DAY + 24 * HOUR));
    const { vacations } = value(await seeCampaign(house.context, carn, id));
    expect(vacations).toMatchObject({ HERB: [{ to: new Date(house.clock.now().getTime() + 5 * DAY).toISOString() }] });
    expect(await toldTo(id, carn)).toContain('Herbivoria is on vacation');
    expect(await toldTo(id, herb)).not.toContain('Herbivoria is on vacation');
    house.clock.advance(5 * DAY + 59 * HOUR);
    await advance(house.context, id);
    expect((await stored(id)).seq).toBe(1);
    house.clock.advance(HOUR);
    await advance(house.context, id);
    expect((await loadLedger(house.context.db, id, 1, 1))[0]).toMatchObject({ kind: 'declared', by: 'system' });
  });

  test('who comes back has what was left, and may take the rest later', async () => {
    const { id, herb, carn } = await war();
    expect(codeOf(await endCampaignVacation(house.context, herb, id, null))).toBe('NOT_ON_VACATION');
    value(await take(id, herb, 10));
    house.clock.advance(2 * DAY);
    value(await endCampaignVacation(house.context, herb, id, null));
    expect(await hoursLeft(id)).toBe(72);
    expect(value(await seeCampaign(house.context, herb, id)).viewer?.vacationDaysLeft).toEqual({ HERB: 12 });
    expect(await toldTo(id, carn)).toContain('Herbivoria is back from vacation');
  });

  test('fourteen days in 365, no more, and from another year on again', async () => {
    const { id, herb } = await war();
    expect(codeOf(await take(id, herb, 15))).toBe('VACATION_USED_UP');
    value(await take(id, herb, 14));
    house.clock.advance(15 * DAY);
    expect(codeOf(await take(id, herb, 1))).toBe('VACATION_USED_UP');
    house.clock.advance(365 * DAY);
    expect(codeOf(await take(id, herb, 14))).toBe('ok');
  });

  test('bad input, and whose it is not, change nothing', async () => {
    const { id, herb } = await war({ vacationDays: 3 });
    const { caller: stranger } = await visitor(house.context, 'Cy');
    expect(codeOf(await take(id, stranger, 1))).toBe('NOT_FOUND');
    expect(codeOf(await take('nowhere', herb, 1))).toBe('NOT_FOUND');
    for (const [days, from] of [
      [0, null],
      [1.5, null],
      [-1, null],
      [1, 'soon'],
      [1, '2020-01-01T00:00:00Z'],
    ] as const)
      expect(codeOf(await take(id, herb, days, from))).toBe('VACATION_INVALID');
    expect(codeOf(await take(id, herb, 4))).toBe('VACATION_USED_UP');
    expect((await stored(id)).vacations).toEqual({});
    for (const settings of [{ vacationDays: 61 }, { vacationDays: 1.5 }, { standIn: 'sometimes' }])
      expect(codeOf(settingsFrom(settings))).toBe('SETTINGS_INVALID');
  });
});

describe('stand-ins in battles (LC-094)', () => {
  const battle = (id: string) =>
    house.context.db.match.findUnique({ where: { id: `${id}-1` }, include: { seats: true } });

  test('"never": whose time is up in a battle is replaced, not played for', async () => {
    const { id, herb } = await war({ standIn: 'never' });
    expect(await ask(id, herb, ATTACK)).toBe('ok');
    expect((await battle(id))?.clockSpec).toMatchObject({ atEnd: 'replacement' });
    const usual = await war();
    expect(await ask(usual.id, usual.herb, ATTACK)).toBe('ok');
    expect((await battle(usual.id))?.clockSpec).toMatchObject({ atEnd: 'default' });
    const strict = settingsFrom({ standIn: 'never', clock: 'table' });
    expect(strict).toMatchObject({ ok: true, value: { clock: { atEnd: 'forfeit' } } });
  });

  test('"never": for a vacant Empire no computer player is put in; the battle is made when somebody commands again', async () => {
    const { id, herb, carn } = await war({ standIn: 'never' });
    expect(codeOf(await leaveCampaign(house.context, carn, id))).toBe('ok');
    expect(await ask(id, herb, ATTACK)).toBe('ok');
    expect((await stored(id)).seq).toBe(4);
    expect(await battle(id)).toBeNull();
    const { seat } = value(await offerSeat(house.context, herb, id, { side: 'CARN', player: 0 }));
    const { caller: heir } = await visitor(house.context, 'Dee');
    value(await takeOffered(house.context, heir, id, seat));
    expect((await battle(id))?.seats.map(({ side, userId }) => [side, userId]).toSorted()).toEqual([
      ['CARN', heir.userId],
      ['HERB', herb.userId],
    ]);
  });

  test('as usual: a computer player stands in for a vacant Empire', async () => {
    const { id, herb, carn } = await war();
    expect(codeOf(await leaveCampaign(house.context, carn, id))).toBe('ok');
    expect(await ask(id, herb, ATTACK)).toBe('ok');
    expect((await battle(id))?.seats).toHaveLength(2);
  });
});

test('LC-154: a night’s look finds the war that is stored otherwise than its ledger says, and says so', async () => {
  const { context } = house;
  const { id, herb, carn } = await war();
  expect(await ask(id, herb, ATTACK)).toBe('ok');
  await autoplay(context, `${id}-1`);
  expect(codeOf(await agree(context, carn, `${id}-1`, 'resign'))).toBe('ok');
  await tellFollower(context, `${id}-1`);
  const before = await rebuildSome(context);
  expect(before).toMatchObject({ differing: [] });
  expect(before.looked).toBeGreaterThan(3);
  await context.database.pool.query('update campaigns set head = repeat($2, 64) where id = $1', [id, '0']);
  expect((await rebuildSome(context)).differing).toEqual([id]);
  expect(await context.metrics.registry.metrics()).toContain('fieldpost_campaigns_differing 1');
});
