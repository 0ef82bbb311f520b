import { soon } from '@fieldpost/config/soon';
import { copyTemplate, startTestServer, type TestServer } from '@fieldpost/config/test-server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { loadSteps } from '../match-store/store.ts';
import { Client } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';

const SECRET = 'a secret of the tests, long enough to be one';
const MOVES = ['c3-c4', 'd3-d4', 'e3-e4', 'f3-f4', 'a3-a4', 'b3-b4', 'g3-g4', 'h3-h4'];

let postgres: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  postgres = await startTestServer({ fsync: 'on', synchronous_commit: 'on' });
  const { url } = await copyTemplate(postgres.adminUrl);
  app = await buildApp({ databaseUrl: url, secret: SECRET });
  await app.services.live.ready();
});

afterAll(async () => {
  await app.close();
  await postgres.remove();
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays all moves of one match, each again with its key until it is answered: what any careful client does. */
async function playOn(duel: Duel, statuses: number[]): Promise<void> {
  const client = new Client(app, duel.south);
  for (const [step, move] of MOVES.entries()) {
    for (;;) {
      const played = await client.play(duel.id, step, move, `${duel.id}-${step}`);
      statuses.push(played.status);
      if (played.status === 200) break;
      await pause(30);
    }
    await pause(40);
  }
}

it('a restart of PostgreSQL in mid-load costs answers of 503 and nothing else', async () => {
  const duels = await Promise.all(Array.from({ length: 8 }, () => openDuel(app.services)));
  const statuses: number[] = [];
  const load = Promise.all(duels.map((duel) => playOn(duel, statuses)));
  await soon(() => expect(statuses).toContain(200));
  await postgres.halt();
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const refused = await new Client(app, duels[0]?.south ?? null).match(duels[0]?.id ?? '');
  expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([503, 'UNAVAILABLE']);
  await soon(() => expect(statuses).toContain(503));
  await postgres.resume();
  await load;
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  for (const duel of duels) {
    const steps = await loadSteps(app.services.db, duel.id, 0, 100);
    expect(steps.map((step) => step.line)).toEqual(MOVES);
  }
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.services.live.ready();
});
