import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../processes/free-port.ts';
import { superviseProgram } from '../processes/supervise.ts';
import { type Account, postgresAccount } from './account.ts';
import { type Binaries, findBinaries, reachable } from './binaries.ts';

/** How to run one PostgreSQL server. */
export type PostgresOptions = {
  /** The folder of its files; initdb fills it when empty. */
  readonly folder: string;
  /** TCP port on 127.0.0.1; a free one is taken when it is missing. */
  readonly port?: number;
  /** Settings of postgresql.conf, for instance `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** End a server that still runs on these files: only if nobody uses it any more. */
  readonly takeOver?: boolean;
  /** The programs to run, which every account may enter; those of the npm package when missing. */
  readonly binaries?: Binaries;
};

/** A running PostgreSQL server. */
export type PostgresServer = {
  readonly port: number;
  /** The folder its files really are in; it differs from the one asked for where root's account cannot enter that. */
  readonly folder: string;
  /** A connection string for one of its databases. */
  url(database: string): string;
  /** Resolves with a sentence when the server has ended without being asked to. */
  readonly died: Promise<string>;
  /** Ends it and waits until it has ended. Open connections are cut. */
  stop(): Promise<void>;
};

const USER = 'fieldpost';

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}

/** A folder the account can enter: the one asked for, or one in the system's data folder named after it. */
async function dataFolder(folder: string, account: Account | null): Promise<string> {
  const wanted = path.resolve(folder);
  await mkdir(wanted, { recursive: true });
  if (!account || (await reachable(wanted))) return wanted;
  const pointer = path.join(wanted, 'elsewhere');
  const known = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  if (known && (await exists(known))) return known;
  const base = (await exists('/var/lib')) ? '/var/lib' : tmpdir();
  const made = path.join(base, `fieldpost-${randomBytes(6).toString('hex')}`);
  await mkdir(made, { recursive: true });
  await writeFile(pointer, `${made}\n`);
  return made;
}

/** The password of the server's only user, kept beside its files and readable by their owner alone. */
async function password(folder: string): Promise<string> {
  const file = path.join(folder, 'password');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return kept.trim();
  const made = randomBytes(18).toString('base64url');
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}

async function giveTo(account: Account | null, files: readonly string[], mode: number): Promise<void> {
  for (const file of files) {
    await chmod(file, mode);
    if (account) await chown(file, account.uid, account.gid);
  }
}

function finished(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function initialise(initdb: string, data: string, passwordFile: string, account: Account | null): Promise<void> {
  const flags = ['--auth=scram-sha-256', `--username=${USER}`, `--pwfile=${passwordFile}`];
  const form = ['--encoding=UTF8', '--locale=C', '--no-instructions'];
  const child = spawn(initdb, [`--pgdata=${data}`, ...flags, ...form], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: path.dirname(data),
    ...account,
  });
  const { code, output } = await finished(child);
  if (code === 0) return;
  await rm(data, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not make its files in ${data}: ${output.trim().split('\n').at(-1)}`);
}

function settingsOf(options: PostgresOptions, port: number): string[] {
  const all = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilReady(url: string, died: Promise<string>): Promise<void> {
  let ended: string | null = null;
  void died.then((sentence) => {
    ended = sentence;
  });
  const until = performance.now() + 60_000;
  while (performance.now() < until) {
    if (ended) throw new Error(ended);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('PostgreSQL did not answer within a minute.');
}

/** Ends a server that an earlier run left behind when it was killed. */
async function endOrphan(data: string): Promise<void> {
  const lines = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command.includes(data)) return;
  process.kill(pid, 'SIGINT');
  for (let wait = 0; wait < 200 && (await exists(`/proc/${pid}`)); wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts a real PostgreSQL, that of the npm package unless told otherwise, as root or as an ordinary user. It has one user, listens on 127.0.0.1
 * only, and ends when this process ends, however it ends.
 * @throws Error with one sentence for the operator.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const account = await postgresAccount();
  const { initdb, postgres } = options.binaries ?? (await findBinaries(account));
  const folder = await dataFolder(options.folder, account);
  const data = path.join(folder, 'data');
  const secret = await password(folder);
  await giveTo(account, [folder], 0o700);
  await giveTo(account, [path.join(folder, 'password')], 0o600);
  if (!(await exists(path.join(data, 'PG_VERSION')))) {
    await initialise(initdb, data, path.join(folder, 'password'), account);
  }
  if (options.takeOver) await endOrphan(data);
  const port = options.port ?? (await freePort());
  const args = ['-D', data, ...settingsOf(options, port)];
  const program = superviseProgram({ name: 'PostgreSQL', file: postgres, args, account, cwd: folder, signal: 'INT' });
  const url = (database: string): string => `postgresql://${USER}:${secret}@127.0.0.1:${port}/${database}`;
  await untilReady(url('postgres'), program.died);
  return { port, folder, url, died: program.died, stop: program.stop };
}
