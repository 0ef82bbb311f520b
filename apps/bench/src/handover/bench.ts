import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '@fieldpost/api/context';
import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { freePort } from '@fieldpost/config/free-port';
import { slownessOfMachine } from '@fieldpost/config/pace';
import { copyTemplate, startTestServer } from '@fieldpost/config/test-server';
import Fastify from 'fastify';
import { atLeast, atMost, type Bench, type Figure, figure } from '../report.ts';
import { type Server, startServer } from '../service/processes.ts';
import { addMatches, template } from '../sweep/crowd.ts';
import { Duels } from './duels.ts';
import { type Cause, HELD_MS, type Held, highestHeld, type Trial, type Waits, waitsAt } from './rates.ts';
import { openSink, type Sink } from './sink.ts';

const SECRET = 'a secret of the bench that is long enough';
/** Matches that wait, each with the job of its deadline. */
const WAITING = 10_000;
const PATIENCE_MS = 180_000;
/** Two in a second are seventeen turns a day in each of them. */
const USUAL = { perSecond: 2, turns: 40 };
/** Turns over which the processor time is measured, after some to warm up. */
const UNHURRIED = { perSecond: 10, turns: 150 };
const WARM = 60;
/** How long each answer of a mail server takes that is far away and has others to serve, in ms; a letter takes three. */
const FAR_MS = 40;
/** Twice as long as next door: what a worker cannot keep up with must have time to pile up where each letter waits for its answers. */
const FAR_TRIAL: Trial = { slowest: 16, seconds: 12 };
const OURS = '../../../worker/src/main.ts';
const PLAIN = '../handover/plain-worker.ts';

/** Gives each waiting match the job of its deadline. */
async function queueDeadlines({ database }: Context): Promise<void> {
  await database.pool.query(
    `select graphile_worker.add_jobs(array_agg(('deadline', json_build_object('matchId', id), null, deadline, 25,
      'deadline:' || id, null, null)::graphile_worker.job_spec)) from matches where id like 'copy-%'`,
  );
}

async function startWorker(file: string, databaseUrl: string, smtpUrl: string): Promise<Server> {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, SECRET, WORKER_PORT: String(port), LOG_LEVEL: 'error' };
  return startServer(file, { port, path: '/readyz', env });
}

type House = { readonly context: Context; readonly url: string; readonly sink: Sink; readonly duels: Duels };

/** Runs a number of workers of a kind during `work`. */
async function withWorkers<Value>(
  house: House,
  file: string,
  count: number,
  work: (workers: readonly Server[]) => Promise<Value>,
): Promise<Value> {
  const workers: Server[] = [];
  for (let index = 0; index < count; index += 1) workers.push(await startWorker(file, house.url, house.sink.url));
  try {
    return await work(workers);
  } finally {
    for (const worker of workers) await worker.stop();
  }
}

/** Turns, each of which ends in a letter with a picture. */
const turns =
  ({ duels }: House) =>
  async (count: number): Promise<readonly Cause[]> =>
    (await duels.more(count)).map((ready) => ({ address: ready.address, begin: () => duels.endTurn(ready) }));

/** Waits until all notifications of the positions have gone out. */
async function untilNothingIsDue({ queue }: Context): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; (await queue.measure()).dueJobs > 0; await pause(200))
    if (performance.now() > end) throw new Error('in vain: the first letters are out');
}

const heldBy = (house: House, file: string, trial?: Trial): Promise<Held> =>
  withWorkers(house, file, 1, () => highestHeld(house.sink, turns(house), trial));

/** Processor time of a worker for one letter, in ms, without load. */
async function spentBy(house: House, file: string): Promise<number> {
  return withWorkers(house, file, 1, async ([worker]) => {
    const { sink, context } = house;
    await untilNothingIsDue(context);
    await waitsAt(sink, await turns(house)(WARM), UNHURRIED.perSecond);
    const causes = await turns(house)(UNHURRIED.turns);
    const before = (await worker?.processorMs()) ?? 0;
    await waitsAt(sink, causes, UNHURRIED.perSecond);
    return (((await worker?.processorMs()) ?? 0) - before) / causes.length;
  });
}

/** What one worker holds, and the waits of two at twice that rate. */
type Far = { readonly one: Held; readonly two: Waits };

/**
 * Two workers where letters take their time on the way, as they do outside of a bench: at a mail server next door one worker,
 * PostgreSQL, players and that server use up a small machine, and a second worker has no core left to work on.
 */
async function farAway(house: House): Promise<Far> {
  const sink = await openSink(FAR_MS);
  const far = { ...house, sink };
  try {
    const one = await heldBy(far, OURS, FAR_TRIAL);
    const twice = 2 * one.perSecond;
    // As the one was tried: after letters by which both programs have become warm.
    const two = async () => {
      await waitsAt(sink, await turns(far)(2 * WARM), one.perSecond);
      return waitsAt(sink, await turns(far)(Math.ceil(twice * FAR_TRIAL.seconds)), twice);
    };
    return { one, two: await withWorkers(far, OURS, 2, two) };
  } finally {
    await sink.close();
  }
}

/** At the rate of a large house, and with how many letters a second a worker keeps up. */
async function figuresFor(house: House): Promise<readonly Figure[]> {
  const { sink } = house;
  const usual = await withWorkers(house, OURS, 1, async () => {
    await untilNothingIsDue(house.context);
    return waitsAt(sink, await turns(house)(USUAL.turns), USUAL.perSecond);
  });
  const spent = { ours: await spentBy(house, OURS), text: await spentBy(house, PLAIN) };
  const text = await heldBy(house, PLAIN);
  const one = await heldBy(house, OURS);
  const far = await farAway(house);
  const twice = 2 * far.one.perSecond;
  const at = `${USUAL.perSecond} turns in a second`;
  return [
    figure('matches that wait', WAITING, ''),
    figure(`from commit to the mail, ${at}: p50`, usual.p50, 'ms'),
    atMost(`p99, ${at}`, usual.p99, 'ms', HELD_MS),
    figure('processor of a worker for a letter, composed and drawn', spent.ours, 'ms'),
    figure('for one of ready-made text', spent.text, 'ms'),
    figure('turns a second of which one worker sends ready-made text with a p99 below 2 s', text.perSecond, '/s'),
    figure('of which one worker sends letters, composed and drawn', one.perSecond, '/s'),
    atLeast('beside ready-made text', one.perSecond / text.perSecond, 'x', 0.33),
    figure(`the same with a mail server that takes ${FAR_MS} ms over each answer`, far.one.perSecond, '/s'),
    atMost(`two workers at ${twice.toFixed(1)}/s, on ${availableParallelism()} cores: p99`, far.two.p99, 'ms', HELD_MS),
    atMost('turns begun late, of 99 in 100', far.two.late, 'ms', HELD_MS),
  ];
}

/** From the commit of a turn to the mail server's "taken", while many matches wait; and how many letters a second that can be. */
export const bench: Bench = {
  name: 'handover',
  run: async () => {
    const postgres = await startTestServer({ fsync: 'on', synchronous_commit: 'on', autovacuum: 'on' });
    const { url } = await copyTemplate(postgres.adminUrl);
    const context = openServices(settingsWith({ databaseUrl: url, secret: SECRET }), { log: Fastify().log });
    const sink = await openSink();
    try {
      await addMatches(context.database.pool, await template(context), 0, WAITING);
      await queueDeadlines(context);
      const house = { context, url, sink, duels: await Duels.open(context) };
      return [figure('slowness of this machine', slownessOfMachine(), 'x'), ...(await figuresFor(house))];
    } finally {
      await closeServices(context);
      await sink.close();
      await postgres.remove();
    }
  },
};
