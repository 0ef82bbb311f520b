/** How long an answer is believed, in ms: a revocation made by another process takes effect no later than this. */
export const BELIEVED_MS = 1_000;

const MAX_REMEMBERED = 10_000;

type Entry<Value> = { readonly value: Promise<Value>; readonly since: number };

/**
 * Remembers for one second, or as long as is said, what a look-up gave, so that a caller with many requests costs one query a second.
 * Measures with the process's own monotonic clock: this is a matter of the machine, not of the game's time.
 */
export class Remembered<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #believedMs: number;

  /** `believedMs`: how long an answer is believed. */
  constructor(believedMs = BELIEVED_MS) {
    this.#believedMs = believedMs;
  }

  /** The remembered answer, or that of `find`. Callers at the same moment share one look-up; a failed one is not kept. */
  get(key: string, find: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && performance.now() - known.since < this.#believedMs) return known.value;
    if (this.#entries.size >= MAX_REMEMBERED) this.#entries.clear();
    const value = find();
    this.#entries.set(key, { value, since: performance.now() });
    value.catch(() => this.#entries.delete(key));
    return value;
  }

  /** Forgets everything: something has been revoked or changed in this process. */
  clear(): void {
    this.#entries.clear();
  }
}
