import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';

/** How often a key was counted within its window, and how long the window lasts from now on, in ms. */
export type Counted = { readonly current: number; readonly ttl: number };

/** The most keys that a process keeps for one limit; the oldest windows are forgotten first. */
const MAX_KEYS = 20_000;

/** Counts of this process. Measures with its own monotonic clock: this is a matter of the machine, not of the game's time. */
export class OwnCounts {
  readonly #windows = new Map<string, { count: number; readonly end: number }>();

  count(key: string, windowMs: number): Counted {
    const now = performance.now();
    const known = this.#windows.get(key);
    if (known && known.end > now) {
      known.count += 1;
      return { current: known.count, ttl: known.end - now };
    }
    this.#windows.delete(key);
    this.#makeRoom(now);
    this.#windows.set(key, { count: 1, end: now + windowMs });
    return { current: 1, ttl: windowMs };
  }

  /** All windows of one limit are of one length, so those that began first end first. */
  #makeRoom(now: number): void {
    for (const [key, { end }] of this.#windows) {
      if (end > now && this.#windows.size < MAX_KEYS) return;
      this.#windows.delete(key);
    }
  }

  get size(): number {
    return this.#windows.size;
  }
}

const COUNT = `local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

async function countTogether(redis: Redis, key: string, windowMs: number): Promise<Counted> {
  const [current, ttl] = (await redis.eval(COUNT, 1, `fieldpost-limit-${key}`, windowMs)) as [number, number];
  return { current, ttl };
}

type Told = (error: Error | null, counted?: Counted) => void;

/**
 * Counts in Redis, where there is one, for all processes together; this process counts beside it. While Redis is away its own
 * counts hold: less exact, never absent, and nobody waits.
 */
export function countsOf(redis: Redis | null): FastifyRateLimitStoreCtor {
  return class Counts implements FastifyRateLimitStore {
    readonly #own = new OwnCounts();

    incr(key: string, told: Told, windowMs: number): void {
      const own = this.#own.count(key, windowMs);
      if (redis === null) told(null, own);
      else
        void countTogether(redis, key, windowMs).then(
          (counted) => told(null, counted),
          () => told(null, own),
        );
    }

    /** One of the narrower limits; its keys bear its name. */
    child(): Counts {
      return new Counts();
    }
  };
}
