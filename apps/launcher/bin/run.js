// node run.js <file of the project> [arguments]: gets the clone ready, then runs the file with the project's own Node.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { environment, localNode, root, setUp } from './setup.js';

const [file, ...args] = process.argv.slice(2);
/** What serves, and what is done to it: these need no tools. */
const SERVING = ['apps/launcher/src/main.ts', 'apps/cli/src/main.ts', 'packages/config/src/migrations/main.ts'];
setUp(!SERVING.includes(file));
const child = spawn(localNode, [path.join(root, file), ...args], { stdio: 'inherit', env: environment() });
// A signal for us is for the program; we end when it has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm was killed without a word: its child is ours to end.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
