import type { Context } from '@fieldpost/api/context';
import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { type Duel, openDuel } from '@fieldpost/api/testing/duel';
import { play } from '@fieldpost/api/turn/play';
import { freePort } from '@fieldpost/config/free-port';
import { slownessOfMachine } from '@fieldpost/config/pace';
import { copyTemplate, startTestServer } from '@fieldpost/config/test-server';
import Fastify from 'fastify';
import { atMost, type Bench, type Figure, figure, percentile } from '../report.ts';
import { type Server, startServer } from '../service/processes.ts';
import { addMatches, template } from '../sweep/crowd.ts';
import { openSink, type Sink } from './sink.ts';

const SECRET = 'a secret of the bench that is long enough';
/** Matches that wait, each with the job of its deadline. */
const WAITING = 10_000;
/** Rates are those of the reference machine: a machine half as quick is asked for half as many. */
const slowness = slownessOfMachine();
/** Turns that are measured. Two in a second are seventeen a day in each of the matches; the others are a house in a hurry. */
const LOADS = [
  { perSecond: 2, turns: 60 },
  { perSecond: 10, turns: 150 },
  { perSecond: 25, turns: 250 },
] as const;
const PATIENCE_MS = 60_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await isSo()); await pause(100))
    if (performance.now() > end) throw new Error(`in vain: ${what}`);
}

/** Gives each waiting match the job of its deadline. */
async function queueDeadlines({ database }: Context): Promise<void> {
  await database.pool.query(
    `select graphile_worker.add_jobs(array_agg(('deadline', json_build_object('matchId', id), null, deadline, 25,
      'deadline:' || id, null, null)::graphile_worker.job_spec)) from matches where id like 'copy-%'`,
  );
}

/** Ends the first turn of a match; the moment at which that was committed. */
async function endTurn(context: Context, { id, south }: Duel): Promise<number> {
  const order = { expectedStep: 0, order: { line: 'end' }, key: null, brief: true };
  const played = await play(context, south.caller, id, order);
  if (!played.ok) throw new Error(played.fault.code);
  return performance.now();
}

/** Ends the turns at their times, however long the mails take; how long each of these took. */
async function measure(
  context: Context,
  sink: Sink,
  duels: readonly Duel[],
  perSecond: number,
): Promise<readonly number[]> {
  const waits: number[] = [];
  const arrivals: Promise<unknown>[] = [];
  const begin = performance.now();
  for (const [nth, duel] of duels.entries()) {
    await pause(Math.max(0, begin + (nth * 1000 * slowness) / perSecond - performance.now()));
    const committed = await endTurn(context, duel);
    const arrived = until(`the mail of ${duel.id}`, () => sink.takenAt(duel.north.email) !== undefined);
    arrivals.push(arrived.then(() => waits.push((sink.takenAt(duel.north.email) ?? Number.NaN) - committed)));
  }
  await Promise.all(arrivals);
  return waits;
}

async function startWorker(databaseUrl: string, smtpUrl: string): Promise<Server> {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, SECRET, WORKER_PORT: String(port), LOG_LEVEL: 'error' };
  return startServer('../../../worker/src/main.ts', { port, path: '/readyz', env });
}

async function figuresFor(context: Context, databaseUrl: string): Promise<readonly Figure[]> {
  const sink = await openSink();
  await addMatches(context.database.pool, await template(context), 0, WAITING);
  await queueDeadlines(context);
  const duels: Duel[] = [];
  for (const { turns } of LOADS) for (let nth = 0; nth < turns; nth += 1) duels.push(await openDuel(context));
  const worker = await startWorker(databaseUrl, sink.url);
  await until('the first letters are out', async () => (await context.queue.measure()).dueJobs === 0);
  sink.forget();
  const figures = [
    figure('slowness of this machine: rates are divided by it', slowness, 'x'),
    figure('matches that wait', WAITING, ''),
  ];
  for (const { perSecond, turns } of LOADS)
    figures.push(...told(perSecond, await measure(context, sink, duels.splice(0, turns), perSecond)));
  await worker.stop();
  await sink.close();
  return figures;
}

/** From commit to delivery of the mail, picture and all. */
function told(perSecond: number, waits: readonly number[]): readonly Figure[] {
  const at = `${perSecond} turns in a second`;
  return [
    figure(`from commit to the mail, ${at}: p50`, percentile(waits, 0.5), 'ms'),
    atMost(`p99, ${at}`, percentile(waits, 0.99), 'ms', 2_000),
    figure(`longest of ${waits.length}, ${at}`, Math.max(...waits), 'ms'),
  ];
}

/** How long a turn takes to its mail: from the commit to the mail server's "taken", while many matches wait. */
export const bench: Bench = {
  name: 'delivery',
  run: async () => {
    const postgres = await startTestServer({ fsync: 'on', synchronous_commit: 'on', autovacuum: 'on' });
    const { url } = await copyTemplate(postgres.adminUrl);
    const context = openServices(settingsWith({ databaseUrl: url, secret: SECRET }), { log: Fastify().log });
    try {
      return await figuresFor(context, url);
    } finally {
      await closeServices(context);
      await postgres.remove();
    }
  },
};
