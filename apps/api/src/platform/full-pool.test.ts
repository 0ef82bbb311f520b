import { freshDatabase } from '@fieldpost/config/test-database';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { fault } from './errors/catalogue.ts';
import { isOutage } from './errors/outage.ts';
import { FaultError, registerErrors } from './errors/plugin.ts';

let place: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
beforeAll(async () => {
  place = await freshDatabase();
  database = openDatabase({ url: place.url, directUrl: null }, Fastify().log, 1);
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

/** Queries while the only connection is in use; it is released after the given ms. */
async function askedWhileFull(ms: number): Promise<unknown> {
  const held = await database.pool.connect();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = database.pool.query('select 1 as one').then(
      ({ rows }) => rows,
      (error: unknown) => error,
    );
    vi.advanceTimersByTime(ms);
    held.release();
    return await answer;
  } finally {
    vi.useRealTimers();
  }
}

test('a statement waits while every connection is in use, nearly as long as a client waits for its answer', async () => {
  expect(await askedWhileFull(11_000)).toEqual([{ one: 1 }]);
});

test('one that has waited too long says that the service is busy', async () => {
  expect(isOutage(await askedWhileFull(13_000))).toBe(true);
});

test('every 503 says when to ask again', async () => {
  const app = Fastify();
  Object.assign(app, { services: { metrics: { refusals: { inc: () => undefined } } } });
  registerErrors(app);
  app.get('/', () => {
    throw new FaultError(fault('UNAVAILABLE'));
  });
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  await app.close();
});
