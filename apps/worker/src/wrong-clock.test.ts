/** The database's clock is the only one: machines whose own are wrong by a month end nobody's time, and spare nobody. */
import type { Duel } from '@fieldpost/api/testing/duel';
import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { until } from './testing/processes.ts';
import { openScene, type Scene, submit } from './testing/scene.ts';

drawTests(1, 3);

vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

const DAY = 86_400_000;

/** A process with a wrong system clock: every `Date` is `ms` later. */
const shifted = (ms: number): Record<string, string> => {
  const code = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { given.length === 0 ? super(Real.now() + ${ms}) : super(...given); }
    static now() { return Real.now() + ${ms}; }
  };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
};

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** The job that ends a match's time comes now. */
const press = (duel: Duel) => scene.context.db.$queryRaw`select (graphile_worker.add_job('deadline',
  json_build_object('matchId', ${duel.id}::text), job_key := ${`deadline:${duel.id}`})).id::text`;

/** Every match has waited four days for the player to move. */
const waitedLong = (duel: Duel) => scene.context.db.$executeRaw`update matches set deadline = now() - interval '1 day',
  revision = revision + 1, clock = jsonb_set(clock, '{running,0,since}',
    to_jsonb(to_char(now() at time zone 'utc' - interval '4 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
  where id = ${duel.id}`;

const comesAgain = async (duel: Duel): Promise<boolean> => {
  const rows = await scene.context.db.$queryRaw<{ later: boolean }[]>`
    select run_at > now() + interval '1 day' as later from graphile_worker.jobs where key = ${`deadline:${duel.id}`}`;
  return rows[0]?.later === true;
};

test('a worker that is a month ahead lets time go on', async () => {
  const duel = await scene.duel();
  await press(duel);
  const worker = await scene.start('worker', shifted(30 * DAY));
  await until('the job has been looked at', () => comesAgain(duel));
  expect(await duel.stored()).toMatchObject({ status: 'playing', step: 0, waitingFor: ['south'] });
  await worker.stop();
});

test('a worker that is a month behind ends it when it is over', async () => {
  const duel = await scene.duel();
  await waitedLong(duel);
  await press(duel);
  const worker = await scene.start('worker', shifted(-30 * DAY));
  await until('an order is played', async () => (await duel.stored()).waitingFor.join() === 'north');
  await worker.stop();
});

test('an API that is a month ahead takes a turn in time, one that is behind none that is late', async () => {
  const [early, late] = [await scene.duel(), await scene.duel()];
  await waitedLong(late);
  const ahead = await scene.start('api', shifted(30 * DAY));
  const behind = await scene.start('api', shifted(-30 * DAY));
  expect((await submit(ahead, early, early.south, 'in-time', 0))?.status).toBe(200);
  expect(await early.stored()).toMatchObject({ waitingFor: ['north'] });
  expect((await submit(behind, late, late.south, 'late', 0))?.status).toBe(409);
  expect((await late.stored()).seats.find(({ side }) => side === 'south')?.missedTurns).toBe(1);
  await Promise.all([ahead.stop(), behind.stop()]);
});
