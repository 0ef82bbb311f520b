import type { Prisma } from '../../generated/prisma/client.ts';
import { type Bound, type Counting, withinBounds } from '../../platform/bounds.ts';
import type { Db } from '../../platform/database.ts';
import { nextRevision } from '../../platform/revision.ts';
import { further, progressOf } from '../progress.ts';
import { SESSION } from './store.ts';

type Inside = Prisma.TransactionClient;

/** Maximum guests at one time; later visitors must create an account. */
const MAX_GUESTS = 5_000;

/** The name of a guest, which only computer players see. */
const GUEST = 'Guest';

const countGuests = (db: Counting): Promise<number> => db.user.count({ where: { guest: true } });
const GUESTS: Bound = { name: 'guests', most: MAX_GUESTS, count: countGuests };

/** A new guest in a time zone: nobody can sign in as one, and no letter reaches them. Null: there are too many. */
export async function addGuest(db: Db, now: Date, timeZone: string): Promise<string | null> {
  const id = crypto.randomUUID();
  const email = `guest-${id}@fieldpost.invalid`;
  const data = { id, name: GUEST, email, guest: true, timeZone, mailTurns: false, createdAt: now, updatedAt: now };
  const added = await withinBounds(db, [GUESTS], (tx) => tx.user.create({ data, select: { id: true } }));
  return added === null ? null : id;
}

async function handOn(db: Inside, guestId: string, userId: string): Promise<void> {
  const seats = { some: { userId: guestId } };
  // Processes that keep one of these at hand see by its revision that it has changed.
  await db.match.updateMany({ where: { OR: [{ creatorId: guestId }, { seats }] }, data: nextRevision() });
  await db.match.updateMany({ where: { creatorId: guestId }, data: { creatorId: userId } });
  await db.matchSeat.updateMany({ where: { userId: guestId }, data: { userId } });
  await db.responseTime.updateMany({ where: { userId: guestId }, data: { userId } });
  // An order in progress is repeated with its key, and gets its first answer.
  await db.$executeRaw`update receipts r set user_id = ${userId} where r.user_id = ${guestId}
    and not exists (select 1 from receipts own where own.user_id = ${userId} and own.key = r.key)`;
  await db.receipt.deleteMany({ where: { userId: guestId } });
}

/**
 * The matches of a guest, and how far they came in the lessons, become an account's; the guest is no more. One transaction; a second
 * one finds nothing to do. False: there is no such guest.
 */
export async function moveGuestMatches(db: Db, guestId: string, userId: string): Promise<boolean> {
  return await db.$transaction(async (inside) => {
    const [guest] = await inside.$queryRaw<{ readonly lessons: unknown }[]>`
      select lessons from users where id = ${guestId} and guest for update`;
    if (guest === undefined) return false;
    const owner = await inside.user.findUnique({ where: { id: userId }, select: { lessons: true, guest: true } });
    if (owner === null || owner.guest) return false;
    await handOn(inside, guestId, userId);
    const lessons = further(progressOf(owner.lessons), progressOf(guest.lessons));
    await inside.user.update({ where: { id: userId }, data: { lessons } });
    await inside.user.delete({ where: { id: guestId } });
    return true;
  });
}

/** So many guests go in one transaction. */
const AT_ONCE = 100;

async function dropSome(db: Db, since: Date): Promise<number> {
  // Sessions are updated once a day: one updated a day earlier may have been used since.
  const before = new Date(since.getTime() - SESSION.updateAge * 1000);
  return await db.$transaction(async (inside) => {
    // A guest who is signing up now is locked: their matches are being handed over.
    const old = await inside.$queryRaw<{ readonly id: string }[]>`select u.id from users u
      where u.guest and u.created_at < ${before}::timestamptz
        and not exists (select 1 from sessions s where s.user_id = u.id and s.updated_at >= ${before}::timestamptz)
      order by u.created_at limit ${AT_ONCE}::int for update skip locked`;
    const ids = old.map(({ id }) => id);
    await inside.match.deleteMany({ where: { creatorId: { in: ids } } });
    await inside.user.deleteMany({ where: { id: { in: ids } } });
    return ids.length;
  });
}

/** Deletes guests not seen since a moment, with their matches. Returns how many. */
export async function dropOldGuests(db: Db, before: Date): Promise<number> {
  let gone = 0;
  for (;;) {
    const count = await dropSome(db, before);
    gone += count;
    if (count < AT_ONCE) return gone;
  }
}
