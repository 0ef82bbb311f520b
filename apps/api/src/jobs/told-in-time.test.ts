/** Reminders by time: each side of a window at the shares of its own time, and everybody when the clocks resume. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerPause, endPause, offerPause } from '../availability/pauses.ts';
import { setSleepHours } from '../availability/player-hours.ts';
import { takeVacation } from '../availability/vacation.ts';
import { dues } from '../clock/running-clock.ts';
import { type Duel, duellist, openDuel } from '../testing/duel.ts';
import { codeOf, type House, openHouse, order } from '../testing/house.ts';
import { play } from '../turn/play.ts';
import { sweep } from './sweep.ts';

const HOUR = 3_600_000;
const ARMY = { type: 'commitArmy', units: { inf: 8, mg: 2, tank: 2, art: 2, sni: 1, hq: 1 }, elite: [] };

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

type Told = { readonly side: string; readonly why: string; readonly hour: number };

/** Advances hour by hour, with the sweep of each minute, and records who got which notification at which hour. */
async function toldWithin(duel: Duel, hours: number): Promise<readonly Told[]> {
  const { context, clock } = house;
  const told: Told[] = [];
  for (let hour = 1; hour <= hours; hour += 1) {
    clock.advance(HOUR);
    const before = await context.db.notification.findMany({ where: { matchId: duel.id, channel: 'page' } });
    await sweep(context);
    const after = await context.db.notification.findMany({ where: { matchId: duel.id, channel: 'page' } });
    const fresh = after.filter(({ id }) => before.every((one) => one.id !== id));
    told.push(...fresh.map(({ data, why }) => ({ side: (data as { side: string }).side, why, hour })));
  }
  return told;
}

describe('a window of both sides with nights of their own', () => {
  const windowed = async (): Promise<Duel> => {
    const clock = { bankSeconds: 24 * 3600, capSeconds: 24 * 3600, sleepHours: 10, atEnd: 'claim' } as const;
    const people = [await duellist(house.context, 'Ada'), await duellist(house.context, 'Ben')] as const;
    const noon = { timeZone: 'UTC', sleepFrom: (house.clock.now().getUTCHours() + 1) * 60 };
    expect(codeOf(await setSleepHours(house.context, people[1].caller, noon))).toBe('ok');
    return await openDuel(house.context, { scenario: 'standard', clock, people });
  };

  test('reminds each at the half and at four fifths of its own time', async () => {
    house.clock.set(new Date('2026-11-30T12:00:00Z'));
    const duel = await windowed();
    const told = (await toldWithin(duel, 45)).filter(({ why }) => why === 'half-time' || why === 'last-fifth');
    expect(told.toSorted((one, other) => one.hour - other.hour || other.side.localeCompare(one.side))).toEqual([
      // South sleeps from 23:00 to 09:00, North from 13:00 to 23:00: by hour 22 each has had a night and twelve hours.
      { side: 'south', why: 'half-time', hour: 22 },
      { side: 'north', why: 'half-time', hour: 22 },
      { side: 'south', why: 'last-fifth', hour: 30 },
      { side: 'north', why: 'last-fifth', hour: 40 },
    ]);
  });

  test('still reminds the one who is left when the other, who was to run out first, has answered', async () => {
    house.clock.set(new Date('2026-12-14T12:00:00Z'));
    const duel = await windowed();
    const { clock, clockSpec, step } = await duel.stored();
    const [first] = clock ? dues(clockSpec, clock) : [];
    const quick = first?.side === 'north' ? duel.north : duel.south;
    const order = { expectedStep: step, order: { command: ARMY }, key: null };
    expect(codeOf(await play(house.context, quick.caller, duel.id, order))).toBe('ok');
    const told = (await toldWithin(duel, 42)).map(({ side, why }) => `${side} ${why}`);
    const slow = first?.side === 'north' ? 'south' : 'north';
    expect(told).toEqual([`${slow} half-time`, `${slow} last-fifth`]);
  });
});

describe('that the clocks run again', () => {
  test.each([
    ['asked for', null],
    ['agreed from the start', 40],
  ])('is told when they do, once, to both: an end %s', async (_what, hours) => {
    const duel = await openDuel(house.context);
    const { context, clock } = house;
    const until = hours === null ? null : new Date(clock.now().getTime() + hours * HOUR).toISOString();
    await offerPause(context, duel.south.caller, duel.id, { reason: 'A wedding', until });
    await answerPause(context, duel.north.caller, duel.id, true);
    expect(await toldWithin(duel, 16)).toEqual([]);
    if (hours === null) expect(codeOf(await endPause(context, duel.north.caller, duel.id))).toBe('ok');
    expect(await toldWithin(duel, 30)).toEqual(
      expect.arrayContaining(['north', 'south'].map((side) => ({ side, why: 'resumed', hour: 24 }))),
    );
    const rows = await context.db.notification.findMany({
      where: { matchId: duel.id, why: 'resumed', channel: 'page' },
    });
    expect(rows).toHaveLength(2);
  });
});

describe('the time of the match decides, not when a worker comes', () => {
  test('a turn that is sent late finds that an order was played', async () => {
    const duel = await openDuel(house.context);
    house.clock.advance(72 * HOUR);
    expect(await order(house.context, duel, 'south', 'end')).toBe('STALE');
    expect(await duel.stored()).toMatchObject({ waitingFor: ['north'] });
    expect((await duel.stored()).seats.find(({ side }) => side === 'south')?.missedTurns).toBe(1);
  });

  test.each(['pause', 'vacation', 'minute'] as const)('nothing that is arranged late undoes it: a %s', async (what) => {
    const duel = await openDuel(house.context, { clock: { vacationDays: 9, atEnd: 'forfeit' } });
    const { context, clock } = house;
    if (what === 'pause') await offerPause(context, duel.north.caller, duel.id, { reason: 'x' });
    clock.advance(72 * HOUR + 30_000);
    const from = what === 'minute' ? new Date(clock.now().getTime() - 59_000).toISOString() : null;
    const done =
      what === 'pause'
        ? await answerPause(context, duel.south.caller, duel.id, true)
        : await takeVacation(context, duel.south.caller, duel.id, { days: 2, from });
    expect(codeOf(done)).toBe('GAME_OVER');
  });

  test('a vacation that begins a minute back begins now', async () => {
    const duel = await openDuel(house.context, { clock: { vacationDays: 9 } });
    const from = new Date(house.clock.now().getTime() - 59_000).toISOString();
    expect(codeOf(await takeVacation(house.context, duel.south.caller, duel.id, { days: 2, from }))).toBe('ok');
    const [taken] = (await duel.stored()).clock?.vacations.south ?? [];
    expect(taken?.from).toBe(house.clock.now().toISOString());
  });
});
