import { soon } from '@fieldpost/config/soon';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { Client } from '../testing/client.ts';
import { type Duel, type Duellist, openDuel } from '../testing/duel.ts';
import { openSocket } from '../testing/graphql-socket.ts';
import { faultsOf } from '../testing/holds-answers.ts';
import { redisIsHere, startRedis, type TestRedis } from '../testing/redis.ts';
import { payloadsOf } from './messages.ts';

const SECRET = 'a secret of the tests, long enough to be one';
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Two processes' worth of app on one database. */
async function pair(redisUrl: string | null): Promise<readonly [FastifyInstance, FastifyInstance]> {
  const build = () => buildApp({ databaseUrl: database.url, secret: SECRET, redisUrl });
  const apps = [await build(), await build()] as const;
  for (const app of apps) {
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.services.live.ready();
  }
  return apps;
}

const addressOf = (app: FastifyInstance): string => {
  const address = app.server.address();
  return typeof address === 'object' && address ? `127.0.0.1:${address.port}` : '';
};

/** Lines of a stream until `enough` of them came. */
async function streamLines(app: FastifyInstance, who: Duellist, accept: string, lastEventId = '17') {
  const headers = { authorization: `Bearer ${who.token}`, accept, 'last-event-id': lastEventId };
  const ending = new AbortController();
  const reply = await fetch(`http://${addressOf(app)}/api/v1/stream`, { headers, signal: ending.signal });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (found: RegExp): Promise<string> => {
    while (!found.test(text)) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error(`the stream ended with: ${text}`);
      text += chunk.value;
    }
    return text;
  };
  return { type: reply.headers.get('content-type'), until, text: () => text, end: () => ending.abort() };
}

/** What must hold whatever carries the messages. */
function carries(redisUrl: () => string | null): void {
  let apps: readonly [FastifyInstance, FastifyInstance];
  let duel: Duel;
  beforeAll(async () => {
    apps = await pair(redisUrl());
    duel = await openDuel(apps[0].services);
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  it('tells of a turn played in one process to pages of another', async () => {
    const sse = await streamLines(apps[1], duel.north, 'text/event-stream');
    const lines = await streamLines(apps[1], duel.south, 'application/x-ndjson');
    expect([sse.type, lines.type]).toEqual(['text/event-stream; charset=utf-8', 'application/x-ndjson; charset=utf-8']);
    const watching = await openSocket(addressOf(apps[1]), duel.north.token);
    const changes = watching.subscribe('subscription($id: ID!) { matchChanged(id: $id) { id step status } }', {
      id: duel.id,
    });
    // Something is said again and again until it is heard.
    const userIds = [duel.north.caller.userId];
    const said = { matchId: duel.id, step: 0, status: 'playing', userIds, open: false };
    await soon(() => {
      apps[1].services.live.publish(said);
      expect(changes.came).not.toEqual([]);
    });
    const south = new Client(apps[0], duel.south);
    await south.play(duel.id, 0, 'c3-c4');
    // The open step is south's own affair.
    expect(await lines.until(/"step":1/)).toContain(duel.id);
    await south.play(duel.id, 1, 'pass');
    expect(await sse.until(/"step":2/)).toMatch(/event: match\ndata: \{"type":"match"/);
    expect(sse.text()).not.toContain('"step":1');
    const ended = { matchChanged: { id: duel.id, step: 2, status: 'playing' } };
    await soon(() => expect(changes.came.at(-1)).toEqual(ended));
    expect(JSON.stringify(changes.came)).not.toContain('"step":1');
    for (const one of [sse, lines, watching]) one.end();
  });
}

/** Resolves when `other` hears what `one` says; it is said again and again until then. */
async function hears(one: FastifyInstance, other: FastifyInstance): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    other.services.live.listen(({ matchId }) => matchId === 'afterwards' && resolve());
  });
  const message = { matchId: 'afterwards', step: 1, status: 'playing', userIds: [], open: false };
  const again = setInterval(() => one.services.live.publish(message), 50);
  await heard;
  clearInterval(again);
}

describe('over PostgreSQL', () => {
  carries(() => null);

  it('says what has changed, and to who comes back what they have missed', async () => {
    const [app, other] = await pair(null);
    const { id, south, north } = await openDuel(app.services);
    const eventsIn = (text: string) =>
      [...text.matchAll(/^id: (\d+)\nevent: match\ndata: (.*)$/gm)].map(([, at, data = '']) => ({
        at,
        ...JSON.parse(data),
      }));
    const first = await streamLines(app, north, 'text/event-stream');
    const [, opened = ''] = /^id: (\d{13})$/m.exec(await first.until(/\n\n/)) ?? [];
    await new Client(app, south).play(id, 0, 'c3-c4');
    await new Client(app, south).play(id, 1, 'pass');
    const event = eventsIn(await first.until(/"awaited":true.*\n\n/)).at(-1);
    expect(event).toMatchObject({ id, step: 2, status: 'playing', awaited: true, since: 0 });
    const { at: _at, ...sent } = event;
    expect(faultsOf('StreamEvent', sent)).toBe(null);
    expect(faultsOf('StreamEvent', { ...sent, notices: 'many' })).not.toBe(null);
    expect(event.notices.map(({ index, line }: { index: number; line: string }) => [index, line])).toEqual([
      [0, 'c3-c4'],
      [1, 'end'],
    ]);
    first.end();
    const again = await streamLines(other, north, 'text/event-stream', opened);
    const [replayed] = eventsIn(await again.until(/"type":"match".*\n\n/));
    expect(replayed).toMatchObject({ at: opened, id, step: 2, awaited: true, since: 0, notices: event.notices });
    again.end();
    const nothing = await streamLines(other, north, 'text/event-stream', String(Date.now() + 3_600_000));
    await new Client(app, north).play(id, 2, 'pass');
    // Nothing was missed: the first event is the new one.
    expect(eventsIn(await nothing.until(/"type":"match".*\n\n/))[0]).toMatchObject({ since: 2 });
    nothing.end();
    await Promise.all([app.close(), other.close()]);
  });

  it('finds its connection again when the server has cut it', async () => {
    const [one, other] = await pair(null);
    await one.services.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fieldpost live' and datname = current_database()`,
    );
    await hears(one, other);
    await Promise.all([one.close(), other.close()]);
  });
});

if (redisIsHere()) {
  describe('over Redis', () => {
    let redis: TestRedis;
    beforeAll(async () => {
      redis = await startRedis();
    });
    afterAll(() => redis.stop());
    carries(() => redis.url);

    it('finds it again when it was away, also at the start', async () => {
      const [one, other] = await pair(redis.url);
      await redis.stop();
      const [third, fourth] = await pair(redis.url);
      redis = await startRedis(redis.port);
      for (const [speaker, hearer] of [[one, other] as const, [one, third] as const, [fourth, other] as const])
        await hears(speaker, hearer);
      await Promise.all([one, other, third, fourth].map((app) => app.close()));
    });
  });
} else {
  process.stdout.write('No redis-server on PATH: live messages over Redis are not tested here.\n');
}

describe('payloads', () => {
  const message = (index: number) => ({
    matchId: `match ${index}`,
    step: index,
    status: 'playing',
    userIds: ['someone'],
    open: false,
  });

  it('fit into what NOTIFY carries, and lose nothing', () => {
    const payloads = payloadsOf(Array.from({ length: 500 }, (_, index) => message(index)));
    expect(payloads.length).toBeGreaterThan(1);
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    expect(payloads.flatMap((payload) => JSON.parse(payload))).toHaveLength(500);
  });
  it('tell of each match and reader only the latest', () => {
    expect(payloadsOf([message(1), { ...message(1), step: 9 }])).toEqual([
      `[${JSON.stringify({ ...message(1), step: 9 })}]`,
    ]);
  });
});
