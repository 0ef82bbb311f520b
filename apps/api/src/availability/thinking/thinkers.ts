/** The thinkers of a process: threads that plan for computer players, so that letters and turns of people do not wait for them. */
import { Worker } from 'node:worker_threads';
import type { RuleSetRef } from '@fieldpost/engine';
import type { Asked, Plan } from '@fieldpost/search';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../../platform/metrics.ts';

/** A question to a thinker: plain data, and never a state. */
export type Question = Asked & { readonly ruleSet: RuleSetRef };

/** A thread says so when it has loaded what it needs. */
export const READY = 'ready';

/** Nobody can think now: all are busy, or this process is leaving. The job comes again. */
export class NotNow extends Error {}

type Waiting = {
  readonly key: string;
  readonly question: Question;
  readonly since: number;
  readonly resolve: (plan: Plan | null) => void;
  readonly reject: (error: Error) => void;
  /** A thread has failed over it once. */
  readonly again: boolean;
};

/** The longest time that one plan may take on a clock of the wall; budgets are in nodes, so none ever should. */
const GUARD_MS = 10_000;
/** A thread ends that has had nothing to do for this time. */
const IDLE_MS = 300_000;
/** In MB: what a thread may hold. */
const MEMORY = 150;

/** A thread, and what it is busy with. */
class Thinker {
  task: Waiting | null = null;
  isReady = false;
  readonly thread: Worker;
  timer: NodeJS.Timeout | undefined;

  constructor() {
    const file = new URL('./thread.ts', import.meta.url);
    this.thread = new Worker(file, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    this.thread.unref();
  }
}

export class Thinkers {
  readonly #size: number;
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  readonly #guardMs: number;
  readonly #thinkers = new Set<Thinker>();
  #waiting: Waiting[] = [];
  #stopped = false;

  /** `size`: threads at once, at least one. They start when they are needed. */
  constructor(
    size: number,
    { metrics, log }: { readonly metrics: Metrics; readonly log: FastifyBaseLogger },
    guardMs = GUARD_MS,
  ) {
    this.#size = size;
    this.#metrics = metrics;
    this.#log = log;
    this.#guardMs = guardMs;
  }

  /** Questions that may be under way at once: one more than there are threads, so that none waits for the next job. */
  get most(): number {
    return this.#size + 1;
  }

  /**
   * The plan that answers a question, the oldest question first; null: nobody has told this game's players how to think. `key`: of one
   * key one question is answered at a time. Rejects with `NotNow` where too many wait or the process is leaving. A thread that fails is
   * asked again, then a weaker level answers; the same where the guard strikes.
   */
  ask(key: string, question: Question): Promise<Plan | null> {
    const underWay = [...this.#waiting, ...[...this.#thinkers].flatMap(({ task }) => task ?? [])];
    if (this.#stopped || underWay.length >= this.most || underWay.some((one) => one.key === key))
      return Promise.reject(new NotNow('nobody can think now'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, question, since: performance.now(), resolve, reject, again: false });
      this.#next();
    });
  }

  /** Ends all threads at once. Jobs that wait for a plan come again. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const thinkers = [...this.#thinkers];
    const tasks = [...this.#waiting, ...thinkers.flatMap(({ task }) => task ?? [])];
    this.#waiting = [];
    for (const thinker of thinkers) this.#forget(thinker);
    for (const { reject } of tasks) reject(new NotNow('this process is leaving'));
    await Promise.all(thinkers.map(({ thread }) => thread.terminate()));
  }

  #next(): void {
    this.#metrics.thinkingWaiting.set(this.#waiting.length);
    const [task] = this.#waiting;
    if (task === undefined || this.#stopped) return;
    const thinker = [...this.#thinkers].find((one) => one.task === null) ?? this.#another();
    if (thinker === null) return;
    this.#waiting.shift();
    this.#metrics.thinkingWaiting.set(this.#waiting.length);
    clearTimeout(thinker.timer);
    thinker.task = task;
    if (thinker.isReady) this.#hand(thinker, task);
  }

  /** From here on the guard counts: to load the rules of all games takes longer than most plans. */
  #hand(thinker: Thinker, { question }: Waiting): void {
    thinker.timer = setTimeout(() => this.#guard(thinker), this.#guardMs);
    thinker.thread.postMessage(question);
  }

  #heard(thinker: Thinker, message: Plan | null | typeof READY): void {
    if (message === READY) {
      thinker.isReady = true;
      if (thinker.task !== null) this.#hand(thinker, thinker.task);
    } else this.#answered(thinker, message);
  }

  #another(): Thinker | null {
    if (this.#thinkers.size >= this.#size) return null;
    const thinker = new Thinker();
    this.#thinkers.add(thinker);
    thinker.thread.on('message', (message: Plan | null | typeof READY) => this.#heard(thinker, message));
    thinker.thread.on('error', (error) => this.#failed(thinker, error));
    thinker.thread.on('exit', (code) => this.#failed(thinker, new Error(`a thinker ended with ${code}`)));
    return thinker;
  }

  #answered(thinker: Thinker, plan: Plan | null): void {
    const { task } = thinker;
    clearTimeout(thinker.timer);
    thinker.task = null;
    thinker.timer = setTimeout(() => this.#dismiss(thinker), IDLE_MS).unref();
    if (task === null) return;
    const { ruleSet, level } = task.question;
    this.#metrics.thinking.observe({ rule_set: ruleSet.id, level }, (performance.now() - task.since) / 1000);
    this.#metrics.thinkingNodes.inc({ rule_set: ruleSet.id, level }, plan?.nodes ?? 0);
    task.resolve(plan);
    this.#next();
  }

  #guard(thinker: Thinker): void {
    this.#metrics.thinkingGuarded.inc();
    const { task } = thinker;
    if (task !== null) thinker.task = { ...task, again: true };
    this.#failed(thinker, new Error(`a plan took longer than ${this.#guardMs} ms`));
    void thinker.thread.terminate();
  }

  /** The same question once more, then the policy of the game: it needs no search. */
  #failed(thinker: Thinker, error: Error): void {
    if (!this.#thinkers.has(thinker)) return;
    const { task } = thinker;
    this.#forget(thinker);
    if (task !== null) this.#retry(task, error);
    this.#next();
  }

  #retry(task: Waiting, error: Error): void {
    const { question, again } = task;
    this.#log.warn({ err: error, level: question.level, match: task.key }, 'thinking: a thread failed');
    if (!again) this.#waiting.unshift({ ...task, again: true });
    else if (question.level === 'sergeant') task.reject(error);
    else this.#waiting.unshift({ ...task, question: { ...question, level: 'sergeant' } });
  }

  #dismiss(thinker: Thinker): void {
    this.#forget(thinker);
    void thinker.thread.terminate();
  }

  #forget(thinker: Thinker): void {
    clearTimeout(thinker.timer);
    thinker.task = null;
    this.#thinkers.delete(thinker);
  }
}
