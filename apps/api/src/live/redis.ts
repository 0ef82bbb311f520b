import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { openRedis } from '../platform/redis.ts';
import { Listeners, type Live } from './live.ts';
import { messagesOf } from './messages.ts';
import { Outbox } from './outbox.ts';

const CHANNEL = 'fieldpost:live';

/**
 * Forwards every later message to the listeners, also after reconnecting. Resolves when it listens, or when Redis is
 * away.
 */
async function hear(redis: Redis, listeners: Listeners, log: FastifyBaseLogger): Promise<void> {
  redis.on('message', (_channel: string, payload: string) => {
    for (const message of messagesOf(payload)) listeners.tell(message);
  });
  const subscribe = (): Promise<unknown> =>
    redis.subscribe(CHANNEL).catch((error: unknown) => log.warn({ err: error }, 'live messages: not subscribed'));
  redis.on('ready', () => void subscribe());
  if (redis.status === 'ready') await subscribe();
}

/** Live messages over Redis pub/sub. Redis keeps nothing of ours: losing it costs pages their push, never a turn. */
export function redisLive(url: string, log: FastifyBaseLogger): Live {
  const listeners = new Listeners();
  const sender = openRedis(url, 'telling live messages', log);
  const hearer = openRedis(url, 'hearing live messages', log);
  const listening = hearer.then((redis) => hear(redis, listeners, log));
  const outbox = new Outbox(
    async (payload) => {
      await (await sender).publish(CHANNEL, payload);
    },
    (error) => log.warn({ err: error }, 'live messages were not sent'),
  );
  return {
    publish: (message) => outbox.put(message),
    listen: (listener) => listeners.add(listener),
    get listening() {
      return listeners.size;
    },
    ready: () => listening,
    close: async () => {
      await outbox.close();
      for (const redis of [await sender, await hearer]) redis.disconnect();
    },
  };
}
