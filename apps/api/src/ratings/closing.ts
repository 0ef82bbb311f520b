/** Closes rating weeks one after another, each in a separate transaction (CL-130, CL-136, CL-140). */
import { type Duel, idled, type RatingTriple, ratedWeek, UNRATED } from '@fieldpost/league';
import type { Context } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { crashPoint } from '../platform/crash-points.ts';
import {
  holdPool,
  type LatestRating,
  nextWeek,
  openPools,
  type Pool,
  ratingsBefore,
  resultsOfWeek,
  type StoredResult,
  setClosed,
  standingWithin,
} from './store.ts';
import { startOf, weekOf } from './weeks.ts';
import { rewrite } from './writing.ts';

type Sides = readonly (readonly string[])[];
export const sidesOf = ({ sides }: Pick<StoredResult, 'sides'>): Sides => sides as unknown as Sides;
export const scoresOf = ({ scores }: Pick<StoredResult, 'scores'>): readonly number[] =>
  scores as unknown as readonly number[];

/** A stored result of two sides as the arithmetic wants it. */
export function duelOf(result: StoredResult): Omit<Duel, 'seq'> {
  const [a = [], b = []] = sidesOf(result);
  const duel = { a, b, score: (scoresOf(result)[0] ?? 0) / 4, edge: result.edge };
  return result.only === 'a' || result.only === 'b' ? { ...duel, only: result.only } : duel;
}

const tripleOf = ({ mean, deviation, volatility }: LatestRating): RatingTriple => [mean, deviation, volatility];

/** A rating at the start of a week: weeks without a result increase its deviation (CL-130). */
export const tripleAt = (row: LatestRating, week: number): RatingTriple => idled(tripleOf(row), week - row.week - 1);

async function writeWeek(tx: Prisma.TransactionClient, pool: Pool, week: number, now: Date): Promise<void> {
  const results = await resultsOfWeek(tx, pool, week);
  const people = [...new Set(results.flatMap((result) => sidesOf(result).flat()))];
  const [from, until] = [new Date(startOf(week)), new Date(startOf(week + 1))];
  // A row is dated with the end of its week: those of the weeks before are not later than the start of this one.
  const rows = await ratingsBefore(tx, pool, people, new Date(from.getTime() + 1));
  const before = new Map([...rows].map(([id, row]) => [id, tripleAt(row, week)]));
  const after = ratedWeek(results.map(duelOf), before);
  const made = [...after].map(
    ([
      userId,
      {
        rating: [mean, deviation, volatility],
        bouts,
      },
    ]) => ({
      ...pool,
      userId,
      week,
      at: until,
      resultId: '',
      mean,
      deviation,
      volatility,
      rated: (rows.get(userId)?.rated ?? 0) + bouts,
    }),
  );
  const standing = await standingWithin(tx, pool, until, new Date(until.getTime() + 1));
  await rewrite(tx, standing, made, now);
}

/** Closes the next week of a pool with results. Returns whether there was one. */
async function closeNext({ db, clock }: Context, pool: Pool): Promise<boolean> {
  const now = clock.now();
  const current = weekOf(now.getTime());
  return db.$transaction(
    async (tx) => {
      const closed = await holdPool(tx, pool, current - 1);
      const week = await nextWeek(tx, pool, closed);
      const over = week !== null && week < current;
      if (over) await writeWeek(tx, pool, week, now);
      if (closed < current - 1) await setClosed(tx, pool, over ? week : current - 1);
      crashPoint('rating.week');
      return over;
    },
    { timeout: 60_000, maxWait: 20_000 },
  );
}

/**
 * Writes the ratings of all past weeks. It may run twice, and continue after an interruption. Returns the number of
 * weeks written.
 */
export async function closeRatingWeeks(context: Context): Promise<number> {
  let weeks = 0;
  for (const { game, kind } of await openPools(context.db, weekOf(context.clock.now().getTime())))
    while (await closeNext(context, { game, kind })) weeks += 1;
  return weeks;
}

/** Somebody of whom nothing is known. */
export const NEWCOMER = UNRATED;
