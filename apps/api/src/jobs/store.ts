import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { carried } from '../platform/tracing/trace.ts';
import { deadlineJob, type JobSpec } from '../turn/turn-jobs.ts';

type Stored = Pick<Context, 'db'>;

/** Columns of due times of a match. Each has an index, so the search grows with the number of due matches. */
export type DueColumn = 'deadline' | 'remind_at' | 'act_at';

/** The query by which matches are found whose time in `column` has come, those that have waited longest first. */
export const dueQuery = (column: DueColumn, before: Date, most: number): Prisma.Sql => {
  const name = Prisma.raw(column);
  return Prisma.sql`select id, status::text as status from matches
    where ${name} <= ${before}::timestamptz order by ${name} limit ${most}::int`;
};

export type DueMatch = { readonly id: string; readonly status: 'open' | 'playing' | 'finished' };

export const dueMatches = (
  { db }: Stored,
  column: DueColumn,
  before: Date,
  most: number,
): Promise<readonly DueMatch[]> => db.$queryRaw<DueMatch[]>(dueQuery(column, before, most));

/**
 * Notes when the next reminder of a match is due and queues it. False: the match has moved on since `revision`, and nothing was
 * written.
 */
export async function setReminder(
  { db }: Stored,
  matchId: string,
  revision: number,
  job: JobSpec | null,
): Promise<boolean> {
  if (job === null) {
    const { count } = await db.match.updateMany({ where: { id: matchId, revision }, data: { remindAt: null } });
    return count === 1;
  }
  const { task, payload, key, runAt, maxAttempts } = job;
  const queued = await db.$queryRaw<unknown[]>`with m as (update matches set remind_at = ${runAt}::timestamptz
      where id = ${matchId} and revision = ${revision}::int returning id)
    select (graphile_worker.add_job(${task}, ${JSON.stringify(carried(payload))}::json, run_at := ${runAt}::timestamptz,
      max_attempts := ${maxAttempts}::int, job_key := ${key})).id::text from m`;
  return queued.length === 1;
}

/** A job of the deadline that came early comes again: then, and not before a second has gone by on the database's clock. */
export async function lookAgain({ db }: Stored, matchId: string, at: Date): Promise<void> {
  const { task, payload, key, maxAttempts } = deadlineJob(matchId, at);
  await db.$queryRaw`select (graphile_worker.add_job(${task}, ${JSON.stringify(carried(payload))}::json,
    run_at := greatest(${at}::timestamptz, now() + interval '1 second'), max_attempts := ${maxAttempts}::int,
    job_key := ${key})).id::text`;
}

/** The follower of a finished match; null if there is none, or it has been notified. */
export async function followerOf({ db }: Stored, matchId: string): Promise<string | null> {
  const where = { id: matchId, status: 'finished' as const, followDue: { not: null } };
  const found = await db.match.findFirst({ where, select: { followedBy: true } });
  return found?.followedBy ?? null;
}

/** Finished matches whose follower has not been notified, the longest waiting first. */
export async function endsUntold({ db }: Stored, before: Date, most: number): Promise<readonly string[]> {
  const where = { followDue: { not: null, lte: before } };
  const rows = await db.match.findMany({ where, select: { id: true }, orderBy: { followDue: 'asc' }, take: most });
  return rows.map(({ id }) => id);
}
