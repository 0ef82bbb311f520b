import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Binaries } from '../postgres/binaries.ts';

/** Folders of the system's own programs that an ordinary user's PATH may leave out. */
const SYSTEM = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a program on this machine ("redis-server", "pgbouncer", "haproxy"); null if it is missing. Tests that need one are inside `if
 * (programPath(...))`, and their `else` prints what it skipped.
 */
export function programPath(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM];
  return folders.map((folder) => path.join(folder, name)).find(runs) ?? null;
}

const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL that the system's package manager installed. */
export type SystemPostgres = { readonly version: number; readonly binaries: Binaries };

function versions(): readonly number[] {
  try {
    return readdirSync(DEBIAN).map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/**
 * The oldest PostgreSQL of Debian's packages on this machine that can compile plans (JIT): it differs most from ours.
 * Null when there is none.
 */
export function systemPostgres(): SystemPostgres | null {
  const inVersion = (version: number, file: string): string => path.join(DEBIAN, `${version}`, file);
  const version = versions()
    .toSorted((one, other) => one - other)
    .find((one) => existsSync(inVersion(one, 'lib/llvmjit.so')) && runs(inVersion(one, 'bin/initdb')));
  if (version === undefined) return null;
  return {
    version,
    binaries: { initdb: inVersion(version, 'bin/initdb'), postgres: inVersion(version, 'bin/postgres') },
  };
}
