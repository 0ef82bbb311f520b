import type { Duel, Duellist } from '@fieldpost/api/testing/duel';
import { redisIsHere, startRedis } from '@fieldpost/api/testing/redis';
import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ServiceProcess, until } from './testing/processes.ts';
import { openScene, type Scene, submit, turnMails } from './testing/scene.ts';

drawTests(1, 3);

// Every test starts real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(async () => {
  await scene.close();
});

/** The events of a player's stream at one API so far. */
function follow(api: ServiceProcess, who: Duellist): { readonly heard: string[]; stop(): void; opened: Promise<void> } {
  const heard: string[] = [];
  const end = new AbortController();
  const headers = { authorization: `Bearer ${who.token}`, accept: 'application/x-ndjson' };
  const opened = fetch(`${api.url}/api/v1/stream`, { headers, signal: end.signal }).then((response) => {
    void (async () => {
      for await (const chunk of response.body ?? [])
        heard.push(...new TextDecoder().decode(chunk).split('\n').filter(Boolean));
    })().catch(() => undefined);
  });
  return { heard, stop: () => end.abort(), opened };
}

async function hears(sender: ServiceProcess, other: ServiceProcess, duel: Duel, key: string): Promise<void> {
  const stream = follow(other, duel.north);
  await stream.opened;
  expect((await submit(sender, duel, duel.south, key, 0))?.status).toBe(200);
  // The match's first event may arrive after the stream has opened: wait for the turn.
  const told = () => stream.heard.map((line) => JSON.parse(line) as { id?: string; step?: number });
  await until(
    'the other process tells its subscriber',
    () => told().some(({ id, step }) => id === duel.id && step === 1),
    10_000,
  );
  expect(told().at(-1)).toMatchObject({ type: 'match', id: duel.id, step: 1, status: 'playing' });
  stream.stop();
}

test('one API with WORKER=embedded delivers by itself', async () => {
  const api = await scene.start('api', { WORKER: 'embedded' });
  const duel = await scene.duel();
  expect((await submit(api, duel, duel.south, 'embedded', 0))?.status).toBe(200);
  await until('the mail is out', () => turnMails(scene, duel.north).sent === 1);
  await api.stop();
  expect(await api.ended).toBe(0);
});

describe('two APIs and two workers on one database', () => {
  let one: ServiceProcess;
  let two: ServiceProcess;
  beforeAll(async () => {
    [one, two] = await Promise.all([
      scene.start('api'),
      scene.start('api'),
      scene.start('worker'),
      scene.start('worker'),
    ]);
  });

  test('a turn played at one reaches who listens at the other', async () => {
    await hears(one, two, await scene.duel(), 'one-to-two');
    await hears(two, one, await scene.duel(), 'two-to-one');
  });

  test('copies of a turn sent to both give one step, equal answers and one mail; each match gets its own', async () => {
    const duels = await Promise.all(Array.from({ length: 6 }, () => scene.duel()));
    for (const duel of duels) {
      const copies = Array.from({ length: 10 }, (_, index) =>
        submit(index % 2 ? one : two, duel, duel.south, `k-${duel.id}`, 0),
      );
      const answers = await Promise.all(copies);
      expect(new Set(answers.map((answer) => `${answer?.status} ${answer?.text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await scene.context.db.step.count({ where: { matchId: duel.id } })).toBe(1);
    }
    await until('the mails are out', () => duels.every((duel) => turnMails(scene, duel.north).sent > 0));
    await scene.drained();
    expect(duels.map((duel) => turnMails(scene, duel.north))).toEqual(duels.map(() => ({ sent: 1, different: 1 })));
  });
});

describe.runIf(redisIsHere())('with REDIS_URL', () => {
  test('a turn played at one reaches who listens at the other', async () => {
    const redis = await startRedis();
    try {
      const env = { REDIS_URL: redis.url };
      const [one, two] = await Promise.all([scene.start('api', env), scene.start('api', env)]);
      await hears(one, two, await scene.duel(), 'by-redis');
    } finally {
      await redis.stop();
    }
  });
});
