/**
 * How the functions of the job queue are planned that every turn calls. They look for jobs by key; left to itself PostgreSQL plans
 * them anew at each call, which costs more than running them, or keeps a plan that reads the whole queue because it was made while
 * the queue was short. Said of these functions alone: the same switch on a whole connection makes every statement without a fitting
 * index look so dear that PostgreSQL compiles it (JIT), for seconds. The queue's own migrations may replace its functions, so this
 * follows them each time.
 */
export const QUEUE_PLANS = ['add_jobs(graphile_worker.job_spec[], boolean)', 'remove_job(text)']
  .flatMap((name) => [
    `alter function graphile_worker.${name} set plan_cache_mode = force_generic_plan`,
    `alter function graphile_worker.${name} set enable_seqscan = off`,
  ])
  .join('; ');
