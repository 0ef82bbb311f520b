import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

/** Longer than this nobody waits for a reply. */
const REPLY_MS = 1_000;
const MAX_BETWEEN_TRIES_MS = 5_000;

/** One line when it goes and one when it is back, not one for every try. */
function tellOf(redis: Redis, use: string, log: FastifyBaseLogger): void {
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error, use }, 'Redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info({ use }, 'Redis is back');
    away = false;
  });
}

/**
 * A Redis connection that blocks nobody: while Redis is away or silent, commands fail at once, and it reconnects
 * automatically. Resolves after the first attempt, even a failed one. `use` names its purpose in the log.
 */
export async function openRedis(url: string, use: string, log: FastifyBaseLogger): Promise<Redis> {
  // Imported on demand: most installations have no Redis, and its client would cost every process memory.
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    connectTimeout: 2_000,
    commandTimeout: REPLY_MS,
    socketTimeout: REPLY_MS,
    retryStrategy: (tries) => Math.min(100 * tries, MAX_BETWEEN_TRIES_MS),
  });
  tellOf(redis, use, log);
  await redis.connect().catch(() => undefined); // logged above; the next attempt is automatic
  return redis;
}
