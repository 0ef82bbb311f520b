import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Account, postgresAccount } from '@fieldpost/config/postgres-account';

const run = promisify(execFile);
const STANZA = 'house';

/** A pgBackRest with its repository in a folder, for one PostgreSQL on this machine. */
export type Backrest = {
  /** What PostgreSQL is to run for each finished segment of its log. */
  readonly archiveCommand: string;
  /** Makes the repository ready and takes a full backup of the running server. */
  backup(): Promise<void>;
  /** Brings the files of the stopped server to where they were at a moment. */
  restore(at: Date): Promise<void>;
};

export type Restorable = {
  readonly data: string;
  readonly socket: string;
  readonly port: number;
  readonly url: string;
};

const configOf = (folder: string, { data, socket, port, url }: Restorable): string => `[global]
repo1-path=${folder}/repository
repo1-retention-full=2
log-level-file=off
log-level-console=error
lock-path=${folder}/lock
spool-path=${folder}/spool
start-fast=y
[${STANZA}]
pg1-path=${data}
pg1-socket-path=${socket}
pg1-port=${port}
pg1-user=${new URL(url).username}
`;

async function ownFolder(folder: string, account: Account | null): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o750);
  if (account) await chown(folder, account.uid, account.gid);
}

/** PostgreSQL reads a moment in this form, whatever its own time zone is. */
const momentOf = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00');

/** Writes its settings. @param program see `programPath('pgbackrest')`. @param folder of its own, which the server's account may enter. */
export async function makeBackrest(program: string, folder: string, server: Restorable): Promise<Backrest> {
  const account = await postgresAccount();
  for (const each of ['', 'repository', 'lock', 'spool']) await ownFolder(path.join(folder, each), account);
  const file = path.join(folder, 'pgbackrest.conf');
  await writeFile(file, configOf(folder, server));
  const always = [`--config=${file}`, `--stanza=${STANZA}`];
  const env = { PATH: process.env.PATH ?? '', PGPASSWORD: new URL(server.url).password };
  const call = async (...args: readonly string[]): Promise<void> => {
    await run(program, [...always, ...args], { cwd: folder, env, ...account });
  };
  return {
    archiveCommand: `${program} ${always.join(' ')} archive-push %p`,
    backup: async () => {
      await call('stanza-create');
      await call('--type=full', 'backup');
    },
    restore: (at) => call('--delta', '--type=time', `--target=${momentOf(at)}`, '--target-action=promote', 'restore'),
  };
}
