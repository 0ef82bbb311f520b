import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { JobSpec } from '../turn/turn-jobs.ts';

type Stored = Pick<Context, 'db'>;

/** Forgets answers to idempotency keys that nobody will repeat any more. Answers how many. */
export async function dropOldReceipts({ db }: Stored, before: Date): Promise<number> {
  const { count } = await db.receipt.deleteMany({ where: { at: { lt: before } } });
  return count;
}

/** What a match may have fallen due for. Each is a column with an index of its own, so the search grows with what is due. */
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

/** Notes when the next reminder of a match is due and queues it, unless its clock has moved on since `deadline`. */
export async function setReminder({ db }: Stored, matchId: string, deadline: Date, job: JobSpec | null): Promise<void> {
  if (job === null) {
    await db.match.updateMany({ where: { id: matchId, deadline }, data: { remindAt: null } });
    return;
  }
  const { task, payload, key, runAt, maxAttempts } = job;
  await db.$queryRaw`with m as (update matches set remind_at = ${runAt}::timestamptz
      where id = ${matchId} and deadline = ${deadline}::timestamptz returning id)
    select (graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, run_at := ${runAt}::timestamptz,
      max_attempts := ${maxAttempts}::int, job_key := ${key})).id::text from m`;
}
