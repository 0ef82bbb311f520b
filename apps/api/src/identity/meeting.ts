/** Whether people may be brought together: nobody meets whom they have blocked, or who has blocked them. */
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../platform/database.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/** That a person and somebody of a column have blocked one another, either way: for statements that list what may be joined. */
export const barredBetween = (
  userId: string,
  other: Prisma.Sql,
): Prisma.Sql => Prisma.sql`exists (select 1 from blocks bar
  where (bar.user_id = ${userId} and bar.blocked_id = ${other}) or (bar.user_id = ${other} and bar.blocked_id = ${userId}))`;

/** Of some people those whom a person may not meet. */
async function barredFrom(
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

/** Whether a person may meet all of these. The one question at every door where people come together. */
export const mayMeet = async (
  db: Pick<Db, '$queryRaw'>,
  userId: string,
  others: readonly (string | null)[],
): Promise<boolean> => (await barredFrom(db, userId, others)).size === 0;

/** Null: a person may meet all of these. Fault: CANNOT_MEET, which does not say who has blocked whom. */
export const meetingFault = async (
  db: Pick<Db, '$queryRaw'>,
  userId: string,
  others: readonly (string | null)[],
): Promise<Fault | null> => ((await mayMeet(db, userId, others)) ? null : fault('CANNOT_MEET'));

/** Whether a letter of a person may go to an address: whoever has the account there may meet them, or nobody has it. */
export async function mayWriteTo(db: Pick<Db, '$queryRaw' | 'user'>, userId: string, email: string): Promise<boolean> {
  const found = await db.user.findUnique({ where: { email: email.toLowerCase() }, select: { id: true } });
  return found === null || (await mayMeet(db, userId, [found.id]));
}
