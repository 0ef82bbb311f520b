import { inPlaceOf, type Live, type LiveMessage } from './live.ts';

/**
 * The messages that one reader wants, as they come. A slow reader holds nothing up: of each match only the latest waits.
 * Ends when the reader leaves the loop, with `return` or `close`, or when `mayGoOn` says no before a message is given.
 * Ends at once: a generator in its place would hear of its end with the next message only, which may never come.
 */
export class LiveSubscription implements AsyncIterableIterator<LiveMessage> {
  readonly #waiting = new Map<string, LiveMessage>();
  readonly #stop: () => void;
  #wake: (() => void) | null = null;
  #closed = false;

  readonly #mayGoOn: () => Promise<boolean>;

  constructor(live: Live, wants: (message: LiveMessage) => boolean, mayGoOn = async () => true) {
    this.#mayGoOn = mayGoOn;
    this.#stop = live.listen((message) => {
      if (wants(message)) this.#put(message);
    });
  }

  #put(message: LiveMessage): void {
    const earlier = this.#waiting.get(message.matchId);
    this.#waiting.delete(message.matchId);
    this.#waiting.set(message.matchId, inPlaceOf(earlier, message));
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<LiveMessage, undefined>> {
    for (;;) {
      const [first] = this.#waiting.values();
      if (this.#closed) return { done: true, value: undefined };
      if (first) {
        this.#waiting.delete(first.matchId);
        if (await this.#mayGoOn()) return { done: false, value: first };
        this.close();
        continue;
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = null;
    }
  }

  async return(): Promise<IteratorResult<LiveMessage, undefined>> {
    this.close();
    return { done: true, value: undefined };
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#wake?.();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
