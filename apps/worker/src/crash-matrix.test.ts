import { CRASH_POINTS, type CrashPoint } from '@fieldpost/api/platform/crash-points';
import type { Duel } from '@fieldpost/api/testing/duel';
import { drawTests } from '@fieldpost/config/draw-tests';
import { sampled } from '@fieldpost/config/drill';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ServiceProcess, startProcess } from './testing/processes.ts';
import { openScene, type Scene, submit, turnMails } from './testing/scene.ts';

drawTests(1);

// Every test starts real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(async () => {
  await scene.close();
});

const points = (kind: string, sample: number) =>
  sampled(
    kind,
    CRASH_POINTS.filter((point) => point.startsWith(kind)),
    sample,
  );
const turnPoints = points('turn.', 1);
const deliverPoints = points('deliver.', 1);
const COMMITTED: readonly CrashPoint[] = ['turn.committed', 'turn.before-answer'];

const stepsOf = (duel: Duel) => scene.context.db.step.count({ where: { matchId: duel.id } });
const turnsOf = (duel: Duel, channel: 'page' | 'mail') =>
  scene.context.db.notification.findMany({
    where: { matchId: duel.id, kind: 'turn', channel },
    select: { state: true },
  });

/** One step, one notification which is out, one mail (counted by Message-ID). */
async function expectOnce(duel: Duel): Promise<void> {
  expect(await stepsOf(duel)).toBe(1);
  expect(await duel.stored()).toMatchObject({ step: 1, waitingFor: ['north'] });
  expect(await turnsOf(duel, 'page')).toEqual([{ state: 'sent' }]);
  expect(await turnsOf(duel, 'mail')).toEqual([{ state: 'sent' }]);
  expect(turnMails(scene, duel.north).different).toBe(1);
}

describe('the API is killed', () => {
  let worker: ServiceProcess;
  beforeAll(async () => {
    worker = await scene.start('worker');
  });
  afterAll(() => worker.stop());

  test.each(turnPoints)('at %s: no step is lost or doubled, and one mail goes out', async (point) => {
    const duel = await scene.duel();
    const doomed = await scene.start('api', { FIELDPOST_CRASH_AT: point });
    expect(await submit(doomed, duel, duel.south, `key:${point}`, 0)).toBeNull();
    expect(await doomed.ended).toBe('SIGKILL');
    const committed = COMMITTED.includes(point);
    expect(await stepsOf(duel)).toBe(committed ? 1 : 0);
    expect(await turnsOf(duel, 'page')).toHaveLength(committed ? 1 : 0);

    await scene.drained();
    expect(turnMails(scene, duel.north).sent).toBe(committed ? 1 : 0);

    const api = await scene.start('api');
    const again = await submit(api, duel, duel.south, `key:${point}`, 0);
    const onceMore = await submit(api, duel, duel.south, `key:${point}`, 0);
    expect(again?.status).toBe(200);
    expect(onceMore).toEqual(again);
    await scene.drained();
    await expectOnce(duel);
    expect(turnMails(scene, duel.north).sent).toBe(1);
    await api.stop();
  });
});

describe('the worker is killed', () => {
  let api: ServiceProcess;
  beforeAll(async () => {
    api = await scene.start('api');
  });
  afterAll(() => api.stop());

  test.each(deliverPoints)('at %s: the mail goes out once', async (point) => {
    const duel = await scene.duel();
    expect((await submit(api, duel, duel.south, `key:${point}`, 0))?.status).toBe(200);
    const doomed = await scene.start('worker', { FIELDPOST_CRASH_AT: point });
    expect(await doomed.ended).toBe('SIGKILL');

    const worker = await scene.start('worker');
    await scene.drained();
    await expectOnce(duel);
    // Between "taken" and our mark nobody can know: the mail goes out again under its Message-ID.
    expect(turnMails(scene, duel.north).sent).toBe(point === 'deliver.sent' ? 2 : 1);
    await worker.stop();
  });
});

test('production does not start with a crash point', async () => {
  const env = { FIELDPOST_CRASH_AT: 'turn.received', NODE_ENV: 'production' };
  for (const kind of ['api', 'worker'] as const) {
    const started = startProcess(kind, { ...env, DATABASE_URL: 'postgres://nowhere/x', SECRET: 'x'.repeat(40) });
    await expect(started).rejects.toThrow('FIELDPOST_CRASH_AT is for tests and must not be set in production.');
  }
});
