import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Live } from './live.ts';
import { postgresLive } from './postgres.ts';
import { redisLive } from './redis.ts';

/** Redis where REDIS_URL is given, otherwise PostgreSQL. */
export function openLive(settings: Settings, log: FastifyBaseLogger): Live {
  const { redisUrl, databaseUrl, databaseDirectUrl } = settings;
  return redisUrl ? redisLive(redisUrl, log) : postgresLive(databaseDirectUrl ?? databaseUrl, log);
}
