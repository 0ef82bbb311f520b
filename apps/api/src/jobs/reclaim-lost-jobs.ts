import type { Context } from '../context.ts';

/** So long the note that a job has ended may be on its way. */
const GRACE = '10 seconds';

/**
 * Jobs that the database has given to a living worker and of which that one never heard: they were taken by a statement whose
 * answer was lost with the connection (a primary that died, a pooler restarted) while its commit was kept. The worker asked again
 * and got others; the queue itself would leave these for four hours.
 * @param name under which the worker takes jobs.
 * @param underWay the ids of those that it knows.
 */
export async function lostJobs(
  { database }: Pick<Context, 'database'>,
  name: string,
  underWay: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id::text as id from graphile_worker.jobs
      where locked_by = $1 and locked_at < now() - interval '${GRACE}' and not id::text = any($2::text[])`,
    [name, [...underWay]],
  );
  return rows.map(({ id }) => id);
}
