import { buildApp } from '@fieldpost/api';
import { openAccount } from '@fieldpost/api/identity/players/accounts';
import { freePort } from '@fieldpost/config/free-port';
import { copyTemplate, startTestServer, type TestServer } from '@fieldpost/config/test-server';
import pg from 'pg';
import type { Player } from './matches.ts';
import { type Server, startServer } from './processes.ts';

/** As a database is run in earnest: everything a commit promises is on the disk. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' };
const SECRET = 'a secret of the bench that is long enough';

/** One PostgreSQL, and the service on it in a separate process. */
export type Stack = {
  readonly api: Server;
  readonly databaseUrl: string;
  readonly postgres: TestServer;
  query(statement: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  players(count: number): Promise<readonly Player[]>;
  stop(): Promise<void>;
};

/** Opens accounts through the service itself, in this process. */
export async function openPlayers(databaseUrl: string, count: number): Promise<readonly Player[]> {
  const app = await buildApp({ databaseUrl, secret: SECRET });
  const players: Player[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `${crypto.randomUUID()}@example.org`;
    const opened = await openAccount(app.services, { name: `Player ${index + 1}`, email });
    if (!opened.ok) throw new Error(opened.fault.code);
    players.push(opened.value);
  }
  await app.close();
  return players;
}

/** Starts PostgreSQL and the API. No worker: jobs are written, as always, and wait. */
export async function startStack(): Promise<Stack> {
  const postgres = await startTestServer(DURABLE);
  const { url: databaseUrl } = await copyTemplate(postgres.adminUrl);
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), SECRET, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '0' };
  const api = await startServer('../../../api/src/main.ts', { port, path: '/readyz', env });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 }).on('error', () => undefined);
  return {
    api,
    databaseUrl,
    postgres,
    query: async (statement, values = []) => (await pool.query(statement, [...values])).rows,
    players: (count) => openPlayers(databaseUrl, count),
    stop: async () => {
      await pool.end();
      await api.stop();
      await postgres.remove();
    },
  };
}
