import { freePort } from '@fieldpost/config/free-port';
import { migrate } from '@fieldpost/config/migrate';
import { current } from '@fieldpost/rulebook';
import { measurable } from '../games/list.ts';
import { openMatchOver } from '../service/matches.ts';
import { type Server, startServer } from '../service/processes.ts';
import { writeScript } from '../service/scripts.ts';
import { openPlayers } from '../service/stack.ts';
import type { Pair } from './bots.ts';
import type { Cluster } from './cluster.ts';
import type { Look } from './visitors.ts';

const GAME = measurable('overHttp');
const SECRET = 'a secret of the drill that is long enough';
/** More commands than a pair can give while the drill lasts. */
const SCRIPT_LENGTH = 4000;
const PROGRAMS = {
  api: { file: '../../../api/src/main.ts', portName: 'PORT' },
  worker: { file: '../../../worker/src/main.ts', portName: 'WORKER_PORT' },
} as const;

/** One process of the service, with an orderly stop and a restart on its port. */
export type Restartable = { readonly port: number; restart(): Promise<void>; stop(): Promise<void> };

/** Two APIs and two workers on a cluster. */
export type House = {
  readonly apiPorts: readonly number[];
  readonly processes: readonly Restartable[];
  /** Opens a table for each two new players. */
  seat(pairs: number): Promise<readonly Pair[]>;
  /** Plays a match to its end, and says where that and its players can be read. */
  finished(): Promise<readonly Look[]>;
  stop(): Promise<void>;
};

async function startOne(kind: keyof typeof PROGRAMS, env: Readonly<Record<string, string>>): Promise<Restartable> {
  const port = await freePort();
  const { file, portName } = PROGRAMS[kind];
  const start = (): Promise<Server> =>
    startServer(file, { port, path: '/readyz', env: { ...env, [portName]: String(port) } });
  let running = await start();
  return {
    port,
    restart: async () => {
      await running.stop();
      running = await start();
    },
    stop: () => running.stop(),
  };
}

async function seatPairs(port: number, databaseUrl: string, pairs: number): Promise<readonly Pair[]> {
  const rules = current(GAME.ruleSet);
  if (!rules) throw new Error('the rule set of the drill is not registered');
  const players = await openPlayers(databaseUrl, pairs * 2);
  const seated: Pair[] = [];
  for (let index = 0; index < pairs; index += 1) {
    const [south, north] = players.slice(index * 2);
    if (!south || !north) throw new Error('a match needs two players');
    const script = writeScript(rules, GAME.overHttp.scenario, GAME.overHttp.options, SCRIPT_LENGTH, index + 1);
    const matchId = await openMatchOver({ port }, { south, north }, script);
    seated.push({ matchId, seats: { south, north }, script });
  }
  return seated;
}

/** A match that is over by a resignation: what visitors look at while the primary dies. */
async function finishOne(port: number, databaseUrl: string): Promise<readonly Look[]> {
  const [pair] = await seatPairs(port, databaseUrl, 1);
  const [loser, winner] = Object.values(pair?.seats ?? {});
  if (!pair || !loser || !winner) throw new Error('a match needs two players');
  const headers = { authorization: `Bearer ${loser.token}`, 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${port}/api/v1/matches/${pair.matchId}/resign`;
  const reply = await fetch(url, { method: 'POST', headers, body: '{}' });
  if (!reply.ok) throw new Error(`resigning failed with ${reply.status}: ${await reply.text()}`);
  return [
    { path: `/api/v1/users/${loser.id}`, by: null },
    { path: '/api/v1/watch', by: null },
    { path: `/api/v1/matches/${pair.matchId}`, by: winner },
    { path: `/api/v1/matches/${pair.matchId}/record`, by: winner },
  ];
}

export async function startHouse(cluster: Cluster, smtpUrl: string): Promise<House> {
  await migrate(cluster.directUrl);
  const env = {
    DATABASE_URL: cluster.pooledUrl,
    DATABASE_DIRECT_URL: cluster.directUrl,
    DATABASE_REPLICA_URL: cluster.replicaUrl,
    SMTP_URL: smtpUrl,
    SECRET,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_SCALE: '0',
    DRAIN_SECONDS: '1',
  };
  const apis = [await startOne('api', env), await startOne('api', env)];
  const processes = [...apis, await startOne('worker', env), await startOne('worker', env)];
  return {
    apiPorts: apis.map(({ port }) => port),
    processes,
    seat: (pairs) => seatPairs(apis[0]?.port ?? 0, cluster.directUrl, pairs),
    finished: () => finishOne(apis[0]?.port ?? 0, cluster.directUrl),
    stop: async () => {
      for (const one of processes) await one.stop();
    },
  };
}
