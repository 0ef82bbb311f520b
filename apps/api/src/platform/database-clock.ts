import type { Pool } from 'pg';
import type { Clock } from './clock.ts';

/** Clocks of a machine: a monotonic one (ms since some moment), and a wall clock (ms since 1970). */
export type LocalTime = { readonly running: () => number; readonly wall: () => number };

const LOCAL: LocalTime = { running: () => performance.now(), wall: () => Date.now() };

/** Age in ms after which to ask the database for the time again: quartz clocks drift by some ms in it. */
const GOOD_FOR_MS = 30_000;
/** Where wall and running time have parted by more, the machine has slept or its clock was set. */
const PARTED_MS = 1_000;

/** An answer of the database: its time, and ours of both kinds when it was given. */
type Answer = { readonly time: number; readonly running: number; readonly wall: number };

const NOW = `select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`;

/**
 * The database's time, which all processes share: matches are judged by it alone, whatever the machine's clock shows.
 * Between two queries it advances by this machine's monotonic clock.
 */
export class DatabaseClock implements Clock {
  readonly #pool: Pick<Pool, 'query'>;
  readonly #local: LocalTime;
  #answer: Answer | null = null;
  #asking: Promise<void> | null = null;

  constructor(pool: Pick<Pool, 'query'>, local: LocalTime = LOCAL) {
    this.#pool = pool;
    this.#local = local;
  }

  /** Before the database has answered for the first time: what this machine has. */
  now(): Date {
    const { running, wall } = this.#local;
    return new Date(this.#answer ? this.#answer.time + running() - this.#answer.running : wall());
  }

  async sure(): Promise<void> {
    if (this.#isFresh()) return;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    await this.#asking;
  }

  #isFresh(): boolean {
    if (this.#answer === null) return false;
    const ran = this.#local.running() - this.#answer.running;
    const shown = this.#local.wall() - this.#answer.wall;
    return ran < GOOD_FOR_MS && Math.abs(shown - ran) < PARTED_MS;
  }

  /** The answer was given between question and arrival: the middle is wrong by half of it at most. */
  async #ask(): Promise<void> {
    const asked = this.#local.running();
    const { rows } = await this.#pool.query<{ readonly time: number }>(NOW);
    const arrived = this.#local.running();
    const [row] = rows;
    if (row) this.#answer = { time: row.time, running: (asked + arrived) / 2, wall: this.#local.wall() };
  }
}
