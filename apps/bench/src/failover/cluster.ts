import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@fieldpost/config/free-port';
import { connected } from '@fieldpost/config/postgres-client';
import { removeFolder } from '@fieldpost/config/remove-folder';
import { type Supervised, superviseProgram } from '@fieldpost/config/supervise';
import { startPooler } from '@fieldpost/config/test-pooler';
import { databaseUse } from '@fieldpost/config/test-server';
import { makeNode, type Node, USERS } from './node.ts';
import type { Programs } from './programs.ts';
import { until } from './until.ts';

/** Three PostgreSQL under Patroni, and before them HAProxy (who is the primary) and PgBouncer (few connections). */
export type Cluster = {
  readonly nodes: readonly Node[];
  /** The database of the service: straight to the primary, and through the pooler. */
  readonly directUrl: string;
  readonly pooledUrl: string;
  /** The same data on a follower of the primary. */
  readonly replicaUrl: string;
  /** The primary, when there is one, all three run and one of the others holds each commit as well. */
  whole(): Promise<Node>;
  stop(): Promise<void>;
};

const NAMES = ['alder', 'birch', 'cedar'] as const;
const DATABASE = 'house';

/** Where the balancer listens: for the primary, and for those who follow it. */
type Doors = { readonly primary: number; readonly replicas: number };

const checked = (nodes: readonly Node[]): string =>
  nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.postgresPort} check port ${node.patroniPort}`).join('\n');

const balancerConfig = ({ primary, replicas }: Doors, nodes: readonly Node[]): string => `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
frontend primary
  bind 127.0.0.1:${primary}
  default_backend nodes
frontend replicas
  bind 127.0.0.1:${replicas}
  default_backend followers
backend nodes
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${checked(nodes)}
backend followers
  balance roundrobin
  option httpchk OPTIONS /replica
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${checked(nodes)}
`;

async function startEtcd(
  program: string,
  folder: string,
): Promise<{ readonly port: number; readonly run: Supervised }> {
  const [port, peers] = [await freePort(), await freePort()];
  const at = (one: number): string => `http://127.0.0.1:${one}`;
  const listen = [
    '--listen-client-urls',
    at(port),
    '--advertise-client-urls',
    at(port),
    '--listen-peer-urls',
    at(peers),
  ];
  const own = ['--data-dir', path.join(folder, 'etcd'), '--initial-advertise-peer-urls', at(peers)];
  const args = [...listen, ...own, '--initial-cluster', `default=${at(peers)}`, '--log-level', 'error'];
  return { port, run: superviseProgram({ name: 'etcd', file: program, args, cwd: folder }) };
}

async function startBalancer(program: string, folder: string, nodes: readonly Node[]) {
  const doors: Doors = { primary: await freePort(), replicas: await freePort() };
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, balancerConfig(doors, nodes));
  return { doors, run: superviseProgram({ name: 'HAProxy', file: program, args: ['-db', '-f', file], cwd: folder }) };
}

/** The primary of a cluster that could lose it now without losing a commit; null: not yet. */
async function wholePrimary(nodes: readonly Node[]): Promise<Node | null> {
  const roles = await Promise.all(nodes.map((node) => node.role()));
  const running = roles.every((one) => one !== null && (one.state === 'running' || one.state === 'streaming'));
  const primary = nodes[roles.findIndex((one) => one?.role === 'master' || one?.role === 'primary')];
  return running && primary && roles.some((one) => one?.inSync) ? primary : null;
}

async function makeDatabase(port: number): Promise<void> {
  const client = await connected({ connectionString: urlOf(port, 'postgres') });
  await client.query(`create database ${DATABASE}`);
  await client.end();
}

const urlOf = (port: number, database: string): string =>
  `postgresql://${USERS.superuser}:${USERS.password}@127.0.0.1:${port}/${database}`;

/** Starts all of it and waits until a commit is held by two. */
export async function startCluster(programs: Programs): Promise<Cluster> {
  databaseUse.asked = true;
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-failover-'));
  await chmod(folder, 0o755);
  const etcd = await startEtcd(programs.etcd, folder);
  const nodes: Node[] = [];
  for (const name of NAMES) nodes.push(await makeNode(name, folder, etcd.port, programs));
  const balancer = await startBalancer(programs.haproxy, folder, nodes);
  for (const node of nodes) node.start();
  const whole = (): Promise<Node> => until('three nodes run, and two hold each commit', () => wholePrimary(nodes));
  await whole();
  await makeDatabase(balancer.doors.primary);
  const pooler = await startPooler(programs.pgbouncer, urlOf(balancer.doors.primary, 'postgres'));
  const directUrl = urlOf(balancer.doors.primary, DATABASE);
  const replicaUrl = urlOf(balancer.doors.replicas, DATABASE);
  const stop = async (): Promise<void> => {
    await pooler.stop();
    await balancer.run.stop();
    for (const node of nodes) await node.close();
    await etcd.run.stop();
    await removeFolder(folder);
  };
  return { nodes, directUrl, pooledUrl: pooler.through(directUrl), replicaUrl, whole, stop };
}
