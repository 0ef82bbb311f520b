import { EventEmitter } from 'node:events';
import { type Runner, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Context } from '../context.ts';
import { jobSpan } from '../platform/tracing/trace.ts';
import { patientPool } from './patient-pool.ts';
import { Presence, releaseDead } from './presence.ts';
import { queueLog } from './queue-log.ts';
import { lostJobs } from './reclaim-lost-jobs.ts';
import { MAX_RUNS_A_MINUTE, Repeats } from './repeats.ts';
import { tasksOf } from './tasks.ts';

/** A worker that runs until it is stopped, even through outages of PostgreSQL. */
export type Worker = {
  /** Resolves when the first jobs can be taken. */
  readonly ready: Promise<void>;
  /** Takes no more jobs, ends those under way, and lets go. */
  stop(): Promise<void>;
};

/**
 * Jobs at once: two more than there are connections to the mail server, so that the next letters are being written while that one takes
 * its time over each answer.
 */
export const JOBS_AT_ONCE = 6;

export type WorkerOptions = {
  /** Jobs at once. */
  readonly concurrency?: number;
  /** How often to poll for due jobs that were not announced (future jobs and retries), in ms. */
  readonly pollMs?: number;
  /** How often to look for jobs of workers that died, in ms. */
  readonly releaseMs?: number;
};

// words-check: reckon is the name of a job that older processes know.
/** Once over all workers; missed minutes are not made up for. */
const CRONTAB = `* * * * * sweep ?jobKey=sweep&jobKeyMode=replace&max=3
*/2 * * * * reckon ?jobKey=reckon&jobKeyMode=replace&max=1
*/5 * * * * tidy ?jobKey=tidy&jobKeyMode=replace&max=1
17 * * * * forget ?jobKey=forget&jobKeyMode=replace&max=1
43 3 * * * rebuild ?jobKey=rebuild&jobKeyMode=replace&max=1`;
const RESTART_MS = 1_000;

const tracedTasks = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task | undefined] => [
      name,
      task && ((payload, helpers) => jobSpan(name, payload, async () => task(payload, helpers))),
    ]),
  );

type Measured = { readonly id: string; readonly task_identifier: string; readonly key: string | null };

class RunningWorker {
  readonly #context: Context;
  readonly #options: Required<WorkerOptions>;
  #runner: Runner | null = null;
  #presence: Presence | null = null;
  /** The name under which the runner takes jobs; null: none runs. */
  #name: string | null = null;
  /** The ids of jobs under way, and when each began. */
  readonly #underWay = new Map<string, number>();
  readonly #repeats = new Repeats();
  #stopping = false;
  #wake: () => void = () => undefined;
  readonly #release: NodeJS.Timeout;
  #loop: Promise<void> = Promise.resolve();

  constructor(context: Context, options: Required<WorkerOptions>) {
    this.#context = context;
    this.#options = options;
    this.#release = setInterval(() => void this.#giveBack(), options.releaseMs);
    this.#release.unref();
  }

  /** Runs until stopped; a runner that falls is set up again. */
  start(): Promise<void> {
    return new Promise((ready) => {
      this.#loop = this.#keepRunning(ready);
    });
  }

  async #keepRunning(ready: () => void): Promise<void> {
    while (!this.#stopping) {
      try {
        this.#runner = await this.#open();
        ready();
        await this.#runner.promise;
      } catch (error) {
        this.#context.log.warn({ err: error }, 'jobs: the runner fell and is set up again');
      }
      this.#name = null;
      await this.#presence?.end();
      this.#runner = null;
      if (!this.#stopping) await this.#pause();
    }
  }

  #open(): Promise<Runner> {
    const { concurrency, pollMs } = this.#options;
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      this.#presence = new Presence(this.#context, workerPool.id);
      void this.#presence.show();
      this.#name = workerPool.id;
      this.#underWay.clear();
    });
    events.on('job:start', ({ job }) => this.#underWay.set(job.id, performance.now()));
    events.on('job:complete', ({ job, error }) => this.#measure(job, error));
    // One job at a time: where the queue takes some ahead, it does not outlive a PostgreSQL that goes away (decision 0103).
    return run({
      pgPool: patientPool(this.#context.database),
      // Planned by the size that the queue has now; and a pooler keeps nothing prepared.
      noPreparedStatements: true,
      taskList: tracedTasks(tasksOf(this.#context)),
      crontab: CRONTAB,
      concurrency,
      pollInterval: pollMs,
      noHandleSignals: true,
      logger: queueLog(this.#context),
      events,
    });
  }

  #measure(job: Measured, error: unknown): void {
    const { id, task_identifier: task } = job;
    this.#countRun(job);
    const begun = this.#underWay.get(id);
    this.#underWay.delete(id);
    if (begun === undefined) return;
    const outcome = error ? 'failed' : 'done';
    this.#context.metrics.jobs.observe({ task, outcome }, (performance.now() - begun) / 1000);
  }

  /** The metric is for the alert; the key, of which there are too many for a label, is in the log. */
  #countRun({ key, task_identifier: task }: Measured): void {
    if (key === null) return;
    const runs = this.#repeats.note(task, key, performance.now());
    if (runs === MAX_RUNS_A_MINUTE + 1) this.#context.log.warn({ task, key }, 'jobs: a key comes again and again');
    this.#showRepeats();
  }

  #showRepeats(): void {
    const { jobRepeats } = this.#context.metrics;
    jobRepeats.reset();
    for (const [task, runs] of this.#repeats.most(performance.now())) jobRepeats.set({ task }, runs);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, RESTART_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #giveBack(): Promise<void> {
    try {
      const ids = await releaseDead(this.#context);
      if (ids.length > 0) this.#context.log.warn({ workers: ids }, 'jobs of dead workers were given back');
      await this.#letGoOfVain();
    } catch (error) {
      this.#context.log.debug({ err: error }, 'jobs of dead workers could not be looked for');
    }
  }

  /**
   * Stops the runner if it holds jobs that it does not know. It restarts under another name, and its old jobs count as
   * a dead worker's.
   */
  async #letGoOfVain(): Promise<void> {
    const [name, runner] = [this.#name, this.#runner];
    if (name === null || runner === null || this.#stopping) return;
    const jobs = await lostJobs(this.#context, name, new Set(this.#underWay.keys()));
    if (jobs.length === 0) return;
    this.#context.log.warn({ jobs }, 'jobs: taken and never heard of; the runner is set up again');
    this.#name = null;
    await runner.stop();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    // Plans under way are given up: their jobs come again, here or at another worker.
    await this.#context.thinkers.stop();
    clearInterval(this.#release);
    this.#wake();
    await this.#runner?.stop().catch((error: unknown) => this.#context.log.warn({ err: error }, 'jobs: stopping'));
    await this.#loop;
  }
}

/** Starts to run jobs: embedded in the API's process, or in apps/worker. Any number may serve one database. */
export function startWorker(context: Context, options: WorkerOptions = {}): Worker {
  // Jobs that wait for a thinker take no place from letters.
  const { concurrency = JOBS_AT_ONCE + context.thinkers.most, pollMs = 1_000, releaseMs = 2_000 } = options;
  const worker = new RunningWorker(context, { concurrency, pollMs, releaseMs });
  return { ready: worker.start(), stop: () => worker.stop() };
}
