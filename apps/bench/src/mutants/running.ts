/** Runs tests against a mutant in a separate process, with a time limit for whatever the mutant does. */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './making.ts';

/** killed: a test failed; endless: the tests did not end; lived: no test noticed. */
export type Fate = 'killed' | 'endless' | 'lived';

const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url));
const VITEST = fileURLToPath(new URL('../vitest.mjs', import.meta.resolve('vitest')));

/** Runs the test files whose path holds one of `tests`. `mutant` null: the code as it is. `limit`: milliseconds. */
export async function fateOf(
  root: string,
  mutant: Mutant | null,
  tests: readonly string[],
  limit: number,
): Promise<Fate> {
  const args = [VITEST, 'run', '--root', root, '--config', CONFIG, ...tests];
  const env = { ...process.env, MUTANT: JSON.stringify(mutant) };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore', detached: true });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    end(child);
  }, limit);
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  if (late) return 'endless';
  return status === 0 ? 'lived' : 'killed';
}

/** Workers too: they are of the child's own group. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
