import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { freePort } from '@fieldpost/config/free-port';
import { postgresAccount } from '@fieldpost/config/postgres-account';
import { type Supervised, superviseProgram } from '@fieldpost/config/supervise';
import { type Cable, layCable } from './cable.ts';
import type { Programs } from './programs.ts';

/** Users of the cluster and their passwords; it lives as long as the drill does. */
export const USERS = { superuser: 'fieldpost', replication: 'copies', password: 'only-for-the-drill' } as const;

/** One PostgreSQL under Patroni. Programs outside this node reach it, and it reaches etcd, by its cables alone. */
export type Node = {
  readonly name: string;
  /** The near ends of its cables: PostgreSQL and Patroni's own address. */
  readonly postgresPort: number;
  readonly patroniPort: number;
  /** What Patroni says of it ("primary", "sync_standby" ...); null: it does not answer. */
  role(): Promise<Role | null>;
  start(): void;
  /** Ends it in order: it hands over first. */
  stop(): Promise<void>;
  /** Ends Patroni and all of PostgreSQL at once, as a loss of power would. */
  kill(): Promise<void>;
  /** Cuts every cable of it. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

export type Role = { readonly role: string; readonly state: string; readonly inSync: boolean };

type Ports = { readonly postgres: number; readonly patroni: number };
type Cables = { readonly postgres: Cable; readonly patroni: Cable; readonly etcd: Cable };

/** JSON is YAML. Times are in seconds: a primary that is silent for `ttl` is replaced. */
const configOf = (name: string, folder: string, own: Ports, near: Cables, programs: Programs): unknown => ({
  scope: 'fieldpost',
  name,
  restapi: { listen: `127.0.0.1:${own.patroni}`, connect_address: `127.0.0.1:${near.patroni.port}` },
  // By its cable alone: Patroni would look up where else etcd is, and a cut node would keep its lease.
  etcd3: { hosts: [`127.0.0.1:${near.etcd.port}`], use_proxies: true },
  bootstrap: {
    dcs: {
      ttl: 12,
      loop_wait: 2,
      retry_timeout: 4,
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 120, wal_keep_size: '256MB' } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
  },
  postgresql: {
    listen: `127.0.0.1:${own.postgres}`,
    connect_address: `127.0.0.1:${near.postgres.port}`,
    data_dir: path.join(folder, 'data'),
    bin_dir: programs.postgres,
    pgpass: path.join(folder, 'pgpass'),
    parameters: { unix_socket_directories: folder },
    authentication: {
      superuser: { username: USERS.superuser, password: USERS.password },
      replication: { username: USERS.replication, password: USERS.password },
    },
  },
});

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** A process and all that it has started, by the kernel's own list. */
async function family(pid: number): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = new Map(await Promise.all(pids.map(async (one) => [one, await parentOf(one)] as const)));
  const found = [pid];
  for (const one of found) found.push(...pids.filter((child) => parents.get(child) === one));
  return found;
}

const killAll = (pids: readonly number[]): void => {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended with its parent.
    }
};

async function postmasterOf(folder: string): Promise<number | null> {
  const text = await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || null;
}

async function roleAt(port: number): Promise<Role | null> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/patroni`, { signal: AbortSignal.timeout(2000) });
    const told = (await reply.json()) as { role: string; state: string; sync_standby?: boolean };
    return { role: told.role, state: told.state, inSync: told.sync_standby === true };
  } catch {
    return null;
  }
}

/** Prepares a node; `start` starts it. @param folder of the drill; the node makes one of its own within. */
export async function makeNode(name: string, folder: string, etcdPort: number, programs: Programs): Promise<Node> {
  const own = path.join(folder, name);
  const account = await postgresAccount();
  const ports: Ports = { postgres: await freePort(), patroni: await freePort() };
  const cables: Cables = {
    postgres: await layCable(ports.postgres),
    patroni: await layCable(ports.patroni),
    etcd: await layCable(etcdPort),
  };
  const file = path.join(own, 'patroni.json');
  await mkdir(own, { mode: 0o700 });
  await writeFile(file, JSON.stringify(configOf(name, own, ports, cables, programs)));
  if (account) for (const each of [own, file]) await chown(each, account.uid, account.gid);
  let running: Supervised | null = null;
  const all = Object.values(cables);
  const stop = async (): Promise<void> => {
    await running?.stop();
    running = null;
  };
  const kill = async (): Promise<void> => {
    const postmaster = await postmasterOf(own);
    const pids = postmaster === null ? [] : await family(postmaster);
    running?.kill();
    killAll(pids);
    await running?.died;
    running = null;
  };
  return {
    name,
    postgresPort: cables.postgres.port,
    patroniPort: cables.patroni.port,
    role: () => roleAt(ports.patroni),
    start: () => {
      running = superviseProgram({ name, file: programs.patroni, args: [file], account, cwd: own, patienceMs: 60_000 });
    },
    stop,
    kill,
    cut: () => all.map((cable) => cable.cut()),
    mend: () => all.map((cable) => cable.mend()),
    close: async () => {
      await kill();
      for (const cable of all) await cable.close();
    },
  };
}
