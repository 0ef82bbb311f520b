import { PrismaPg } from '@prisma/adapter-pg';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { statementName } from './statement-names.ts';

/** The client that stores use; nothing else touches it. */
export type Db = PrismaClient;

export type Database = {
  readonly db: Db;
  /** The pool below the client, for libraries that want `pg` itself (sign-in, jobs). */
  readonly pool: pg.Pool;
  /** Calls `listener` whenever a connection has broken: the server may have gone, and another have taken its place. */
  onBroken(listener: () => void): void;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Every statement of ours finds rows by key, so one plan serves all values, and it goes by an index. Left to itself PostgreSQL
 * plans the functions of the job queue anew at each call, which costs more than running them; and a plan that was made while a
 * table was small reads all of it for as long as the connection lives, however many jobs wait by then.
 */
const PLANS = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off';

/** Opens a pool and a client upon it. Nothing is connected before the first query; a lost connection is replaced at the next. */
export function openDatabase(url: string, log: FastifyBaseLogger, connections = 16): Database {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 },
    onConnect: async (client) => {
      await client.query(PLANS);
    },
  });
  const listeners = new Set<() => void>();
  const broken = (error: Error, which: string): void => {
    log.warn({ err: error }, `${which} database connection was lost`);
    for (const listener of listeners) listener();
  };
  // An idle connection that breaks (a restart of PostgreSQL) must not end the process; the pool drops it by itself.
  pool.on('error', (error) => broken(error, 'an idle'));
  // Nor must one that breaks while it is in use: its query fails, and that is told to whoever asked.
  pool.on('connect', (client) => client.on('error', (error) => broken(error, 'a')));
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) });
  const db = new PrismaClient({ adapter });
  return {
    db,
    pool,
    onBroken: (listener) => listeners.add(listener),
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await db.$disconnect();
      await pool.end();
    },
  };
}
