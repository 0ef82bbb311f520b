import { exportMatch } from '@fieldpost/api/archive/export';
import { agree } from '@fieldpost/api/turn/agreements';
import { play } from '@fieldpost/api/turn/play';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openScene, type Scene } from './testing/scene.ts';

// Real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: paced(120_000), hookTimeout: paced(120_000) });

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const rows = (matchId: string) => scene.context.db.step.count({ where: { matchId } });

test('a worker that dies while it packs a match leaves it whole, and the next one packs it', async () => {
  const duel = await scene.duel();
  const order = { expectedStep: 0, order: { line: 'end' }, key: null };
  await play(scene.context, duel.south.caller, duel.id, order);
  await agree(scene.context, duel.south.caller, duel.id, 'resign');
  const file = JSON.stringify(await exportMatch(scene.context, duel.id, true));
  const { pool } = scene.context.database;
  await pool.query(`update matches set finished_at = now() - interval '3 days'`);
  await pool.query(`update _prisma_migrations set finished_at = now() - interval '3 days'`);

  const doomed = await scene.start('worker', { PACK_DAYS: '1', FIELDPOST_CRASH_AT: 'pack.before-commit' });
  await pool.query(`select graphile_worker.add_job('tidy', max_attempts => 5)`);
  expect(await doomed.ended).toBe('SIGKILL');
  expect([await rows(duel.id), await scene.context.db.packedSteps.count()]).toEqual([1, 0]);

  const next = await scene.start('worker', { PACK_DAYS: '1' });
  await pool.query(`select graphile_worker.add_job('tidy', max_attempts => 5)`);
  await expect.poll(() => scene.context.db.packedSteps.count()).toBe(1);
  expect(await rows(duel.id)).toBe(0);
  expect(JSON.stringify(await exportMatch(scene.context, duel.id, true))).toBe(file);
  await next.stop();
});
