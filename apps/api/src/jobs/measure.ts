import type { Database } from '../plugins/database.ts';

/** How the job queue stands: jobs that wait, and the age of the oldest that is due, in seconds. */
export type QueueMeasure = {
  measure(): Promise<{ readonly jobs: number; readonly lagSeconds: number }>;
};

const MEASURE = `select count(*)::int as jobs,
  coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now())), 0)::float8 as lag
  from graphile_worker.jobs where locked_at is null and attempts < max_attempts`;

export function queueMeasure(database: Database): QueueMeasure {
  return {
    measure: async () => {
      const { rows } = await database.pool.query<{ jobs: number; lag: number }>(MEASURE);
      return { jobs: rows[0]?.jobs ?? 0, lagSeconds: rows[0]?.lag ?? 0 };
    },
  };
}
