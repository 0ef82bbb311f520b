import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { fault } from '../errors/catalogue.ts';
import { FaultError } from '../errors/plugin.ts';
import { openRedis } from '../redis.ts';
import { countsOf } from './counts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Maximum requests (`max`) per time in ms (`timeWindow`). `settings.rateLimitScale` multiplies them all. */
export const LIMITS = {
  /** One address whose requests show no good session or token. Pages of one household share it. */
  stranger: { max: 1_200, timeWindow: MINUTE },
  /** One person by session. */
  session: { max: 2_400, timeWindow: MINUTE },
  /** One person by token: bots may be quick. */
  token: { max: 12_000, timeWindow: MINUTE },
  /** Sign-in by password: from one address, and into one account. */
  signIn: { max: 30, timeWindow: 15 * MINUTE },
  signInto: { max: 10, timeWindow: 15 * MINUTE },
  /** New accounts from one address. */
  signUp: { max: 20, timeWindow: HOUR },
  /** Guests from one address. */
  guest: { max: 20, timeWindow: HOUR },
  /** Mails of sign-in asked for from one address, and to one mailbox. */
  mailFrom: { max: 30, timeWindow: HOUR },
  mailTo: { max: 6, timeWindow: HOUR },
  /** Trials of webhooks, by one person. */
  trial: { max: 30, timeWindow: HOUR },
  /** Anything else of sign-in, from one address. */
  auth: { max: 300, timeWindow: MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts one event against a limit, for this key; throws TOO_MANY_REQUESTS over the limit. `reply`, if given, gets the
 * headers with the time to retry.
 */
export type Count = (
  limit: LimitName,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply | null,
) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly countAgainst: Count;
  }
}

const limitOf = (request: FastifyRequest): LimitName => (request.caller === null ? 'stranger' : request.caller.via);

/** Who is counted: a person by way of coming, else an address. */
const counted = (request: FastifyRequest): string =>
  request.caller === null ? `a ${request.ip}` : `${request.caller.via} ${request.caller.userId}`;

const tooMany = (seconds: number): FaultError =>
  new FaultError(fault('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: seconds } }));

async function redisOf(app: FastifyInstance): Promise<Redis | null> {
  const { redisUrl } = app.services.settings;
  if (redisUrl === null) return null;
  const redis = await openRedis(redisUrl, 'rate limits', app.log);
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}

/**
 * Limits every route registered after it, and offers `app.countAgainst` for the narrower ones. A scale of 0: no limits.
 */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  const scale = app.services.settings.rateLimitScale;
  if (scale === 0) {
    app.decorate('countAgainst', async () => {});
    return;
  }
  const most = (name: LimitName): number => Math.ceil(LIMITS[name].max * scale);
  await app.register(rateLimit, {
    store: countsOf(await redisOf(app)),
    timeWindow: MINUTE,
    max: (request) => most(limitOf(request)),
    keyGenerator: counted,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  app.decorate('countAgainst', counters(app, most));
}

function counters(app: FastifyInstance, most: (name: LimitName) => number): Count {
  const keys = new WeakMap<FastifyRequest, string>();
  const limiters = new Map(
    (Object.keys(LIMITS) as LimitName[]).map((name) => [
      name,
      app.createRateLimit({
        max: most(name),
        timeWindow: LIMITS[name].timeWindow,
        keyGenerator: (request) => `${name} ${keys.get(request) ?? request.ip}`,
      }),
    ]),
  );
  return async (limit, key, request, reply) => {
    keys.set(request, key);
    const result = await limiters.get(limit)?.(request);
    if (result === undefined || result.isAllowed || !result.isExceeded) return;
    reply?.header('retry-after', result.ttlInSeconds);
    throw tooMany(result.ttlInSeconds);
  };
}
