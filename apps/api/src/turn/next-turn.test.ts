/** MW-177: who is last in one turn and first in the next has another clock for the next. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClockSpec } from '../clock/clock-spec.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { type House, openHouse, order } from '../testing/house.ts';
import { expireMatch } from './expire.ts';

const HOUR = 3_600;
const CLOCK = { bankSeconds: 24 * HOUR, incrementSeconds: 8 * HOUR, capSeconds: 48 * HOUR, reactionSeconds: 2 * HOUR };

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

/** The last window of a turn, where `s2` is the last. */
const LAST_WINDOW = { map: 'ford', step: 17, turn: 1, order: ['s1', 's2'] };
let opened = 0;

async function duelAt(clock: Partial<ClockSpec>, pace = 'windows'): Promise<Duel> {
  opened += 1;
  const dice = { id: `00000000-0000-4000-8000-00000000017${opened}`, seed: new Uint8Array(32).fill(1) };
  return openDuel(house.context, { ruleSet: 'mass-warfare', scenario: LAST_WINDOW, options: { pace }, dice, clock });
}

async function windowOf(duel: Duel): Promise<string> {
  const { pending, waitingFor } = await duel.stored();
  return pending === null || pending.kind === 'finished' ? 'over' : `${waitingFor.join()} ${pending.window}`;
}

/** The first side has ended its turn by hand; the match waits for the last. */
async function begun(clock: Partial<ClockSpec>): Promise<Duel> {
  const duel = await duelAt(clock);
  for (let count = 0; count < 4 && (await windowOf(duel)) === 's1 production'; count++)
    await order(house.context, duel, 'south', 'pass');
  expect(await windowOf(duel)).toBe('s2 production');
  return duel;
}

/** How long until the match's next clock runs out, in hours. */
const hoursLeft = async (duel: Duel): Promise<number> =>
  (((await duel.stored()).deadline?.getTime() ?? 0) - house.clock.now().getTime()) / (HOUR * 1000);

const missed = async (duel: Duel): Promise<number | undefined> =>
  (await duel.stored()).seats.find(({ side }) => side === 's2')?.missedTurns;

describe('the last of a turn, who is the first of the next', () => {
  const fixed = { at: '12:00', weekdays: [1, 2, 3, 4, 5, 6, 7], noticeSeconds: 0 };
  test.each([
    ['has an increment in reserve', CLOCK, 8],
    ['has a bank once more where there is no increment (decision 0127)', { ...CLOCK, incrementSeconds: 0 }, 24],
    ['has until the next of the fixed hours', { ...CLOCK, fixed }, 24],
  ] as const)('lapses in one window alone, and %s', async (_, clock, hours) => {
    const duel = await begun(clock);
    house.clock.advance(24 * HOUR * 1000);
    expect((await expireMatch(house.context, duel.id)).expired).toEqual(['s2']);
    expect([await windowOf(duel), await missed(duel), await hoursLeft(duel)]).toEqual(['s2 march', 1, hours]);
  });

  test('ends it by hand, and goes on with what is left and an increment', async () => {
    let duel = await begun(CLOCK);
    // dice say who is first in the next turn
    for (let tries = 0; tries < 8 && (await windowOf(duel)) !== 's2 march'; tries++) {
      if (tries > 0) duel = await begun(CLOCK);
      house.clock.advance(20 * HOUR * 1000);
      for (let count = 0; count < 4 && (await windowOf(duel)) === 's2 production'; count++)
        await order(house.context, duel, 'north', 'pass');
    }
    expect([await windowOf(duel), await missed(duel), await hoursLeft(duel)]).toEqual(['s2 march', 0, 12]);
  });

  test('sealed: a lapse is a `ready`, and each has a clock of their own in the next packet', async () => {
    const duel = await duelAt(CLOCK, 'sealed');
    const window = await windowOf(duel);
    expect(await order(house.context, duel, 'south', 'ready')).toBe('ok');
    house.clock.advance(24 * HOUR * 1000);
    expect((await expireMatch(house.context, duel.id)).expired).toEqual(['s2']);
    const { clock, waitingFor } = await duel.stored();
    expect([window, waitingFor.toSorted()]).toEqual(['s1,s2 home', ['s1', 's2']]);
    expect(clock?.reserves).toEqual({ s1: 32 * HOUR * 1000, s2: 8 * HOUR * 1000 });
    expect(await missed(duel)).toBe(1);
  });
});
