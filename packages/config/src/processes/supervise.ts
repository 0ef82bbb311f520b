import { spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';

/** How to run a program that is to end with us. */
export type Program = {
  /** Named in the sentence that tells of its end. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The account to run it under; ours when it is missing. */
  readonly account?: { readonly uid: number; readonly gid: number } | null;
  /** The signal that asks it to end in order; the default is TERM. */
  readonly signal?: 'INT' | 'TERM';
  /** How long it may take to end before it is killed, in ms; the default is 15 s. */
  readonly patienceMs?: number;
  /** Gets what it prints, piece by piece. */
  readonly onOutput?: (text: string) => void;
};

/** A program that ends with us. */
export type Supervised = {
  /** Resolves with a sentence when it has ended, asked or not. */
  readonly died: Promise<string>;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
  /** Kills it and its guard at once, as a power cut would. Programs that it started in their own sessions live on. */
  kill(): void;
};

/**
 * Runs "$@" and signals it as soon as file 3, a pipe from us, is closed: by `stop`, or by the system when we are killed.
 * Nothing is left behind either way.
 */
const guardOf = (signal: string): string => `
"$@" 3<&- & program=$!
( read -r line <&3; kill -${signal} $program ) 2>/dev/null & guard=$!
wait $program; code=$?
kill $guard 2>/dev/null; wait $guard 2>/dev/null
exit $code`;

/** The line that says most about an end: the last one that names an error, or the last of all. */
function tellingLine(output: string): string {
  const lines = output.trim().split('\n');
  const told = lines.findLast((line) => /\b(FATAL|ERROR|\w*Error)\b/.test(line)) ?? lines.at(-1) ?? '';
  return told.replace(/^.*?(FATAL|ERROR):\s*/, '').trim();
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** Starts a program in its own session, so that Ctrl-C in the terminal reaches only us and we end it in order. */
export function superviseProgram(program: Program): Supervised {
  const guard = guardOf(program.signal ?? 'TERM');
  const child = spawn('/bin/sh', ['-c', guard, 'sh', program.file, ...program.args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    cwd: program.cwd,
    env: program.env ?? process.env,
    ...program.account,
  });
  let output = '';
  const hear = (chunk: Buffer): void => {
    const text = chunk.toString();
    output = `${output}${text}`.slice(-4000);
    program.onOutput?.(text);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const closed = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const lifeline = child.stdio[3] as Duplex;
  lifeline.on('error', () => undefined);
  const stop = async (): Promise<void> => {
    lifeline.destroy();
    const impatience = setTimeout(() => endGroup(child.pid), program.patienceMs ?? 15_000);
    await closed.finally(() => clearTimeout(impatience));
  };
  return {
    died: closed.then(() => `${program.name} has ended: ${tellingLine(output)}`),
    stop,
    kill: () => endGroup(child.pid),
  };
}
