import type { Pool } from 'pg';
import { isOutage } from './errors/outage.ts';

/** Silence in ms after which reads skip a server. */
const PATIENCE_MS = 1_500;
/** So long the other server is asked first then, before the silent one is tried again. */
const PASSED_OVER_MS = 2_000;
/** Servers that are asked for one statement, one after another: a connection that has just been cut is worth a second look. */
const MAX_ASKED = 4;

/** A statement that changes nothing, wherever it is run: a read calls functions of the queue too, and holds rows, and those are none. */
const BEGINS = /^\s*\(?\s*(select|with)\b/i;
const CHANGES = /\b(insert|update|delete|merge|graphile_worker|pg_notify|for\s+(key\s+)?share)\b/i;
const isRead = (text: string): boolean => BEGINS.test(text) && !CHANGES.test(text);

/** A replica ends what reads rows for too long that its primary has thrown away. */
const RECOVERY_CONFLICT = '40001';

const cannotNow = (error: unknown): boolean =>
  isOutage(error) || (error instanceof Error && 'code' in error && error.code === RECOVERY_CONFLICT);

/** An attempt that was answered, that failed because its server cannot now, or that has been silent. */
type Outcome = { readonly kind: 'answered'; readonly value: unknown } | { readonly kind: 'cannot' | 'silent' };

function patiently(attempt: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout;
  const silence = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'silent' }), PATIENCE_MS);
  });
  return Promise.race([attempt, silence]).finally(() => clearTimeout(timer));
}

/** Two servers with the same data, of which one is asked first. */
class Steady {
  readonly #pools: readonly [Pool, Pool];
  #passedOverUntil = 0;

  constructor(first: Pool, second: Pool) {
    this.#pools = [first, second];
  }

  /** The order in which they are asked now. */
  order(): readonly [Pool, Pool] {
    const [first, second] = this.#pools;
    return performance.now() < this.#passedOverUntil ? [second, first] : [first, second];
  }

  passOver(pool: Pool): void {
    if (pool === this.#pools[0]) this.#passedOverUntil = performance.now() + PASSED_OVER_MS;
  }

  /** The first answer that any of them gives. @throws what the last of them said, or what is wrong with the statement */
  async ask(query: (pool: Pool) => Promise<unknown>): Promise<unknown> {
    const order = this.order();
    const underWay: Promise<Outcome>[] = [];
    let last: unknown = null;
    for (let index = 0; index < MAX_ASKED; index += 1) {
      const pool = order[index % 2] ?? order[0];
      const attempt = query(pool).then(
        (value): Outcome => ({ kind: 'answered', value }),
        (error: unknown): Outcome => {
          if (!cannotNow(error)) throw error;
          last = error;
          return { kind: 'cannot' };
        },
      );
      attempt.catch(() => undefined);
      underWay.push(attempt);
      const outcome = await patiently(firstAnswer(underWay));
      if (outcome.kind === 'answered') return outcome.value;
      this.passOver(pool);
    }
    const outcome = await firstAnswer(underWay);
    if (outcome.kind === 'answered') return outcome.value;
    throw last;
  }
}

/** The first answer of several attempts; 'cannot' where none of their servers can. @throws at once what is wrong with the statement */
function firstAnswer(attempts: readonly Promise<Outcome>[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let open = attempts.length;
    for (const attempt of attempts)
      attempt.then((outcome) => {
        open -= 1;
        if (outcome.kind === 'answered' || open === 0) resolve(outcome);
      }, reject);
  });
}

/**
 * A pool for what reads: `first` is asked, and where it cannot answer or is silent `second`, for as long as that lasts. Whatever is
 * not plainly a read goes to `first` alone, once. The pool is a view of both; who opened them closes them.
 */
export function steadyPool(first: Pool, second: Pool): Pool {
  const steady = new Steady(first, second);
  const query = (asked: string | { readonly text: string }, values?: unknown[]) => {
    const text = typeof asked === 'string' ? asked : asked.text;
    const ask = (pool: Pool) => pool.query(asked as never, values as never) as unknown as Promise<unknown>;
    return isRead(text) ? steady.ask(ask) : ask(first);
  };
  return new Proxy(first, {
    get: (pool, name) => {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(pool, name, pool);
      return typeof value === 'function' ? value.bind(pool) : value;
    },
  });
}
