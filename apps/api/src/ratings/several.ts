/** CL-138: the pool of matches with more than two sides is worked on with each result, in the order in which they became final. */
import { afterMatch, NEW_SKILL, type Skill } from '@fieldpost/league';
import type { Prisma } from '../generated/prisma/client.ts';
import { scoresOf, sidesOf } from './closing.ts';
import { type Pool, ratingsBefore, resultsSince, type StoredResult, standingWithin } from './store.ts';
import { type NewRating, rewrite } from './writing.ts';

type Rated = Skill & { readonly rated: number };
const NEW: Rated = { ...NEW_SKILL, rated: 0 };

/** The new ratings after one match; also updates `ratings`. */
function after(ratings: Map<string, Rated>, pool: Pool, result: StoredResult): readonly NewRating[] {
  const sides = sidesOf(result);
  const before = sides.map((side) => side.map((id) => ratings.get(id) ?? NEW));
  const skills = afterMatch(before, scoresOf(result));
  return sides.flatMap((side, index) =>
    side.map((userId, at): NewRating => {
      const { mu, sigma } = skills[index]?.[at] ?? NEW_SKILL;
      const rated = (before[index]?.[at]?.rated ?? 0) + 1;
      ratings.set(userId, { mu, sigma, rated });
      const value = { mean: mu, deviation: sigma, volatility: 0, rated };
      return { ...pool, userId, week: result.week, at: result.at, resultId: result.id, ...value };
    }),
  );
}

/** Rates again all matches of a pool from an instant on. */
export async function rateSeveral(tx: Prisma.TransactionClient, pool: Pool, from: Date, now: Date): Promise<void> {
  const results = await resultsSince(tx, pool, from);
  const people = [...new Set(results.flatMap((result) => sidesOf(result).flat()))];
  const rows = await ratingsBefore(tx, pool, people, from);
  const ratings = new Map(
    [...rows].map(([id, { mean, deviation, rated }]) => [id, { mu: mean, sigma: deviation, rated }]),
  );
  const made = results.flatMap((result) => after(ratings, pool, result));
  await rewrite(tx, await standingWithin(tx, pool, from, null), made, now);
}
