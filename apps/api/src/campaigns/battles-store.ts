/** The battles of campaigns as rows, each with its match. */
import type { Fall } from '@fieldpost/engine';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../platform/database.ts';
import { carriedPair } from '../platform/tracing/carried-statement.ts';
import type { Tx } from './store.ts';

/** Stores the match of a battle; if a correction keeps the battle, its row exists already. */
export async function addBattle(
  tx: Tx,
  row: {
    readonly matchId: string;
    readonly campaignId: string;
    readonly battle: number;
    readonly line: number;
    readonly at: Date;
  },
): Promise<void> {
  await tx.campaignBattle.createMany({ data: [row], skipDuplicates: true });
}

/** The matches of a campaign's battles, the oldest first. */
export async function battlesOf(db: Db, campaignId: string) {
  return db.campaignBattle.findMany({
    where: { campaignId },
    orderBy: [{ at: 'asc' }, { battle: 'asc' }],
    select: { matchId: true, battle: true, line: true },
  });
}

/** By whom each fell in a battle, by person. */
export type Falls = Readonly<Record<string, Fall>>;

/** Notes by whom each fell in a battle that has ended. */
export async function noteFalls(tx: Tx, matchId: string, falls: Falls): Promise<void> {
  await tx.campaignBattle.updateMany({
    where: { matchId },
    data: { falls: falls as unknown as Prisma.InputJsonObject },
  });
}

/** By whom each fell, by match; of battles that ended before this was noted nothing. */
export async function fallsOf(db: Db, campaignId: string): Promise<ReadonlyMap<string, Falls>> {
  const rows = await db.campaignBattle.findMany({ where: { campaignId }, select: { matchId: true, falls: true } });
  return new Map(rows.map(({ matchId, falls }) => [matchId, (falls ?? {}) as unknown as Falls]));
}

/** Marks a battle's match as settled; readers of the campaign may watch it from now on. */
export async function battleSettled(tx: Tx, matchId: string, listed: boolean): Promise<void> {
  await tx.match.update({
    where: { id: matchId },
    data: { followDue: null, ...(listed ? { listed: true } : {}) },
    select: { id: true },
  });
}

/** The match of a battle that counts no more is to be ended; nothing where it has ended. */
export async function queueStop(tx: Tx, matchId: string, at: Date): Promise<void> {
  await tx.$queryRaw`select (graphile_worker.add_job('match-stop', json_build_object('matchId', id${carriedPair()}),
    run_at => ${at}::timestamptz, max_attempts => 25, job_key => ${`match-stop:${matchId}`})).id::text
    from matches where id = ${matchId} and status <> 'finished'`;
}
