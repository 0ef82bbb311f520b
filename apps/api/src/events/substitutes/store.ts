import { Prisma } from '../../generated/prisma/client.ts';
import type { Db } from '../../platform/database.ts';
import { carriedPair } from '../../platform/tracing/carried-statement.ts';
import type { Transaction } from '../store.ts';

type Stored = Pick<Transaction, 'eventStandBy' | 'eventOffer' | 'eventEntry'>;

/** Queues the job that evaluates a match at the time its seat was left (CL-133). */
export async function queueWorth(tx: Pick<Transaction, '$queryRaw'>, eventId: string, matchId: string): Promise<void> {
  await tx.$queryRaw`select (graphile_worker.add_job('event-worth',
    json_build_object('eventId', ${eventId}::text, 'matchId', ${matchId}::text${carriedPair()}), max_attempts => 25,
    job_key => ${`event-worth:${matchId}`})).id::text`;
}

/** The hand-overs of a match that have no evaluation yet. */
export const handOversWithoutWorth = (db: Pick<Db, 'handOver'>, matchId: string) =>
  db.handOver.findMany({ where: { matchId, worth: { equals: Prisma.DbNull } }, orderBy: { at: 'asc' } });

type Left = { readonly matchId: string; readonly side: string; readonly player: number; readonly at: Date };

export const keepWorth = (db: Pick<Db, 'handOver'>, { matchId, side, player, at }: Left, worth: object) =>
  db.handOver.updateMany({ where: { matchId, side, player, at }, data: { worth } });

/** The evaluations of a match's hand-overs. */
export const worthsOf = (db: Pick<Db, 'handOver'>, matchId: string) =>
  db.handOver.findMany({ where: { matchId }, select: { leaverId: true, worth: true }, orderBy: { at: 'asc' } });

type Of = { readonly eventId: string; readonly userId: string };
type Offered = { readonly entryId: string; readonly userId: string };

export const addStandBy = (tx: Stored, of: Of, since: Date) =>
  tx.eventStandBy.createMany({ data: [{ ...of, since }], skipDuplicates: true });

export const dropStandBy = (tx: Stored, { eventId, userId }: Of) =>
  tx.eventStandBy.deleteMany({ where: { eventId, userId } });

/** Begins the search for somebody who takes an entry over. */
export const beginSearch = (tx: Stored, entryId: string, soughtAt: Date) =>
  tx.eventEntry.updateMany({ where: { id: entryId, soughtAt: null }, data: { soughtAt } });

export const endSearch = (tx: Stored, entryId: string, foundAt: Date) =>
  tx.eventEntry.updateMany({ where: { id: entryId, foundAt: null }, data: { foundAt } });

export const addOffer = (tx: Stored, of: Of & Offered, { at, dueAt }: { readonly at: Date; readonly dueAt: Date }) =>
  tx.eventOffer.create({ data: { ...of, at, dueAt }, select: { entryId: true } });

export const closeOffer = (
  tx: Stored,
  { entryId, userId }: Offered,
  state: 'accepted' | 'declined' | 'lapsed',
  leaverId: string | null = null,
) => tx.eventOffer.updateMany({ where: { entryId, userId, state: 'open' }, data: { state, leaverId } });

/** The entry as it is, with its points and its matches, has another holder (CL-085). */
export const setHolder = (tx: Stored, entryId: string, userId: string) =>
  tx.eventEntry.update({ where: { id: entryId }, data: { userId, state: 'confirmed' }, select: { id: true } });
