import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { Listeners, type Live } from './live.ts';
import { messagesOf } from './messages.ts';
import { Outbox } from './outbox.ts';

const CHANNEL = 'fieldpost:live';

/** Loaded where a Redis is: elsewhere its client would cost every process its memory. */
async function connect(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, { maxRetriesPerRequest: 1, retryStrategy: (tries) => Math.min(100 * tries, 5_000) });
  redis.on('error', (error) => log.warn({ err: error }, 'live messages: Redis'));
  return redis;
}

async function subscribe(hearer: Promise<Redis>, listeners: Listeners): Promise<void> {
  const redis = await hearer;
  redis.on('message', (_channel: string, payload: string) => {
    for (const message of messagesOf(payload)) listeners.tell(message);
  });
  await redis.subscribe(CHANNEL);
}

/** Live messages over Redis pub/sub. Redis keeps nothing of ours: losing it costs pages their push, never a turn. */
export function redisLive(url: string, log: FastifyBaseLogger): Live {
  const listeners = new Listeners();
  const sender = connect(url, log);
  const hearer = connect(url, log);
  const subscribed = subscribe(hearer, listeners).catch((error: unknown) =>
    log.warn({ err: error }, 'live messages: not subscribed'),
  );
  const outbox = new Outbox(
    async (payload) => {
      await (await sender).publish(CHANNEL, payload);
    },
    (error) => log.warn({ err: error }, 'live messages were not sent'),
  );
  return {
    publish: (message) => outbox.put(message),
    listen: (listener) => listeners.add(listener),
    ready: () => subscribed,
    close: async () => {
      await outbox.close();
      for (const redis of [await sender, await hearer]) redis.disconnect();
    },
  };
}
