/** Ratings are stored with their results, written week by week, and made again after a reversal (CL-130 to CL-139). */
import { afterMatch, NEW_SKILL } from '@fieldpost/league';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../context.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { closeRatingWeeks } from './closing.ts';
import { type NewResult, settleResults } from './settling.ts';
import type { Rating } from './standing.ts';
import { startOf, weekOf } from './weeks.ts';

const DAY = 86_400_000;
let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

const person = async (name: string): Promise<Caller> => (await visitor(house.context, name)).caller;
const now = (): Date => house.context.clock.now();
let games = 0;
/** A game that no other test knows. */
function newGame(): string {
  games += 1;
  return `game-${games}`;
}

let results = 0;
function duel(game: string, sides: readonly Caller[], q: number, more: Partial<NewResult> = {}): NewResult {
  results += 1;
  const of = { eventId: 'e', scenario: 's', edge: 0 };
  const scores = [q, 4 - q];
  return { id: `r${results}`, game, at: now(), sides: sides.map(({ userId }) => [userId]), scores, ...of, ...more };
}

const settle = (...made: readonly NewResult[]): Promise<void> =>
  house.context.db.$transaction((tx) =>
    settleResults(
      tx,
      made.map(({ id }) => id),
      made,
      now(),
    ),
  );

async function ratingOf({ userId }: Caller, game: string): Promise<Rating | undefined> {
  const told = await house.app.inject(`/api/v1/users/${userId}/ratings`);
  expect(told.statusCode, told.body).toBe(200);
  const { ratings } = told.json<{ readonly ratings: readonly Rating[] }>();
  return ratings.find((one) => one.game === game);
}

/** What is written of somebody, as THE-RULES.md prints it. */
async function written({ userId }: Caller, game: string): Promise<readonly (readonly [number, number])[]> {
  const rows = await house.context.db.ratingRow.findMany({
    where: { userId, game, supersededAt: null },
    orderBy: { at: 'asc' },
  });
  return rows.map(({ mean, deviation }) => [Number(mean.toFixed(2)), Number(deviation.toFixed(2))]);
}

/** Somebody whose rating was written last week. */
async function rated(name: string, game: string, mean: number, deviation: number): Promise<Caller> {
  const caller = await person(name);
  const week = weekOf(now().getTime()) - 1;
  const at = new Date(startOf(week + 1));
  const value = { mean, deviation, volatility: 0.06, rated: 10 };
  await house.context.db.ratingRow.create({
    data: { userId: caller.userId, game, kind: 'duel', week, at, ...value, madeAt: at },
  });
  return caller;
}

test('a week is written when it is over, with the figures of CL-135', async () => {
  const game = newGame();
  const [ida, bo] = [await rated('Ida', game, 1600, 70), await rated('Bo', game, 1560, 90)];
  await settle(duel(game, [ida, bo], 4, { edge: 79 }));
  expect(await closeRatingWeeks(house.context)).toBe(0);
  const before = await ratingOf(ida, game);
  expect(before).toMatchObject({ rating: 1600, deviation: 70, rated: 10, preview: { rating: 1609, deviation: 70 } });
  house.clock.advance(7 * DAY);
  expect(await closeRatingWeeks(house.context)).toBe(1);
  expect(await closeRatingWeeks(house.context)).toBe(0);
  expect((await written(ida, game)).at(-1)).toEqual([1609.14, 69.58]);
  expect((await written(bo, game)).at(-1)).toEqual([1545.23, 88.08]);
  const after = await ratingOf(ida, game);
  expect(after).toMatchObject({ rating: 1609, rated: 11, provisional: false, preview: null });
  expect(after?.history.map(({ rating }) => rating)).toEqual([1600, 1609]);
});

test('a reversal opens the week again and all after it; what was written is superseded, not changed (CL-139)', async () => {
  const game = newGame();
  const [ida, bo] = [await rated('Ida', game, 1600, 70), await rated('Bo', game, 1560, 90)];
  const first = duel(game, [ida, bo], 4, { edge: 79 });
  await settle(first);
  house.clock.advance(7 * DAY);
  await closeRatingWeeks(house.context);
  await settle(duel(game, [ida, bo], 2));
  house.clock.advance(7 * DAY);
  await closeRatingWeeks(house.context);
  const wrong = await written(ida, game);
  await settle({ ...first, scores: [0, 4] });
  expect(await closeRatingWeeks(house.context)).toBe(2);
  const right = await written(ida, game);
  expect(right[1]).toEqual([1582.34, 69.58]);
  expect(right[2]).not.toEqual(wrong[2]);
  const superseded = await house.context.db.ratingRow.count({
    where: { userId: ida.userId, game, supersededAt: { not: null } },
  });
  expect(superseded).toBe(2);
  // And back again is what it was.
  await settle(first);
  await closeRatingWeeks(house.context);
  expect(await written(ida, game)).toEqual(wrong);
});

test('who does not play becomes less sure, week by week, and nothing is written for it (CL-130)', async () => {
  const game = newGame();
  const [ida, bo] = [await rated('Ida', game, 1500, 60), await rated('Bo', game, 1500, 60)];
  await settle(duel(game, [ida, bo], 2));
  house.clock.advance(7 * DAY);
  await closeRatingWeeks(house.context);
  const [, at] = (await written(ida, game)).at(-1) ?? [0, 0];
  house.clock.advance(20 * 7 * DAY);
  await closeRatingWeeks(house.context);
  expect(await written(ida, game)).toHaveLength(2);
  const { deviation } = (await ratingOf(ida, game)) ?? { deviation: 0 };
  expect(deviation).toBe(Math.round(Math.sqrt(at ** 2 + 20 * (173.7178 * 0.06) ** 2)));
});

test('the legs of a team are rated each for itself (CL-137)', async () => {
  const game = newGame();
  const team = await Promise.all(
    [
      [1620, 60],
      [1480, 120],
      [1500, 80],
      [1540, 90],
    ].map(([mean = 0, deviation = 0], index) => rated(`P${index}`, game, mean, deviation)),
  );
  await house.context.db.ratingRow.updateMany({ where: { game }, data: { kind: 'teams' } });
  const ids = team.map(({ userId }) => userId);
  await settle(duel(game, [], 4, { sides: [ids.slice(0, 2), ids.slice(2)] }));
  house.clock.advance(7 * DAY);
  await closeRatingWeeks(house.context);
  const after = await Promise.all(team.map(async (one) => (await written(one, game)).at(-1)));
  expect(after).toEqual([
    [1629.19, 60.05],
    [1513.26, 114.26],
    [1484.31, 78.77],
    [1520.45, 87.92],
  ]);
});

test('matches of several sides are rated at once, in their order, and again from one that is reversed (CL-138)', async () => {
  const game = newGame();
  const people = await Promise.all(['Ida', 'Bo', 'Kim'].map(person));
  const sides = people.map(({ userId }) => [userId]);
  const first = duel(game, [], 0, { sides, scores: [1, 2, 3] });
  await settle(first);
  const [ida] = people;
  if (ida === undefined) throw new Error('nobody');
  const once = afterMatch([[NEW_SKILL], [NEW_SKILL], [NEW_SKILL]], [1, 2, 3]);
  expect(await written(ida, game)).toEqual([
    [Number(once[0]?.[0]?.mu.toFixed(2)), Number(once[0]?.[0]?.sigma.toFixed(2))],
  ]);
  house.clock.advance(DAY);
  await settle(duel(game, [], 0, { sides, scores: [3, 2, 1] }));
  const wrong = await written(ida, game);
  await settle({ ...first, scores: [2, 1, 3] });
  const right = await written(ida, game);
  expect(right).toHaveLength(2);
  expect(right[1]).not.toEqual(wrong[1]);
  await settle(first);
  expect(await written(ida, game)).toEqual(wrong);
  expect(await ratingOf(ida, game)).toMatchObject({ kind: 'multi', rated: 2, provisional: true });
});
