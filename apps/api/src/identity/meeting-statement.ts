import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../platform/database.ts';

/** That a person and somebody of a column have blocked one another, either way: for statements that list what may be joined. */
export const barredBetween = (
  userId: string,
  other: Prisma.Sql,
): Prisma.Sql => Prisma.sql`exists (select 1 from blocks bar
  where (bar.user_id = ${userId} and bar.blocked_id = ${other}) or (bar.user_id = ${other} and bar.blocked_id = ${userId}))`;

/** Of some people those whom a person may not meet. */
export async function barredFrom(
  db: Pick<Db, '$queryRaw'>,
  userId: string,
  others: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(others)].filter((id) => id !== null && id !== userId && id !== '');
  if (ids.length === 0) return new Set();
  const rows = await db.$queryRaw<{ readonly id: string }[]>`
    select blocked_id as id from blocks where user_id = ${userId} and blocked_id = any(${ids}::text[])
    union select user_id from blocks where blocked_id = ${userId} and user_id = any(${ids}::text[])`;
  return new Set(rows.map(({ id }) => id));
}
