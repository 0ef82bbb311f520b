import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { HEAP_FLAGS, WORKER_HEAP_FLAGS } from '@fieldpost/config/heap';

/** A bench's server in a separate process. */
export type Server = {
  readonly port: number;
  readonly pid: number;
  residentBytes(): Promise<number>;
  /** Of these what belongs to it alone: the program of Node lies in memory once for all. */
  ownBytes(): Promise<number>;
  /** What it has had of the processor until now, in ms (of all cores together, to the nearest ten). */
  processorMs(): Promise<number>;
  stop(): Promise<void>;
};

const START_LIMIT_MS = 120_000;

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (reply) => reply.status < 500,
    () => false,
  );
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode} before it answered`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer in time`);
}

/** Memory of a process in bytes, from the kernel's own account. */
async function memoryOf(pid: number, account: 'VmRSS' | 'RssAnon'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${account}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets, which may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/**
 * Starts a program of this repository under the running Node, as it is started in earnest, and waits until `path` answers.
 * @param file relative to apps/bench/src/service
 */
export async function startServer(
  file: string,
  options: { port: number; path: string; args?: readonly string[]; env?: Readonly<Record<string, string>> },
): Promise<Server> {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const flags = file.includes('worker') ? WORKER_HEAP_FLAGS : HEAP_FLAGS;
  const child = spawn(process.execPath, [...flags, program, ...(options.args ?? [])], {
    env: { ...process.env, DRAIN_SECONDS: '0', ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, `http://127.0.0.1:${options.port}${options.path}`);
  const { pid } = child;
  if (pid === undefined) throw new Error('the server has no process');
  return {
    port: options.port,
    pid,
    residentBytes: () => memoryOf(pid, 'VmRSS'),
    ownBytes: () => memoryOf(pid, 'RssAnon'),
    processorMs: () => processorMs(pid),
    stop: () => stop(child),
  };
}
