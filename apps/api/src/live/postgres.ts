import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { Listeners, type Live } from './live.ts';
import { messagesOf } from './messages.ts';
import { Outbox } from './outbox.ts';

const CHANNEL = 'fieldpost_live';
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

/** One connection that listens and notifies, and reconnects when it breaks. */
class Line {
  #client: pg.Client | null = null;
  #closed = false;
  #retryMs = FIRST_RETRY_MS;
  #timer: NodeJS.Timeout | null = null;
  #opening: Promise<void> | null = null;
  readonly #url: string;
  readonly #log: FastifyBaseLogger;
  readonly #hear: (payload: string) => void;

  constructor(url: string, log: FastifyBaseLogger, hear: (payload: string) => void) {
    this.#url = url;
    this.#log = log;
    this.#hear = hear;
  }

  open(): Promise<void> {
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'fieldpost live', keepAlive: true });
    client.on('error', () => this.#broken(client));
    client.on('end', () => this.#broken(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      // A message that is lost with a crash is no loss; waiting for the disk would slow the turns beside it.
      await client.query('set synchronous_commit = off');
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
      this.#retryMs = FIRST_RETRY_MS;
    } catch (error) {
      this.#log.warn({ err: error }, 'live messages: no connection, will try again');
      await client.end().catch(() => undefined);
      this.#later();
    }
    if (this.#closed) await this.#client?.end();
  }

  #broken(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#later();
  }

  #later(): void {
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.open();
    }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
  }

  async send(payload: string): Promise<void> {
    if (!this.#client) throw new Error('no connection for live messages');
    await this.#client.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] });
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#opening;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }
}

/** Live messages over NOTIFY and LISTEN, outside every turn's transaction: NOTIFY inside one would make commits wait in line. */
export function postgresLive(url: string, log: FastifyBaseLogger): Live {
  const listeners = new Listeners();
  const line = new Line(url, log, (payload) => {
    // Each process hears all that every process sends, its own included: where nobody listens it is not even read.
    if (listeners.size === 0) return;
    for (const message of messagesOf(payload)) listeners.tell(message);
  });
  const outbox = new Outbox(
    (payload) => line.send(payload),
    (error) => log.warn({ err: error }, 'live messages were not sent'),
  );
  void line.open();
  return {
    publish: (message) => outbox.put(message),
    listen: (listener) => listeners.add(listener),
    get listening() {
      return listeners.size;
    },
    ready: () => line.open(),
    close: async () => {
      await outbox.close();
      await line.close();
    },
  };
}
