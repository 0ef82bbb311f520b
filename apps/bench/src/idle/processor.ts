import { readdir, readFile } from 'node:fs/promises';
import type { Stack } from '../service/stack.ts';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/** What follows the name in /proc/PID/stat: 1 is the parent, 11 to 14 are the times of it and of its ended children. Null: it is gone. */
async function statOf(pid: number | string): Promise<readonly string[] | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const ticks = (stat: readonly string[], from: number, to: number): number =>
  stat.slice(from, to).reduce((sum, text) => sum + Number(text), 0);

/** What PostgreSQL has had of the processor until now, in ms: its main process, all that it has started, and those that have ended. */
export async function postgresMs(stack: Stack): Promise<number> {
  const [row] = await stack.query('select pg_backend_pid() as pid');
  const parent = (await statOf(Number(row?.pid)))?.[1];
  const main = parent === undefined ? null : await statOf(parent);
  if (parent === undefined || main === null) throw new Error('PostgreSQL does not run on this machine');
  let sum = ticks(main, 11, 15);
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await statOf(pid);
    if (stat?.[1] === parent) sum += ticks(stat, 11, 13);
  }
  return sum * TICK_MS;
}
