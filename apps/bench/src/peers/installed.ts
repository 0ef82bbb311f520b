import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const PEERS = path.resolve(import.meta.dirname, '../../peers');

/**
 * Programs of others that a bench compares us with. Each has a folder with a lock file of its own, which is no workspace:
 * what it depends on, and how old that is, never comes near Fieldpost's own packages. Installed when first needed.
 * @returns how to require its modules. @throws Error with a sentence when npm cannot bring it.
 */
export function peer(name: string): NodeJS.Require {
  const folder = path.join(PEERS, name);
  if (!existsSync(path.join(folder, 'node_modules', name))) {
    process.stderr.write(`installing ${name} in ${path.relative(process.cwd(), folder)} ...\n`);
    const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', flags, { cwd: folder, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error(`npm could not install ${name}, which this bench compares us with.`);
  }
  return createRequire(path.join(folder, 'package.json'));
}
