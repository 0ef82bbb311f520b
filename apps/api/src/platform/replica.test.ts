import { soon } from '@fieldpost/config/soon';
import { copyTemplate, type Replica, startTestServer, type TestServer } from '@fieldpost/config/test-server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { Client } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';

const SECRET = 'a secret of the tests, long enough to be one';

let primary: TestServer;
let replica: Replica;
let app: FastifyInstance;
let ended: Duel;
let running: Duel;

beforeAll(async () => {
  primary = await startTestServer();
  const { url } = await copyTemplate(primary.adminUrl);
  replica = await primary.replica();
  app = await buildApp({ databaseUrl: url, databaseReplicaUrl: replica.beside(url), secret: SECRET });
  ended = await openDuel(app.services);
  running = await openDuel(app.services, { names: ['Cleo', 'Dan'] });
  await new Client(app, ended.south).post(`/matches/${ended.id}/resign`);
  await app.services.db.match.updateMany({ data: { listed: true } });
  await caughtUp();
});

afterAll(async () => {
  await app.close();
  await replica.remove();
  await primary.remove();
});

/** Waits until the replica has what the primary had just now. */
async function caughtUp(): Promise<void> {
  const { db, reading } = app.services.database;
  const [now] = await db.$queryRaw<{ lsn: string }[]>`select pg_current_wal_lsn()::text as lsn`;
  await soon(async () => {
    const rows = await reading.past.$queryRaw<{ there: boolean }[]>`
      select pg_last_wal_replay_lsn() >= ${now?.lsn}::pg_lsn as there`;
    expect(rows).toEqual([{ there: true }]);
  });
}

const stranger = () => new Client(app, null);
const profile = (duel: Duel) => `/users/${duel.south.caller.userId}`;

it('a stranger reads profiles at the replica, and whoever has an account reads what they wrote', async () => {
  const { db } = app.services;
  await replica.halt();
  await db.user.update({ where: { id: ended.south.caller.userId }, data: { name: 'Ada Renamed' } });
  // With the replica away the primary answers.
  expect(await stranger().get(profile(ended))).toMatchObject({ status: 200, body: { name: 'Ada Renamed' } });
  await replica.resume();
  await caughtUp();
  await app.services.database.reading.past.$queryRaw`select pg_wal_replay_pause()::text`;
  await db.user.update({ where: { id: ended.south.caller.userId }, data: { name: 'Ada Again' } });
  expect(await stranger().get(profile(ended))).toMatchObject({ body: { name: 'Ada Renamed' } });
  const graph = await stranger().graphql<{ user: { name: string } }>('query ($id: ID!) { user(id: $id) { name } }', {
    id: ended.south.caller.userId,
  });
  expect(graph.body).toMatchObject({ data: { user: { name: 'Ada Renamed' } } });
  expect(await new Client(app, ended.south).get(profile(ended))).toMatchObject({ body: { name: 'Ada Again' } });
  await app.services.database.reading.past.$queryRaw`select pg_wal_replay_resume()::text`;
});

it('while the primary is away everything that only reads is answered, to who has an account too, and nothing is written', async () => {
  const ada = new Client(app, ended.south);
  await caughtUp();
  const match = await ada.get(`/matches/${ended.id}`);
  await primary.halt();
  try {
    expect(await ada.get(`/matches/${ended.id}`)).toMatchObject({ status: 200, text: match.text });
    for (const path of ['frames?from=0&count=3', 'notices?after=0', 'record', 'dice'])
      expect((await ada.get(`/matches/${running.id}/${path}`)).status, path).toBe(200);
    for (const path of [profile(ended), `${profile(ended)}/ratings`, '/watch', '/watch/best'])
      expect((await stranger().get(path)).status, path).toBe(200);
    const refused = await new Client(app, running.south).play(running.id, 0, 'c3-c4', 'away');
    expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([503, 'UNAVAILABLE']);
  } finally {
    await primary.resume();
  }
  await soon(async () => {
    expect((await new Client(app, running.south).play(running.id, 0, 'c3-c4', 'away')).status).toBe(200);
  });
});
