/** A returning player gets the time that they left, by every way back, and so do their response times. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClockSpec } from '../clock/clock-spec.ts';
import { openSeat, returnToSeat, takeOver } from '../lobby/vacant-seats.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { codeOf, type House, openHouse, order, visitor } from '../testing/house.ts';
import { expireMatch } from '../turn/expire.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

const duelWith = (clock: Partial<ClockSpec>): Promise<Duel> =>
  openDuel(house.context, {
    clock: { atEnd: 'replacement', bankSeconds: 7_200, capSeconds: 7_200, incrementSeconds: 3_600, ...clock },
  });
const open = async (duel: Duel) => codeOf(await openSeat(house.context, duel.south.caller, duel.id));
const back = async (duel: Duel) => codeOf(await returnToSeat(house.context, duel.south.caller, duel.id));
const hoursLeft = async (duel: Duel): Promise<number | null> => {
  const { deadline } = await duel.stored();
  return deadline && (deadline.getTime() - house.clock.now().getTime()) / HOUR;
};
const reserve = async (duel: Duel) => (await duel.stored()).clock?.reserves.south;

describe('a seat that is opened and taken back', () => {
  test('ten times in turn gives nothing', async () => {
    const duel = await duelWith({});
    house.clock.advance(HOUR);
    for (let times = 0; times < 10; times += 1) {
      expect(await open(duel)).toBe('ok');
      expect(await back(duel)).toBe('ok');
    }
    expect(await hoursLeft(duel)).toBe(1);
  });

  test('a turn lasts no longer than its reserve and one vacancy, whatever is done', async () => {
    const duel = await duelWith({});
    const began = house.clock.now().getTime();
    for (;;) {
      if ((await duel.stored()).status === 'finished') break;
      await open(duel);
      house.clock.advance(30 * HOUR);
      await back(duel);
      await expireMatch(house.context, duel.id);
    }
    expect(house.clock.now().getTime() - began).toBeLessThanOrEqual(5 * DAY + 2 * HOUR + 30 * HOUR);
    expect((await duel.stored()).ending).toMatchObject({ by: 'timeout' });
  });

  test('is theirs again who play in it, with the time that they left, never above the cap', async () => {
    const duel = await duelWith({});
    house.clock.advance(HOUR);
    await open(duel);
    house.clock.advance(2 * DAY);
    expect(await order(house.context, duel, 'south', 'c3-c4')).toBe('ok');
    expect(await hoursLeft(duel)).toBe(1);
    expect(await order(house.context, duel, 'south', 'end')).toBe('ok');
    expect(await reserve(duel)).toBe(2 * HOUR);
  });

  test('opened by the clock has five days; coming back adds none, and then the side loses', async () => {
    const duel = await duelWith({});
    house.clock.advance(3 * HOUR);
    await expireMatch(house.context, duel.id);
    house.clock.advance(4 * DAY);
    expect(await back(duel)).toBe('ok');
    expect(await hoursLeft(duel)).toBe(24);
    house.clock.advance(DAY);
    await expireMatch(house.context, duel.id);
    expect((await duel.stored()).ending).toMatchObject({ by: 'timeout' });
  });

  test('a weekly deadline stays', async () => {
    const fixed = { at: '19:00', weekdays: [5], noticeSeconds: 7_200 };
    house.clock.set(new Date('2027-02-01T10:00:00Z'));
    const duel = await duelWith({ fixed });
    house.clock.set(new Date('2027-02-05T18:30:00Z'));
    for (let times = 0; times < 3; times += 1) {
      await open(duel);
      await back(duel);
    }
    expect((await duel.stored()).deadline?.toISOString()).toBe('2027-02-05T19:00:00.000Z');
  });

  test('is nobody’s answer: neither theirs who left nor theirs who came', async () => {
    const duel = await duelWith({});
    await open(duel);
    await back(duel);
    await open(duel);
    const heir = await visitor(house.context, 'Heir');
    expect(codeOf(await takeOver(house.context, heir.caller, duel.id, 'south'))).toBe('ok');
    expect(await house.context.db.responseTime.count({ where: { matchId: duel.id } })).toBe(0);
  });
});

describe('back from a stand-in', () => {
  test.each(['returning', 'playing'] as const)(
    'by %s: the increment, within the cap, and the clock runs',
    async (how) => {
      const duel = await duelWith({ atEnd: 'bot', incrementSeconds: 36_000 });
      house.clock.advance(3 * HOUR);
      await expireMatch(house.context, duel.id);
      expect(await hoursLeft(duel)).toBeNull();
      expect(how === 'returning' ? await back(duel) : await order(house.context, duel, 'south', 'c3-c4')).toBe('ok');
      expect(await hoursLeft(duel)).toBe(2);
      expect(await reserve(duel)).toBe(2 * HOUR);
      const told = { matchId: duel.id, userId: duel.north.caller.userId, why: 'returned', channel: 'page' };
      expect(await house.context.db.notification.count({ where: told })).toBe(1);
    },
  );
});
