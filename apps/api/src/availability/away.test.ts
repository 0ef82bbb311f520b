import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClockSpec } from '../clock/clock-spec.ts';
import { sweep } from '../jobs/sweep.ts';
import { openSeat, returnToSeat } from '../lobby/vacant-seats.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { codeOf, type House, openHouse, order } from '../testing/house.ts';
import { expireMatch } from '../turn/expire.ts';
import { excuseMiss } from './excuse.ts';
import { answerPause, endPause, offerPause, pauseAsOperator } from './pauses.ts';
import { setSleepHours } from './player-hours.ts';
import { endVacation, takeVacation } from './vacation.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = '2026-11-23T12:00:00Z';

let house: House;
beforeAll(async () => {
  house = await openHouse(START);
});
afterAll(() => house.close());

const duelWith = (clock: Partial<ClockSpec>): Promise<Duel> =>
  openDuel(house.context, { clock: { bankSeconds: 86_400, capSeconds: 172_800, incrementSeconds: 3_600, ...clock } });

const hoursLeft = async (duel: Duel): Promise<number | null> => {
  const { deadline } = await duel.stored();
  return deadline && (deadline.getTime() - house.clock.now().getTime()) / HOUR;
};

const notificationsOf = async (duel: Duel, side: 'south' | 'north') => {
  const rows = await house.context.db.notification.findMany({
    where: { matchId: duel.id, userId: duel[side].caller.userId, channel: 'page' },
  });
  return rows.map(({ why }) => why);
};

describe('a pause', () => {
  test('begins when the other side agrees, stops the clock, and ends a day after a side asks for it', async () => {
    const duel = await duelWith({});
    const { context, clock } = house;
    const reason = { reason: 'A wedding' };
    expect(codeOf(await answerPause(context, duel.north.caller, duel.id, true))).toBe('NO_PAUSE_OFFER');
    expect(codeOf(await offerPause(context, duel.south.caller, duel.id, reason))).toBe('ok');
    expect(codeOf(await answerPause(context, duel.south.caller, duel.id, true))).toBe('NO_PAUSE_OFFER');
    clock.advance(4 * HOUR);
    expect(codeOf(await answerPause(context, duel.north.caller, duel.id, true))).toBe('ok');
    expect(await hoursLeft(duel)).toBeNull();
    clock.advance(30 * DAY);
    expect((await expireMatch(context, duel.id)).expired).toEqual([]);
    expect(codeOf(await endPause(context, duel.north.caller, duel.id))).toBe('ok');
    expect(await hoursLeft(duel)).toBe(24 + 20);
    expect(await notificationsOf(duel, 'south')).toEqual(expect.arrayContaining(['paused', 'pause-ending']));
    expect(await notificationsOf(duel, 'north')).toContain('pause-offered');
  });

  test('may have an end from the start, and be declined or taken back', async () => {
    const duel = await duelWith({});
    const { context, clock } = house;
    const until = new Date(clock.now().getTime() + 2 * DAY).toISOString();
    await offerPause(context, duel.south.caller, duel.id, { reason: 'Moving house', until });
    await answerPause(context, duel.north.caller, duel.id, false);
    expect(codeOf(await answerPause(context, duel.north.caller, duel.id, true))).toBe('NO_PAUSE_OFFER');
    await offerPause(context, duel.south.caller, duel.id, { reason: 'Moving house', until });
    await answerPause(context, duel.north.caller, duel.id, true);
    expect(await hoursLeft(duel)).toBe(48 + 24);
    expect(codeOf(await offerPause(context, duel.north.caller, duel.id, { reason: 'x' }))).toBe('PAUSED_ALREADY');
    expect(await order(context, duel, 'south', 'end')).toBe('ok');
  });

  test('that the players agreed on is not the operator’s to end', async () => {
    const duel = await duelWith({});
    const { context } = house;
    await offerPause(context, duel.south.caller, duel.id, { reason: 'Moving house' });
    await answerPause(context, duel.north.caller, duel.id, true);
    expect(codeOf(await pauseAsOperator(context, duel.id, null))).toBe('NOT_PAUSED');
    expect(await hoursLeft(duel)).toBeNull();
  });

  test('of the operator is ended by the operator alone', async () => {
    const duel = await duelWith({});
    const { context } = house;
    expect(codeOf(await pauseAsOperator(context, duel.id, 'The map is being repaired'))).toBe('ok');
    expect(codeOf(await endPause(context, duel.south.caller, duel.id))).toBe('FORBIDDEN');
    expect(codeOf(await pauseAsOperator(context, duel.id, null))).toBe('ok');
    expect(codeOf(await endPause(context, duel.south.caller, duel.id))).toBe('NOT_PAUSED');
    expect(codeOf(await offerPause(context, duel.south.caller, duel.id, { reason: ' ' }))).toBe('PAUSE_INVALID');
  });
});

describe('a vacation', () => {
  test('stops the clock of its side as long as the match grants it', async () => {
    const duel = await duelWith({ vacationDays: 5 });
    const { context } = house;
    expect(codeOf(await takeVacation(context, duel.south.caller, duel.id, { days: 6, from: null }))).toBe(
      'VACATION_USED_UP',
    );
    expect(codeOf(await takeVacation(context, duel.south.caller, duel.id, { days: 0.5, from: null }))).toBe(
      'VACATION_INVALID',
    );
    expect(codeOf(await takeVacation(context, duel.south.caller, duel.id, { days: 3, from: null }))).toBe('ok');
    expect(await hoursLeft(duel)).toBe(4 * 24);
    house.clock.advance(36 * HOUR);
    expect(codeOf(await endVacation(context, duel.south.caller, duel.id))).toBe('ok');
    expect(await hoursLeft(duel)).toBe(24);
    // A day and a half are used: three are left, not four.
    expect(codeOf(await takeVacation(context, duel.south.caller, duel.id, { days: 4, from: null }))).toBe(
      'VACATION_USED_UP',
    );
    expect(codeOf(await takeVacation(context, duel.south.caller, duel.id, { days: 3, from: null }))).toBe('ok');
  });

  test('ends when they play, and begins by itself only where the match allows it', async () => {
    const { context, clock } = house;
    const duel = await duelWith({ vacationDays: 5, vacationByItself: true });
    clock.advance(25 * HOUR);
    await expireMatch(context, duel.id);
    expect(await duel.stored()).toMatchObject({ step: 0, waitingFor: ['south'] });
    expect(await notificationsOf(duel, 'south')).toContain('vacation-began');
    clock.advance(2 * DAY);
    expect((await expireMatch(context, duel.id)).expired).toEqual([]);
    expect(await order(context, duel, 'south', 'end')).toBe('ok');
    const [vacation] = (await duel.stored()).clock?.vacations.south ?? [];
    expect(vacation).toMatchObject({ by: 'itself', to: clock.now().toISOString() });

    const other = await duelWith({ vacationDays: 5 });
    clock.advance(25 * HOUR);
    await expireMatch(context, other.id);
    expect(await other.stored()).toMatchObject({ step: 1, waitingFor: ['north'] });
  });
});

describe('hours of sleep', () => {
  test('of several moves that come at once the first counts', async () => {
    const { south } = await duelWith({});
    const moves = [1, 2, 3, 4].map((hour) =>
      setSleepHours(house.context, south.caller, { timeZone: 'Europe/Berlin', sleepFrom: hour * 60 }),
    );
    const codes = (await Promise.all(moves)).map(codeOf).toSorted();
    expect(codes).toEqual(['HOURS_TOO_SOON', 'HOURS_TOO_SOON', 'HOURS_TOO_SOON', 'ok']);
  });

  test('count from the next turn in all matches at once, and move once in seven days', async () => {
    const { context, clock } = house;
    const duel = await duelWith({ sleepHours: 8, bankSeconds: 3_600 });
    clock.set(new Date('2026-12-01T21:00:00Z'));
    const late = await duelWith({ sleepHours: 8, bankSeconds: 3_600, capSeconds: 86_400, atEnd: 'replacement' });
    const deadline = async () => (await late.stored()).deadline?.toISOString();
    expect(await deadline()).toBe('2026-12-01T22:00:00.000Z');
    const berlin = { timeZone: 'Europe/Berlin', sleepFrom: 22 * 60 + 30 };
    clock.advance(60_000);
    expect(codeOf(await setSleepHours(context, late.south.caller, berlin))).toBe('ok');
    expect(await deadline()).toBe('2026-12-01T22:00:00.000Z');
    expect(codeOf(await openSeat(context, late.south.caller, late.id))).toBe('ok');
    expect(codeOf(await returnToSeat(context, late.south.caller, late.id))).toBe('ok');
    expect(await deadline()).toBe('2026-12-01T22:00:00.000Z');
    const soon = await setSleepHours(context, late.south.caller, { ...berlin, sleepFrom: 60 });
    expect(codeOf(soon)).toBe('HOURS_TOO_SOON');
    expect(await order(context, late, 'south', 'end')).toBe('ok');
    expect(await order(context, late, 'north', 'end')).toBe('ok');
    // The night in Berlin is from half past nine to half past five here: half of the new hour lies behind it.
    expect(await deadline()).toMatch(/^2026-12-02T/);
    clock.advance(8 * DAY);
    expect(codeOf(await setSleepHours(context, late.south.caller, { timeZone: 'Asia/Tokyo', sleepFrom: 0 }))).toBe(
      'ok',
    );
    expect(codeOf(await setSleepHours(context, duel.south.caller, { timeZone: 'Nowhere/Land', sleepFrom: 0 }))).toBe(
      'HOURS_INVALID',
    );
  });

  test('told for the first time five minutes before the end, lengthen nothing', async () => {
    const { context, clock } = house;
    clock.set(new Date('2027-03-01T12:00:00Z'));
    const spec = {
      bankSeconds: 3_600,
      incrementSeconds: 0,
      capSeconds: 86_400,
      sleepHours: 8,
      atEnd: 'forfeit',
    } as const;
    const duels = [await duelWith(spec), await duelWith(spec)];
    clock.set(new Date('2027-03-01T12:55:00Z'));
    for (const { south } of duels)
      expect(codeOf(await setSleepHours(context, south.caller, { timeZone: 'UTC', sleepFrom: 775 }))).toBe('ok');
    for (const duel of duels) expect((await duel.stored()).deadline?.toISOString()).toBe('2027-03-01T13:00:00.000Z');
  });
});

describe('when time is up (CL-083)', () => {
  test('a stand-in plays until the player is back, although several workers play for them', async () => {
    const { context, clock } = house;
    const duel = await duelWith({ atEnd: 'bot' });
    clock.advance(25 * HOUR);
    await expireMatch(context, duel.id);
    expect((await duel.stored()).seats.find(({ side }) => side === 'south')).toMatchObject({
      standIn: 'greedy',
      missedTurns: 1,
    });
    clock.advance(60_000);
    // No job ran: the sweep of several workers finds it.
    await Promise.all(Array.from({ length: 4 }, () => sweep(context)));
    const after = await duel.stored();
    expect(after.waitingFor).toEqual(['north']);
    const steps = await context.db.step.findMany({ where: { matchId: duel.id }, orderBy: { index: 'asc' } });
    expect(steps.map(({ index }) => index)).toEqual(steps.map((_, index) => index));
    expect(steps.every(({ side }) => side === 'south')).toBe(true);
    expect(await order(context, duel, 'north', 'end')).toBe('ok');
    expect(codeOf(await returnToSeat(context, duel.south.caller, duel.id))).toBe('ok');
    expect((await duel.stored()).seats.find(({ side }) => side === 'south')?.standIn).toBeNull();
    expect(codeOf(await returnToSeat(context, duel.south.caller, duel.id))).toBe('NOT_ON_VACATION');
  });

  test('nothing is played where the other side may claim; the late one may still play', async () => {
    const { context, clock } = house;
    const duel = await duelWith({ atEnd: 'claim' });
    clock.advance(25 * HOUR);
    await expireMatch(context, duel.id);
    expect(await duel.stored()).toMatchObject({ step: 0, deadline: null, waitingFor: ['south'] });
    expect(await order(context, duel, 'south', 'end')).toBe('ok');
    expect((await duel.stored()).clock?.lapsed).toEqual({});
    clock.advance(26 * HOUR);
    await expireMatch(context, duel.id);
    expect(await order(context, duel, 'south', 'claim')).toBe('ok');
    expect((await duel.stored()).ending).toMatchObject({ by: 'timeout' });
  });

  test('a miss that is forgiven counts neither here nor for the reliability', async () => {
    const { context, clock } = house;
    const duel = await duelWith({});
    clock.advance(25 * HOUR);
    await expireMatch(context, duel.id);
    const missed = () => context.db.responseTime.findMany({ where: { matchId: duel.id, missed: true } });
    expect((await missed()).map(({ excused }) => excused)).toEqual([false]);
    expect(codeOf(await excuseMiss(context, duel.south.caller, duel.id, 'south'))).toBe('NOTHING_TO_EXCUSE');
    expect(codeOf(await excuseMiss(context, duel.north.caller, duel.id, 'south'))).toBe('ok');
    expect((await missed()).map(({ excused }) => excused)).toEqual([true]);
    expect((await duel.stored()).seats.map(({ missedTurns }) => missedTurns)).toEqual([0, 0]);
    expect(codeOf(await excuseMiss(context, duel.north.caller, duel.id, 'south'))).toBe('NOTHING_TO_EXCUSE');
  });
});
