import type { Caller } from '../context.ts';

/** The listener's key: a person, or an address. */
export const readerOf = (caller: Caller | null, address: string): string =>
  caller === null ? `address ${address}` : `person ${caller.userId}`;

/** Subscriptions and streams that one reader may have open in one process; each holds some kilobytes for as long as it lasts. */
export const MAX_LISTENING = 200;
/** Sockets that one reader may have open in one process: a page has one. */
export const MAX_SOCKETS = 50;

/** Counts of what is open now, by who opened it. */
class Open {
  readonly #counts = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  enter(reader: string): (() => void) | null {
    const count = this.#counts.get(reader) ?? 0;
    if (count >= this.#most) return null;
    this.#counts.set(reader, count + 1);
    let inside = true;
    return () => {
      if (inside) this.#leave(reader);
      inside = false;
    };
  }

  #leave(reader: string): void {
    const left = (this.#counts.get(reader) ?? 1) - 1;
    if (left > 0) this.#counts.set(reader, left);
    else this.#counts.delete(reader);
  }

  get readers(): number {
    return this.#counts.size;
  }
}

/** The listeners of this process, over sockets and streams. Entering returns the function to leave. */
export class Readers {
  readonly #listening = new Open(MAX_LISTENING);
  readonly #sockets = new Open(MAX_SOCKETS);

  /** Somebody begins to listen; null where they listen in too many places already. */
  enter(reader: string): (() => void) | null {
    return this.#listening.enter(reader);
  }

  /** Somebody opens a socket; null where they have too many. */
  enterSocket(reader: string): (() => void) | null {
    return this.#sockets.enter(reader);
  }

  /** How many different readers are inside. */
  get size(): number {
    return this.#listening.readers + this.#sockets.readers;
  }
}
