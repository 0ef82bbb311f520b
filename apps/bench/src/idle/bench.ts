/** What a service costs in which nothing happens. IDLE_SECONDS and IDLE_SHARE (of the usual numbers) make it shorter. */
import process from 'node:process';
import { freePort } from '@fieldpost/config/free-port';
import { atMost, type Bench, type Figure, figure } from '../report.ts';
import { startServer } from '../service/processes.ts';
import { startStack } from '../service/stack.ts';
import { postgresMs } from './processor.ts';
import { fill } from './waiting.ts';

const SECRET = 'a secret of the bench that is long enough';
const SECONDS = Number(process.env.IDLE_SECONDS ?? 60);
const SHARE = Number(process.env.IDLE_SHARE ?? 1);
/** The first looks of a worker, and what PostgreSQL tidies after the rows were written. */
const SETTLE_MS = 15_000;

const share = (count: number): number => Math.max(1, Math.round(count * SHARE));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function run(): Promise<readonly Figure[]> {
  const stack = await startStack();
  const sizes = { matches: share(1_000), eventsOfState: share(100), campaigns: share(100) };
  await fill(stack, SECRET, sizes);
  const port = await freePort();
  const env = { DATABASE_URL: stack.databaseUrl, WORKER_PORT: String(port), SECRET, LOG_LEVEL: 'error' };
  const worker = await startServer('../../../worker/src/main.ts', { port, path: '/readyz', env });
  try {
    await pause(SETTLE_MS);
    const spent = async () => [await stack.api.processorMs(), await worker.processorMs(), await postgresMs(stack)];
    const before = await spent();
    await pause(SECONDS * 1_000);
    const after = await spent();
    const [api = 0, jobs = 0, database = 0] = after.map((ms, index) => (ms - (before[index] ?? 0)) / (SECONDS * 10));
    return [
      figure('matches, events of each state, campaigns that wait', sizes.matches, ''),
      figure('processor of the API', api, '% of a core'),
      figure('processor of the worker', jobs, '% of a core'),
      figure('processor of PostgreSQL', database, '% of a core'),
      atMost('memory of the worker, its own', (await worker.ownBytes()) / 1024 ** 2, 'MB', 150),
      atMost('all of them', api + jobs + database, '% of a core', 1),
    ];
  } finally {
    await worker.stop();
    await stack.stop();
  }
}

export const bench: Bench = { name: 'idle', run };
