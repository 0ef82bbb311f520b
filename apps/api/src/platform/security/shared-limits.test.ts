import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import process from 'node:process';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { redisIsHere, startRedis, type TestRedis } from '../../testing/redis.ts';
import { LIMITS } from './rate-limits.ts';

const SITE = 'https://war.example.org';
const SECRET = 'a secret of the tests, long enough to be one';
/** One twentieth of all limits: a stranger's is reached within a test. */
const SCALE = 0.05;
const MAX_REQUESTS = Math.ceil(LIMITS.stranger.max * SCALE);

let database: TestDatabase;
const apps: FastifyInstance[] = [];

async function open(redisUrl: string | null): Promise<FastifyInstance> {
  const app = await buildApp({
    databaseUrl: database.url,
    secret: SECRET,
    publicUrl: SITE,
    redisUrl,
    rateLimitScale: SCALE,
  });
  apps.push(app);
  return app;
}

/** Status codes of requests from one address, sent in turn to the apps. */
async function probe(
  at: readonly FastifyInstance[],
  times: number,
  remoteAddress = '203.0.113.9',
): Promise<readonly number[]> {
  const codes: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const app = at[index % at.length];
    const answer = await app?.inject({ url: '/api/v1/rulesets', remoteAddress });
    codes.push(answer?.statusCode ?? 0);
  }
  return codes;
}

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await database.drop();
});

if (redisIsHere()) {
  describe('limits of processes on one Redis', () => {
    let redis: TestRedis;
    beforeAll(async () => {
      redis = await startRedis();
    });
    afterAll(() => redis.stop());

    it('are counted together', async () => {
      const pair = [await open(redis.url), await open(redis.url)];
      const codes = await probe(pair, MAX_REQUESTS + 1);
      expect(codes.slice(0, MAX_REQUESTS)).toEqual(Array(MAX_REQUESTS).fill(200));
      expect(codes.at(-1)).toBe(429);
    });

    it('go on where they were in each process when it goes', async () => {
      const app = await open(redis.url);
      await probe([app], MAX_REQUESTS - 1, '203.0.113.10');
      await redis.stop();
      expect(await probe([app], 2, '203.0.113.10')).toEqual([200, 429]);
      redis = await startRedis(redis.port);
    });
  });
} else {
  process.stdout.write('No redis-server on PATH: limits over Redis are not tested here.\n');
}

it('are counted by each process for itself without one', async () => {
  const pair = [await open(null), await open(null)];
  expect(new Set(await probe(pair, MAX_REQUESTS + 1))).toEqual(new Set([200]));
});

it('are counted by the process while its Redis is away, sign-in too', async () => {
  const lonely = await open('redis://127.0.0.1:1');
  const codes = await probe([lonely], MAX_REQUESTS + 1);
  expect(codes.slice(0, MAX_REQUESTS)).toEqual(Array(MAX_REQUESTS).fill(200));
  expect(codes.at(-1)).toBe(429);
  const most = Math.ceil(LIMITS.signInto.max * SCALE);
  const guesses: number[] = [];
  for (let index = 0; index <= most; index += 1) {
    const { statusCode } = await lonely.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      remoteAddress: `203.0.113.${100 + index}`,
      payload: { email: 'ada@example.org', password: `guess ${index}` },
      headers: { origin: SITE },
    });
    guesses.push(statusCode);
  }
  expect(guesses).toEqual([...Array(most).fill(401), 429]);
});

it('keep nobody waiting for a Redis that takes connections and says nothing', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const lonely = await open(`redis://127.0.0.1:${port}`);
  // One after another: a second for each would be over the time of a test.
  expect(new Set(await probe([lonely], 50))).toEqual(new Set([200]));
  silent.close();
});
