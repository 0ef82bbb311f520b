import type { LiveMessage } from './live.ts';
import { payloadsOf } from './messages.ts';

/** Gathers messages for some milliseconds and sends them together, one batch at a time, so that turns never wait for them. */
export class Outbox {
  #waiting: LiveMessage[] = [];
  #timer: NodeJS.Timeout | null = null;
  #sending: Promise<void> = Promise.resolve();
  readonly #send: (payload: string) => Promise<void>;
  readonly #lost: (error: unknown) => void;
  readonly #everyMs: number;

  constructor(send: (payload: string) => Promise<void>, lost: (error: unknown) => void, everyMs = 15) {
    this.#send = send;
    this.#lost = lost;
    this.#everyMs = everyMs;
  }

  put(message: LiveMessage): void {
    this.#waiting.push(message);
    this.#timer ??= setTimeout(() => this.#flush(), this.#everyMs);
  }

  #flush(): void {
    this.#timer = null;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#sending = this.#sending.then(() => this.#sendAll(batch));
  }

  async #sendAll(batch: readonly LiveMessage[]): Promise<void> {
    try {
      for (const payload of payloadsOf(batch)) await this.#send(payload);
    } catch (error) {
      this.#lost(error);
    }
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#flush();
    await this.#sending;
  }
}
