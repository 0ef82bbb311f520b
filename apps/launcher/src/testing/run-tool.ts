import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../place.ts';

/** How a tool ended: well, or with the last of what it complained of. */
export type Outcome = { readonly well: boolean; readonly complaint: string };

const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);

/** How long the last words of a tool that has ended may be on their way. */
const LAST_WORDS_MS = 1_000;
const COMPLAINT_LINES = 30;
const lastOf = (text: string): string => text.trimEnd().split('\n').slice(-COMPLAINT_LINES).join('\n').slice(-3_000);

/** Runs one of the installed tools. A signal for us is for it: what it has started, it ends. */
export function runTool(
  file: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const env = { ...process.env, TZ: 'UTC', ...more };
  const child = spawn(bin(file), args, { cwd: root, stdio: ['inherit', 'inherit', 'pipe'], env });
  const silent = new Promise((resolve) => child.stderr.once('close', resolve));
  let errors = '';
  child.stderr.on('data', (piece: Buffer) => {
    process.stderr.write(piece);
    errors = `${errors}${piece}`.slice(-20_000);
  });
  const passOn = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    child.once('exit', () => process.exit(130));
  };
  process.once('SIGINT', passOn).once('SIGTERM', passOn);
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ well: false, complaint: message }));
    child.once('exit', async (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      // Does not wait for children of the tool that keep the line open.
      await Promise.race([silent, pause(LAST_WORDS_MS)]);
      resolve({ well: code === 0, complaint: `${file} ended with ${signal ?? code}:\n${lastOf(errors)}` });
    });
  });
}
