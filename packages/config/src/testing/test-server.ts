import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { migrate } from '../migrations/migrate.ts';
import type { Binaries } from '../postgres/binaries.ts';
import { connected } from '../postgres/connected.ts';
import { startPostgres } from '../postgres/server.ts';
import { removeFolder } from '../processes/remove-folder.ts';
import type { SystemPostgres } from './programs.ts';

/** The migrated database that every test database is a copy of. */
const TEMPLATE = 'fieldpost_template';

/** Fast instead of durable: a test's data may be lost in a power cut. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
  autovacuum: 'off',
};

/** True if the running test file has asked for a database. It belongs to the process, because each file reloads its modules. */
export const databaseUse = {
  get asked(): boolean {
    return process.env.FIELDPOST_TEST_DATABASE_ASKED === 'yes';
  },
  set asked(asked: boolean) {
    process.env.FIELDPOST_TEST_DATABASE_ASKED = asked ? 'yes' : 'no';
  },
};

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = await connected({ connectionString: url });
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A PostgreSQL for tests, with the migrated template in it. */
export type TestServer = {
  /** Connection string of the database in which others are made and dropped. */
  readonly adminUrl: string;
  /** Ends the server, as an outage does: its files stay. */
  halt(): Promise<void>;
  /** Starts it again at its old address, on its old files. */
  resume(): Promise<void>;
  /** Starts a replica that follows it from now on, and follows it again after an outage. The server is down for a moment. */
  replica(): Promise<Replica>;
  /** Ends the server and removes its files. */
  remove(): Promise<void>;
};

/** A server that follows another and can be read alone. */
export type Replica = Pick<TestServer, 'halt' | 'resume' | 'remove'> & {
  /** Connection string of the database of the same name as that which `url` leads to at the primary. */
  beside(url: string): string;
};

type Settings = Readonly<Record<string, string>>;

/** A copy of the files of a server, which must be down: one that runs takes files away while they are copied. */
async function copyOf(server: { readonly folder: string }): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-replica-'));
  // With owners and modes: PostgreSQL judges them.
  await promisify(execFile)('cp', ['-a', `${server.folder}/.`, folder]);
  return folder;
}

/** A server on a copy of the files of another, which it follows. @param primaryUrl where that is */
async function startReplica(folder: string, primaryUrl: string): Promise<Replica> {
  await writeFile(path.join(folder, 'data', 'standby.signal'), '');
  const settings = {
    ...SETTINGS,
    hot_standby: 'on',
    primary_conninfo: primaryUrl,
    wal_retrieve_retry_interval: '100ms',
  };
  let server = await startPostgres({ folder, settings });
  const halt = () => server.stop();
  return {
    halt,
    resume: async () => {
      server = await startPostgres({ folder, settings, port: server.port });
    },
    remove: async () => {
      await halt();
      await removeFolder(folder);
    },
    beside: (url) => {
      const there = new URL(url);
      there.port = String(server.port);
      return there.href;
    },
  };
}

async function startMigrated(settings: Settings, programs: { readonly binaries?: Binaries }): Promise<TestServer> {
  databaseUse.asked = true;
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-test-'));
  const options = { folder, settings: { ...SETTINGS, ...settings }, ...programs };
  let server = await startPostgres(options);
  const adminUrl = server.url('postgres');
  await runAsAdmin(adminUrl, `create database ${TEMPLATE}`);
  await migrate(server.url(TEMPLATE));
  const halt = () => server.stop();
  const resume = async (): Promise<void> => {
    server = await startPostgres({ ...options, port: server.port });
  };
  const replica = async (): Promise<Replica> => {
    await halt();
    const copy = await copyOf(server);
    await resume();
    return startReplica(copy, adminUrl);
  };
  const remove = async (): Promise<void> => {
    await halt();
    await removeFolder(server.folder);
    await removeFolder(folder);
  };
  return { adminUrl, halt, resume, replica, remove };
}

/** Starts a PostgreSQL for tests in its own folder and migrates the template. Takes about two seconds. */
export const startTestServer = (settings: Settings = {}): Promise<TestServer> => startMigrated(settings, {});

/** The same with the system's PostgreSQL and its JIT compiler, which ours is built without: see `systemPostgres`. */
export const startSystemServer = ({ binaries }: SystemPostgres, settings: Settings = {}): Promise<TestServer> =>
  startMigrated({ jit: 'on', ...settings }, { binaries });

/** A new database, with a function to drop it. */
export type TestDatabase = {
  readonly url: string;
  /** Drops it; connections still open are cut. */
  drop(): Promise<void>;
};

/** PostgreSQL's object_in_use: those who were cut had not let go within the five seconds that it waits for them. */
const IN_USE = '55006';

/** Drops a database; what is still held then goes with its server, at the end of the run. */
async function drop(adminUrl: string, name: string): Promise<void> {
  await runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`).catch((error: { code?: string }) => {
    if (error.code !== IN_USE) throw error;
  });
}

/** Makes a migrated, empty database on a test server in some tens of milliseconds; or a copy of another, which nobody may be using. */
export async function copyTemplate(adminUrl: string, template = TEMPLATE): Promise<TestDatabase> {
  databaseUse.asked = true;
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(adminUrl, name) };
}
