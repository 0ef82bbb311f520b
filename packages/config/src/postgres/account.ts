import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The user and group that PostgreSQL runs under. */
export type Account = { readonly uid: number; readonly gid: number };

const run = promisify(execFile);
const CANDIDATES = ['postgres', 'nobody'];

async function lookUp(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/**
 * PostgreSQL refuses to run as root. Null: this process may run it itself; otherwise the account to run it under, which
 * already exists on the system: nothing is added to its users.
 * @throws Error with a sentence for the operator when root has no such account.
 */
export async function postgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of CANDIDATES) {
    const account = await lookUp(name);
    if (account) return account;
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it.');
}
