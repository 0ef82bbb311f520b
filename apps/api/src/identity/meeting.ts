/** Whether people may be brought together: nobody meets whom they have blocked, or who has blocked them. */
import type { Db } from '../platform/database.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { barredFrom } from './meeting-statement.ts';

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

/** True if a person may send a letter to an address: it has no account, or its owner may meet them. */
export async function mayWriteTo(db: Pick<Db, '$queryRaw' | 'user'>, userId: string, email: string): Promise<boolean> {
  const found = await db.user.findUnique({ where: { email: email.toLowerCase() }, select: { id: true } });
  return found === null || (await mayMeet(db, userId, [found.id]));
}
