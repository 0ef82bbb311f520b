/** The one source of the time of day. Features never ask the system themselves, so that tests can set the hour. */
export interface Clock {
  now(): Date;
  /**
   * Resolves when `now` is the time by which matches are judged: that of the database. Rejects where that cannot be known.
   * Whatever ends somebody's time waits for it first.
   */
  sure(): Promise<void>;
}

/** A clock that stands still until it is moved. */
export type HandClock = Clock & {
  set(at: Date): void;
  /** Moves on by some milliseconds. */
  advance(ms: number): void;
};

export function handClock(start: Date): HandClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    sure: () => Promise.resolve(),
    set: (next) => {
      at = next.getTime();
    },
    advance: (ms) => {
      at += ms;
    },
  };
}
