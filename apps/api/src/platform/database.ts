import { PrismaPg } from '@prisma/adapter-pg';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type Prisma, PrismaClient } from '../generated/prisma/client.ts';
import { PatientClient } from './one-at-a-time.ts';
import { statementName } from './statement-names.ts';
import { steadyPool } from './steady-pool.ts';

/** The client that stores use; nothing else touches it. */
export type Db = PrismaClient;

/** Clients for what only reads. Without a replica both are the one client. */
export type Readers = {
  /** The primary, or the replica while the primary is away or silent: people read what they have just written. */
  readonly now: Db;
  /** The replica, and the primary while that is away or silent: for what may be a moment old. */
  readonly past: Db;
};

export type Database = {
  readonly db: Db;
  readonly reading: Readers;
  /** The pool below the client, for libraries that want `pg` itself (sign-in, jobs). */
  readonly pool: pg.Pool;
  /** The same for what only reads, from the replica too while the primary is away. */
  readonly readingPool: pg.Pool;
  /** Connections to the server itself, for what needs one of its own: LISTEN. Without a pooler the pool's own. */
  readonly direct: pg.Pool;
  /** A statement that PostgreSQL parses once per connection; each time, where a pooler lies between. */
  named(query: { readonly text: string; readonly values: unknown[] }): pg.QueryConfig;
  /** Calls `listener` whenever a connection has broken: the server may have gone, and another have taken its place. */
  onBroken(listener: () => void): void;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Where the database is. */
export type Place = {
  readonly url: string;
  /** The server itself, where `url` is a pooler in transaction mode; null: there is none. */
  readonly directUrl: string | null;
  /** A replica, or a balancer before several; null: there is none. */
  readonly replicaUrl?: string | null;
};

/**
 * All our statements find rows by key, so one plan serves all values; by default PostgreSQL plans some of them at each
 * call. packages/config/src/migrations/queue-plans.ts sets the plans of the queue's functions. Rows found by key are
 * usually in memory or on an SSD, so a random page costs hardly more than the next one. Statements are short: parallel
 * workers and JIT would take longer than they save.
 */
const ONE_PLAN = `set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1;
  set max_parallel_workers_per_gather = 0; set jit = off`;
/**
 * So long a statement waits for a connection while all are in use, in ms: a busy service is slow before it refuses. Our client gives a
 * request up after 15 s (packages/client/src/ask.ts), so that it still reads the refusal and when to ask again.
 */
const LONGEST_WAIT_MS = 12_000;
/** A plan that was made while a table was small lives no longer than its connection. */
const LONGEST_LIFE_S = 600;

/**
 * The pool of all statements. Behind a pooler in transaction mode each transaction may meet another connection of the server, so
 * nothing is set and nothing prepared there.
 */
function openPool({ url, directUrl }: Omit<Place, 'replicaUrl'>, connections: number): pg.Pool {
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    await client.query(ONE_PLAN);
  };
  return new pg.Pool({
    Client: PatientClient,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    maxLifetimeSeconds: LONGEST_LIFE_S,
    ...(directUrl === null ? { onConnect } : {}),
  });
}

/** Is told of each connection that is lost: its fault, and which it was. */
type Lost = (error: Error, which: string) => void;

/**
 * Logs lost connections of a pool without ending the process. The pool drops an idle connection that breaks (a restart
 * of PostgreSQL); a query in use fails, and its caller gets the error.
 */
function watched(pool: pg.Pool, kind: string, lost: Lost): pg.Pool {
  return pool
    .on('error', (error) => lost(error, `an idle ${kind}`))
    .on('connect', (client) => client.on('error', (error) => lost(error, `a ${kind}`)));
}

/** Logs a lost connection without what the pool hands along: its client, with the key by which the server would cancel its statements. */
const toLog =
  (log: FastifyBaseLogger): Lost =>
  (error, which) => {
    const { name, message, stack, code } = error as Error & { readonly code?: unknown };
    log.warn({ err: { type: name, message, stack, code } }, `${which} connection was lost`);
  };

function openDirect({ directUrl }: Place, pool: pg.Pool, lost: Lost): pg.Pool {
  if (directUrl === null) return pool;
  const direct = new pg.Pool({ connectionString: directUrl, max: 2, connectionTimeoutMillis: 5_000 });
  return watched(direct, 'direct database', lost);
}

/** The pool below each client. */
const BELOW = new WeakMap<object, Pick<Database, 'pool' | 'named'>>();

/**
 * The rows of a statement, as `$queryRaw` would give them; outside of a transaction past the client, which takes longer to read long
 * JSON than PostgreSQL takes to find it, and half a millisecond over the shortest statement.
 */
export async function rowsOf<Row extends object>(
  db: Pick<Db, '$queryRaw'>,
  statement: Prisma.Sql,
): Promise<readonly Row[]> {
  const below = BELOW.get(db);
  if (below === undefined) return db.$queryRaw<readonly Row[]>(statement);
  const { rows } = await below.pool.query<Row>(below.named({ text: statement.text, values: [...statement.values] }));
  return rows;
}

/** Pool and client, or several of them, that are closed together. */
type Clients = {
  readonly reading: Readers;
  readonly readingPool: pg.Pool;
  close(): Promise<void>;
};

const closedWith = (db: Db, pool: pg.Pool): Clients => ({
  reading: { now: db, past: db },
  readingPool: pool,
  close: async () => undefined,
});

/** Clients that also read from a replica. Replicas behind a pooler are not supported: the address is used as given. */
function openReaders(db: Db, pool: pg.Pool, url: string | null, clientOn: (pool: pg.Pool) => Db, lost: Lost): Clients {
  if (url === null) return closedWith(db, pool);
  const replica = watched(openPool({ url, directUrl: null }, pool.options.max ?? 10), 'replica', lost);
  const readingPool = steadyPool(pool, replica);
  const reading = { now: clientOn(readingPool), past: clientOn(steadyPool(replica, pool)) };
  const close = async (): Promise<void> => {
    await Promise.all([reading.now.$disconnect(), reading.past.$disconnect()]);
    await replica.end();
  };
  return { reading, readingPool, close };
}

/** Opens a pool and a client for it. It connects at the first query, and replaces a lost connection at the next. */
export function openDatabase(place: Place, log: FastifyBaseLogger, connections = 16): Database {
  const pool = openPool(place, connections);
  const lost = toLog(log);
  const direct = openDirect(place, pool, lost);
  const nameOf = (text: string): string => (place.directUrl === null ? statementName(text) : '');
  const listeners = new Set<() => void>();
  watched(pool, 'database', (error, which) => {
    lost(error, which);
    for (const listener of listeners) listener();
  });
  const named: Database['named'] = (query) => ({ ...query, name: nameOf(query.text) });
  const clientOn = (one: pg.Pool): Db => {
    const adapter = new PrismaPg(one, { statementNameGenerator: ({ sql }) => nameOf(sql) });
    const client = new PrismaClient({ adapter });
    BELOW.set(client, { pool: one, named });
    return client;
  };
  const db = clientOn(pool);
  const readers = openReaders(db, pool, place.replicaUrl ?? null, clientOn, lost);
  return {
    db,
    reading: readers.reading,
    pool,
    readingPool: readers.readingPool,
    direct,
    named,
    onBroken: (listener) => listeners.add(listener),
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all([db.$disconnect(), readers.close()]);
      await pool.end();
      if (direct !== pool) await direct.end();
    },
  };
}
