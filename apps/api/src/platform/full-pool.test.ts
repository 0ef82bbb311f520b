import { freshDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let app: FastifyInstance;
beforeAll(async () => {
  database = await freshDatabase();
  app = await buildApp({ databaseUrl: database.url, secret: 'a secret of the tests, long enough', connections: 1 });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const QUESTION = {
  url: '/graphql',
  method: 'POST',
  payload: { query: '{ matches(first: 1) { nodes { id } } }' },
} as const;

/** Asks while the only connection is in use; it is given back when so many ms have passed. */
async function askedWhileFull(question: Parameters<FastifyInstance['inject']>[0], ms: number) {
  const { pool } = app.services.database;
  const held = await pool.connect();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = app.inject(question);
    await vi.waitUntil(() => pool.waitingCount > 0);
    vi.advanceTimersByTime(ms);
    held.release();
    return await answer;
  } finally {
    vi.useRealTimers();
  }
}

test.each([['/api/v1/matches'], [QUESTION]])('%j waits while every connection is in use', async (question) => {
  expect((await askedWhileFull(question, 11_000)).statusCode).toBe(200);
});

test.each([['/api/v1/matches'], [QUESTION]])(
  '%j that has waited too long is told when to ask again',
  async (question) => {
    const { statusCode, headers } = await askedWhileFull(question, 13_000);
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  },
);
