/** After the commit: something of a match has changed. Says that, not what: each listener reads what they may know. */
export type LiveMessage = {
  readonly matchId: string;
  readonly step: number;
  readonly status: string;
  /** The step that everybody knew before this message and those sent with it. */
  readonly before?: number | undefined;
  /** Its recipients: the players of the match, or with `open` those of one side. */
  readonly userIds: readonly string[];
  /** Only those named may hear it: an open step or a draft, of which the others know nothing. */
  readonly open: boolean;
};

/** A later message in place of an earlier one that nobody has heard yet. */
export const inPlaceOf = (earlier: LiveMessage | undefined, later: LiveMessage): LiveMessage =>
  earlier?.before === undefined || later.before === undefined
    ? later
    : { ...later, before: Math.min(earlier.before, later.before) };

export type LiveListener = (message: LiveMessage) => void;

/** Carries messages to every process, the sender's included. At most once: a page that missed one sees the next, or asks. */
export interface Live {
  /** Sends soon, without waiting; never fails. Call it only after the commit. */
  publish(message: LiveMessage): void;
  /** Hears every message until the returned function is called. */
  listen(listener: LiveListener): () => void;
  /** How many listen in this process. */
  readonly listening: number;
  /** Resolves when this process hears what others send. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Listeners of one process. */
export class Listeners {
  readonly #all = new Set<LiveListener>();

  add(listener: LiveListener): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(message: LiveMessage): void {
    for (const listener of this.#all) listener(message);
  }

  get size(): number {
    return this.#all.size;
  }
}
