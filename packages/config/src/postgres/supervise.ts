import { spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import type { Account } from './account.ts';

/** A program that ends with us. */
export type Supervised = {
  readonly died: Promise<string>;
  stop(): Promise<void>;
};

/**
 * Runs "$@" and sends it SIGINT as soon as file 3, a pipe from us, is closed: by `stop`, or by the system when we are
 * killed. Nothing is left behind either way.
 */
const GUARD = `
"$@" 3<&- & program=$!
( read -r line <&3; kill -INT $program ) 2>/dev/null & guard=$!
wait $program; code=$?
kill $guard 2>/dev/null
exit $code`;

function lastLine(output: string): string {
  const lines = output.trim().split('\n');
  const told = lines.findLast((line) => /FATAL|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  return told.replace(/^.*?(FATAL|ERROR):\s*/, '');
}

/** Starts a program in a session of its own, so that a Ctrl-C in the terminal reaches us alone and we end it in order. */
export function superviseProgram(
  file: string,
  args: readonly string[],
  options: { readonly account: Account | null; readonly cwd: string },
): Supervised {
  const child = spawn('/bin/sh', ['-c', GUARD, 'sh', file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    cwd: options.cwd,
    ...options.account,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-4000);
    });
  }
  const closed = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const died = closed.then(() => `PostgreSQL has ended: ${lastLine(output)}`);
  const lifeline = child.stdio[3] as Duplex;
  lifeline.on('error', () => undefined);
  return {
    died,
    stop: async () => {
      lifeline.destroy();
      await closed;
    },
  };
}
