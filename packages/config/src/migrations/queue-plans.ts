const FUNCTIONS = ['add_jobs(graphile_worker.job_spec[], boolean)', 'remove_job(text)'];

/**
 * The functions of the job queue that every turn calls look for jobs by key, and are planned at each call, by the size that the
 * queue has then. A plan that is kept would be that of a short queue, which reads all of it: no switch of the planner forbids
 * that, for it is done by an index too. Said of these functions alone; the queue's own migrations may replace them, so this
 * follows those each time.
 */
export const QUEUE_PLANS = FUNCTIONS.map(
  (name) => `alter function graphile_worker.${name} set plan_cache_mode = force_custom_plan`,
).join('; ');
