import { fileConditionalOrders } from '@fieldpost/api/availability/filing';
import { CRASH_POINTS } from '@fieldpost/api/platform/crash-points';
import type { Duel } from '@fieldpost/api/testing/duel';
import { play } from '@fieldpost/api/turn/play';
import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import { soon } from '@fieldpost/config/soon';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { until } from './testing/processes.ts';
import { openScene, type Scene } from './testing/scene.ts';

drawTests(1, 3);

// Every test starts real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** North has filed orders of three lines; South hands the turn over. */
async function handedOver(): Promise<Duel> {
  const duel = await scene.duel();
  const lines = ['a6-a5', 'h6-h5', 'end'];
  const filed = await fileConditionalOrders(scene.context, duel.north.caller, duel.id, [{ lines }]);
  if (!filed.ok) throw new Error(filed.fault.code);
  // Orders stand for turns that begin after the millisecond in which they were filed.
  const filedBy = Date.now();
  await soon(() => expect(Date.now()).toBeGreaterThan(filedBy));
  const order = { expectedStep: 0, order: { line: 'end' }, key: null };
  const played = await play(scene.context, duel.south.caller, duel.id, order);
  if (!played.ok) throw new Error(played.fault.code);
  return duel;
}

test.each(CRASH_POINTS.filter((point) => point.startsWith('autoplay.')))(
  'a worker is killed at %s, and two others go on: each line is played once',
  async (point) => {
    const duel = await handedOver();
    const doomed = await scene.start('worker', { FIELDPOST_CRASH_AT: point });
    expect(await doomed.ended).toBe('SIGKILL');
    const others = await Promise.all([scene.start('worker'), scene.start('worker')]);
    await until('the turn is handed back', async () => (await duel.stored()).waitingFor.includes('south'));
    await Promise.all(others.map((worker) => worker.stop()));
    const steps = await scene.context.db.step.findMany({ where: { matchId: duel.id }, orderBy: { index: 'asc' } });
    expect(steps.map(({ side, line }) => `${side} ${line}`)).toEqual([
      ...['south pass', 'north a6-a5', 'north h6-h5', 'north end'],
    ]);
    const [own] = (await duel.stored()).seats.find(({ side }) => side === 'north')?.conditionalOrders ?? [];
    expect(own).toMatchObject({ state: 'done', played: 3 });
  },
);
