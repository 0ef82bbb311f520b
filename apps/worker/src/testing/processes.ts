import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { paced } from '@fieldpost/config/pace';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** One process of the service under test. */
export type ServiceProcess = {
  readonly name: string;
  /** The address of an API; empty for a worker. */
  readonly url: string;
  /** Resolves when it has ended, with the signal that ended it or its exit code. */
  readonly ended: Promise<string | number | null>;
  /** Everything it has printed: what to look at when a test fails. */
  output(): string;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
};

export type Environment = Readonly<Record<string, string>>;

const PROGRAMS = { api: 'apps/api/src/main.ts', worker: 'apps/worker/src/main.ts' } as const;

const endOf = (child: ChildProcess): Promise<string | number | null> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));

/** The line by which a process says that it is up, and the address within where there is one. */
const UP = { api: /Server listening at (http:\/\/[\d.:]+)/, worker: /"msg":"(ready)"/ } as const;

/** Starts the real program and waits until it is up. Throws with its output when it ends before. */
export async function startProcess(kind: keyof typeof PROGRAMS, env: Environment): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, PROGRAMS[kind])], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      NODE_ENV: 'test',
      RATE_LIMIT_SCALE: '0',
      PORT: '0',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = endOf(child);
  const up = new Promise<string>((resolve) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = UP[kind].exec(output);
      if (found) resolve(found[1] ?? '');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const early = ended.then((how) => {
    throw new Error(`${kind} ended (${how}) before it was up:\n${output}`);
  });
  const url = await Promise.race([up, early]);
  early.catch(() => undefined);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  const ends = { stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  return { name: kind, url: url.startsWith('http') ? url : '', ended, output: () => output, ...ends };
}

/** Waits until something is so. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, ms = 150_000): Promise<void> {
  for (const end = performance.now() + paced(ms); !(await isSo()); ) {
    if (performance.now() > end) throw new Error(`in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
