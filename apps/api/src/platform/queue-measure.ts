import type { Database } from './database.ts';

/**
 * State of the job queue: waiting jobs, due jobs, and the age of the oldest due one in seconds; and since when a match
 * deadline has gone unhandled.
 */
export type QueueState = {
  readonly jobs: number;
  readonly dueJobs: number;
  readonly lagSeconds: number;
  readonly overdueSeconds: number;
};

export type QueueMeasure = {
  /** Asks the database; an operator's `/metrics` and the tests call it. */
  measure(): Promise<QueueState>;
};

const MEASURE = `select count(*)::int as jobs,
    (count(*) filter (where run_at <= now()))::int as "dueJobs",
    coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and locked_at is null)), 0)::float8
      as "lagSeconds",
    coalesce((select extract(epoch from now() - min(deadline)) from matches where deadline < now()), 0)::float8
      as "overdueSeconds"
  from graphile_worker.jobs where attempts < max_attempts`;

const NOTHING: QueueState = { jobs: 0, dueJobs: 0, lagSeconds: 0, overdueSeconds: 0 };

export function queueMeasure(database: Database): QueueMeasure {
  return { measure: async () => (await database.pool.query<QueueState>(MEASURE)).rows[0] ?? NOTHING };
}
