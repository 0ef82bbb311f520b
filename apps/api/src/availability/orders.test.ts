import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConditionalOrder } from '../match-store/conditional-order.ts';
import { Client } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { codeOf, type House, openHouse, order } from '../testing/house.ts';
import { expireMatch } from '../turn/expire.ts';
import { autoplay } from './autoplay.ts';
import { fileConditionalOrders } from './filing.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

/** North has filed orders, and it is South's turn. */
async function filed(orders: unknown, clock = {}): Promise<Duel> {
  const duel = await openDuel(house.context, { clock });
  expect(codeOf(await fileConditionalOrders(house.context, duel.north.caller, duel.id, orders))).toBe('ok');
  house.clock.advance(1000);
  return duel;
}

/** South plays these lines; then the worker comes by, twice at once. */
async function after(duel: Duel, ...lines: string[]): Promise<ConditionalOrder[]> {
  for (const line of lines) expect(await order(house.context, duel, 'south', line)).toBe('ok');
  await Promise.all([autoplay(house.context, duel.id), autoplay(house.context, duel.id)]);
  return [...((await duel.stored()).seats.find(({ side }) => side === 'north')?.conditionalOrders ?? [])];
}

const played = async (duel: Duel): Promise<string[]> => {
  const steps = await house.context.db.step.findMany({ where: { matchId: duel.id }, orderBy: { index: 'asc' } });
  return steps.map(({ side, line }) => `${side} ${line}`);
};

const unless = (words: string) => ({ condition: { words }, happened: false });

describe('conditional orders', () => {
  test('are played once when all their conditions hold, and their owner is told', async () => {
    const duel = await filed([{ conditions: [unless('c3')], lines: ['a6-a5', 'end'] }]);
    const [own] = await after(duel, 'b3-b4', 'end');
    expect(own).toMatchObject({ state: 'done', played: 2 });
    expect(await played(duel)).toEqual(['south b3-b4', 'south end', 'north a6-a5', 'north end']);
    const told = await house.context.db.notification.findMany({ where: { matchId: duel.id, why: 'plan-played' } });
    expect(told.map(({ userId }) => userId)).toContain(duel.north.caller.userId);
  });

  test('are passed over when one does not, and the next is asked', async () => {
    const duel = await filed([
      { conditions: [unless('c3')], lines: ['end'] },
      { conditions: [{ condition: { notice: { type: 'moved', to: 'c4' } } }], lines: ['h6-h5', 'end'] },
    ]);
    const orders = await after(duel, 'c3-c4', 'end');
    expect(orders.map(({ state }) => state)).toEqual(['passed', 'done']);
    expect((await played(duel)).slice(-2)).toEqual(['north h6-h5', 'north end']);
  });

  test('stop at the first line that is refused, which changes nothing', async () => {
    const duel = await filed([{ lines: ['a6-a5', 'a5-a1', 'end'] }]);
    const [own] = await after(duel, 'end');
    expect(own).toMatchObject({ state: 'stopped', played: 1, end: { line: 'a5-a1' } });
    expect(await played(duel)).toEqual(['south pass', 'north a6-a5']);
    expect((await duel.stored()).waitingFor).toEqual(['north']);
    const told = await house.context.db.notification.findMany({ where: { matchId: duel.id, why: 'plan-stopped' } });
    expect(told.length).toBeGreaterThan(0);
  });

  test('stop at a condition to stop, and where a word of the match is no order', async () => {
    const duel = await filed([{ lines: ['a6-a5', 'h6-h5'], stop: [{ condition: { words: 'a5' }, by: 'own' }] }]);
    expect((await after(duel, 'end'))[0]).toMatchObject({ state: 'stopped', end: { code: 'STOP_CONDITION' } });
    const other = await filed([{ lines: ['resign'] }]);
    expect((await after(other, 'end'))[0]).toMatchObject({ state: 'stopped', played: 0 });
    expect((await other.stored()).status).toBe('playing');
  });

  test('look at what can no longer be undone, and are played once; what they answered is not undone', async () => {
    const duel = await filed([
      { conditions: [unless('c3')], lines: ['a6-a5', 'end'] },
      { conditions: [], lines: ['h6-h5', 'end'] },
    ]);
    const south = new Client(house.app, duel.south);
    const undo = async () => (await south.post(`/matches/${duel.id}/undo`)).status;
    const states = async () =>
      (await duel.stored()).seats.find(({ side }) => side === 'north')?.conditionalOrders?.map(({ state }) => state);
    // South makes a move and undoes it while the workers run: no order is tried yet.
    expect(await order(house.context, duel, 'south', 'b3-b4')).toBe('ok');
    await Promise.all([autoplay(house.context, duel.id), autoplay(house.context, duel.id)]);
    expect(await states()).toEqual(['armed', 'armed']);
    expect(await undo()).toBe(200);
    const orders = await after(duel, 'c3-c4', 'end');
    expect(orders.map(({ state }) => state)).toEqual(['passed', 'done']);
    expect(await played(duel)).toEqual(['south c3-c4', 'south end', 'north h6-h5', 'north end']);
    expect(await undo()).toBe(422);
    expect((await played(duel)).slice(-1)).toEqual(['north end']);
  });

  test('of a turn that has begun wait for the next one', async () => {
    const duel = await openDuel(house.context);
    await fileConditionalOrders(house.context, duel.south.caller, duel.id, [{ lines: ['end'] }]);
    await autoplay(house.context, duel.id);
    expect((await duel.stored()).step).toBe(0);
  });

  test('for the moment when time is up come before the ordinary order', async () => {
    const duel = await filed([{ when: 'timeUp', lines: ['a6-a5'] }], { atEnd: 'standing' });
    await after(duel, 'end');
    expect(await played(duel)).toEqual(['south pass']);
    house.clock.advance(10 * 86_400_000);
    await Promise.all([expireMatch(house.context, duel.id), expireMatch(house.context, duel.id)]);
    expect((await played(duel)).slice(1, 3)).toEqual(['north a6-a5', 'north end']);
  });

  test('are a secret of their seat, and are checked when they come in', async () => {
    const duel = await filed([{ lines: ['end'] }]);
    const [south, north] = [new Client(house.app, duel.south), new Client(house.app, duel.north)];
    const url = `/matches/${duel.id}/conditional-orders`;
    expect((await south.get<{ orders: unknown[] }>(url)).body.orders).toEqual([]);
    expect((await north.get<{ orders: unknown[] }>(url)).body.orders).toHaveLength(1);
    expect(JSON.stringify((await south.match(duel.id)).body)).not.toContain('filedStep');
    for (const bad of [{}, [{ lines: [] }], [{ lines: ['x'.repeat(300)] }], Array(13).fill({ lines: ['end'] })]) {
      const refused = await north.post<{ error: { code: string } }>(url, { orders: bad as never });
      expect(refused.body.error.code).toBe('CONDITIONAL_INVALID');
    }
  });

  test('let nobody see by their clock or notifications that they were filed', async () => {
    const plain = await openDuel(house.context);
    const duel = await filed([{ lines: ['end'] }]);
    const seen = async (one: Duel) => {
      const { body } = await new Client(house.app, one.south).match(one.id);
      return {
        sides: Object.values(body.sides).map(({ running, missedTurns }) => [running, missedTurns]),
        step: body.step,
      };
    };
    expect(await seen(duel)).toEqual(await seen(plain));
  });
});
