import type { Json, Seat } from '@fieldpost/engine';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Counting } from '../platform/bounds.ts';
import type { Db } from '../platform/database.ts';
import { type Page, type Paged, type Place, paged, placeByAge } from '../platform/paging.ts';
import { nextRevision } from '../platform/revision.ts';
import { carriedPair } from '../platform/tracing/carried-statement.ts';

/** When a person sleeps, as they have said; null: they have not. */
export const hoursOfPlayer = (db: Pick<Db, 'playerHours'>, userId: string) =>
  db.playerHours.findUnique({ where: { userId }, select: { timeZone: true, sleepFrom: true, changedAt: true } });

export async function saveHours(
  db: Counting,
  userId: string,
  hours: { readonly timeZone: string; readonly sleepFrom: number },
  changedAt: Date,
): Promise<void> {
  const row = { ...hours, changedAt };
  await db.playerHours.upsert({ where: { userId }, create: { userId, ...row }, update: row });
}

/** A person's running matches whose clocks pause at night. */
export async function matchesWithSleep(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db.match.findMany({
    where: { status: 'playing', seats: { some: { userId } }, clockSpec: { path: ['sleepHours'], gt: 0 } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** When a person took a seat over, and from whom; null: they have held it from the start. */
export const lastHandOver = (db: Db, matchId: string, { side, player }: Seat<string>, successorId: string) =>
  db.handOver.findFirst({
    where: { matchId, side, player, successorId },
    orderBy: { at: 'desc' },
    select: { step: true, at: true, leaver: { select: { id: true, name: true } } },
  });

/** Whether a person holds a seat of this side, or has held one before it was taken over. */
export async function hasHeld(db: Db, matchId: string, side: string, userId: string): Promise<boolean> {
  const [held, handed] = await Promise.all([
    db.matchSeat.findFirst({ where: { matchId, side, userId }, select: { side: true } }),
    db.handOver.findFirst({
      where: { matchId, side, OR: [{ leaverId: userId }, { successorId: userId }] },
      select: { side: true },
    }),
  ]);
  return held !== null || handed !== null;
}

/** Of rows ordered by `createdAt` and id, the oldest first: those after a place. */
const youngerThan = (place: Place | null) =>
  place === null
    ? {}
    : {
        OR: [{ createdAt: { gt: new Date(place.by) } }, { createdAt: new Date(place.by), id: { gt: place.id } }],
      };

/** Nobody is shown seats beside people whom they may not meet; the seat of a leaver is nobody's company. */
const withoutBarred = (userId: string | null) =>
  userId === null
    ? {}
    : {
        NOT: {
          seats: {
            some: {
              vacantSince: null,
              user: {
                OR: [{ blocks: { some: { blockedId: userId } } }, { blockedBy: { some: { userId } } }],
              },
            },
          },
        },
      };

/** Listed matches in play with a seat that a person may take over (null: anybody), the oldest first, page by page. */
export async function vacantMatches(
  db: Db,
  { limit, after }: Page,
  userId: string | null = null,
): Promise<Paged<{ readonly id: string }>> {
  const vacant = { seats: { some: { vacantSince: { not: null } } } };
  const rows = await db.match.findMany({
    where: { status: 'playing', listed: true, ...vacant, ...withoutBarred(userId), ...youngerThan(after) },
    select: { id: true, createdAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: limit + 1,
  });
  return paged(rows, limit, placeByAge);
}

/** The account that stands for a computer player; made when it is first asked for. Its address reaches nobody. */
export async function botAccount(db: Db, bot: string, name: string): Promise<string> {
  const id = `bot-${bot}`;
  const row = { id, name, email: `${id}@fieldpost.invalid`, bot, mailTurns: false };
  await db.user.upsert({ where: { id }, create: row, update: { name } });
  return id;
}

type Transaction = Prisma.TransactionClient;

/** Seats a computer player with the standing orders that it brings; null: the initial ones of the rule set. */
export async function seatBot(
  tx: Transaction,
  key: { readonly matchId: string; readonly side: string; readonly player: number },
  userId: string,
  orders: Json,
): Promise<void> {
  const standingOrders = orders === null ? {} : { standingOrders: orders as Prisma.InputJsonValue };
  await tx.matchSeat.update({ where: { matchId_side_player: key }, data: { userId, ...standingOrders } });
}

/** Notes who of an open match's players is there; `at` null: they are not any more. */
export async function setPresent(tx: Transaction, matchId: string, userId: string, at: Date | null): Promise<void> {
  await tx.matchSeat.updateMany({ where: { matchId, userId }, data: { presentAt: at } });
}

/** Frees the seats of those who have not said that they are there. */
export async function freeAbsent(tx: Transaction, matchId: string): Promise<void> {
  await tx.matchSeat.updateMany({
    where: { matchId, presentAt: null, user: { bot: null } },
    data: { userId: null, salt: null },
  });
  await tx.matchSeat.updateMany({ where: { matchId }, data: { presentAt: null } });
}

/** Sets when an open match is due: at its ready check's end, or at once for the worker that begins it. */
export async function setReadiness(
  tx: Transaction,
  id: string,
  { deadline, actAt }: { readonly deadline: Date | null; readonly actAt: Date | null },
): Promise<void> {
  await tx.match.update({ where: { id }, data: { deadline, actAt, ...nextRevision() }, select: { id: true } });
  const [task, at] = actAt ? ['autoplay', actAt] : ['deadline', deadline];
  if (at)
    await tx.$queryRaw`select (graphile_worker.add_job(${task}, json_build_object('matchId', ${id}::text${carriedPair()}),
      job_key => ${`${task}:${id}`}, run_at => ${at}::timestamptz, max_attempts => 25)).id::text`;
}

/** A match that cannot begin yet is not looked at again before its last seat is taken; nothing where it has changed since it was read. */
export const waitForPlayers = (
  db: Pick<Db, 'match'>,
  { id, revision }: { readonly id: string; readonly revision: number },
) => db.match.updateMany({ where: { id, revision, status: 'open' }, data: { actAt: null } });
