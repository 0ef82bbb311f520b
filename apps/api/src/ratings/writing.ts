/** Ratings that are made again (CL-139): rows that say the same stay, rows that do not are superseded, and what is new is added. */
import type { Prisma } from '../generated/prisma/client.ts';
import { addRatings, type StoredRating, supersede } from './store.ts';

export type NewRating = Omit<Prisma.RatingRowCreateManyInput, 'id' | 'madeAt' | 'supersededAt'>;

const nameOf = ({ userId, week, resultId }: NewRating): string => `${userId} ${week} ${resultId ?? ''}`;
const saysTheSame = (one: NewRating, other: NewRating): boolean =>
  one.mean === other.mean &&
  one.deviation === other.deviation &&
  one.volatility === other.volatility &&
  one.rated === other.rated;

/** Writes what the ratings are in place of `standing`, what they were thought to be. */
export async function rewrite(
  tx: Parameters<typeof addRatings>[0],
  standing: readonly StoredRating[],
  made: readonly NewRating[],
  now: Date,
): Promise<void> {
  const known = new Map(standing.map((row) => [nameOf(row), row]));
  const fresh = made.filter((row) => {
    const before = known.get(nameOf(row));
    return before === undefined || !saysTheSame(before, row);
  });
  const kept = new Set(made.filter((row) => !fresh.includes(row)).map(nameOf));
  const wrong = standing.filter((row) => !kept.has(nameOf(row))).map(({ id }) => id);
  if (wrong.length > 0) await supersede(tx, wrong, now);
  if (fresh.length > 0)
    await addRatings(
      tx,
      fresh.map((row) => ({ ...row, madeAt: now })),
    );
}
