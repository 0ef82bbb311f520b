import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTurns } from '../identity/reliability/store.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { type House, openHouse, order } from '../testing/house.ts';
import { forget } from './forget.ts';

const DAY = 86_400_000;
const START = '2026-03-01T12:00:00Z';

let house: House;
let duel: Duel;

beforeAll(async () => {
  house = await openHouse(START);
  duel = await openDuel(house.context);
});
afterAll(() => house.close());

const notifications = () => house.context.db.notification.findMany({ where: { matchId: duel.id } });

test('what people were told goes after ninety days, but for what waits and for what they have not seen', async () => {
  const { db } = house.context;
  await order(house.context, duel, 'south', 'end');
  await order(house.context, duel, 'north', 'end');
  const all = await notifications();
  expect(all.length).toBeGreaterThan(2);
  await db.notification.updateMany({ data: { createdAt: new Date(START) } });
  house.clock.advance(91 * DAY);
  expect(await forget(house.context)).toMatchObject({ notifications: 0 });
  await db.notification.updateMany({ data: { state: 'sent' } });
  await db.matchSeat.updateMany({ where: { matchId: duel.id, side: 'south' }, data: { seenStep: 1 } });
  await db.matchSeat.updateMany({ where: { matchId: duel.id, side: 'north' }, data: { seenStep: 2 } });
  await forget(house.context);
  const kept = await notifications();
  const south = duel.south.caller.userId;
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.map(({ userId }) => userId)).toEqual(kept.map(() => south));
  expect(kept.every(({ step, channel }) => channel === 'page' && (step ?? 0) > 1)).toBe(true);
  await db.matchSeat.updateMany({ where: { matchId: duel.id }, data: { seenStep: 2 } });
  await forget(house.context);
  expect(await notifications()).toEqual([]);
});

test('of a person the last hundred times stay, however old, and reliability is what it was', async () => {
  const { db, clock } = house.context;
  const userId = duel.north.caller.userId;
  const now = clock.now().getTime();
  const at = (days: number, index: number): Date => new Date(now - days * DAY - index * 60_000);
  const rows = (days: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      matchId: duel.id,
      side: 'north',
      userId,
      since: at(days, index + 30),
      at: at(days, index),
      missed: index % 7 === 0,
    }));
  await db.responseTime.deleteMany();
  await db.responseTime.createMany({ data: [...rows(1, 40), ...rows(91, 100), ...rows(130, 20)] });
  const before = await countTurns(db, [userId]);
  expect(await forget(house.context)).toMatchObject({ responseTimes: 60 });
  expect(await db.responseTime.count()).toBe(100);
  expect(await countTurns(db, [userId])).toEqual(before);
  expect(await forget(house.context)).toMatchObject({ responseTimes: 0 });
});

test('a trial goes ninety days after its match has ended, unless somebody has changed it since', async () => {
  const { db, clock } = house.context;
  const now = clock.now().getTime();
  const ago = (days: number): Date => new Date(now - days * DAY);
  const row = (id: string, days: number) => ({
    id,
    matchId: duel.id,
    userId: duel.south.caller.userId,
    step: 0,
    title: id,
    nodes: [],
    orders: 0,
    createdAt: ago(200),
    updatedAt: ago(days),
  });
  await db.trial.createMany({ data: [row('old', 91), row('changed', 89)] });
  expect(await forget(house.context)).toMatchObject({ trials: 0 });
  const endedAt = async (days: number) =>
    db.match.update({ where: { id: duel.id }, data: { finishedAt: ago(days) }, select: { id: true } });
  await endedAt(89);
  expect(await forget(house.context)).toMatchObject({ trials: 0 });
  await endedAt(91);
  expect(await forget(house.context)).toMatchObject({ trials: 1 });
  expect(await db.trial.findMany({ select: { id: true } })).toEqual([{ id: 'changed' }]);
});
