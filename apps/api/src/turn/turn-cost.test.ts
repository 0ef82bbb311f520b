import { paced } from '@fieldpost/config/pace';
import { systemPostgres } from '@fieldpost/config/test-programs';
import { copyTemplate, startSystemServer, startTestServer, type TestServer } from '@fieldpost/config/test-server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { startWorker } from '../jobs/worker.ts';
import { Client } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';

// A PostgreSQL of its own, and a busy machine starts it slowly.
vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

const WAITING = 10_000;
/** A match in which nobody moves ends by repetition soon. */
const TURNS = 3;
/** What a turn may look at by its indices, whatever waits and however long the match: about twice what it does. */
const MAX_ROWS_A_TURN = 400;

type Looked = { readonly whole: number; readonly rows: number };

/** What has been read so far: rows of tables that were read whole, and rows found by an index. */
const LOOKED = `select coalesce(sum(seq_tup_read), 0)::int as whole, coalesce(sum(idx_tup_fetch), 0)::int as rows
  from pg_stat_user_tables where relname = any('{_private_jobs,steps,matches,match_seats,notifications,receipts,drafts}')`;

const SHORT_QUEUE = `vacuum (analyze) graphile_worker._private_jobs; vacuum (analyze) steps; vacuum (analyze) matches;
  vacuum (analyze) match_seats; vacuum (analyze) notifications; vacuum (analyze) receipts`;

const MANY_JOBS = `select count(*) from graphile_worker.add_jobs((select array_agg(('digest', '{}', null,
  now() + interval '1 day', null, 'waiting ' || n, null, null)::graphile_worker.job_spec) from generate_series(1, ${WAITING}) n))`;

/** Steps that a match might have had before: nobody plays them again, for they lie before the stored state. */
const LONG_MATCH = `insert into steps (match_id, index, side, player, command, line, draws, events, sealed, at)
  select $1, -n, 'south', 0, '{}', '', '[]', '[]', true, now() from generate_series(1, ${WAITING}) n`;

/** All through one connection, so that it keeps the plans that it made while everything was small. */
function costsAlike(start: () => Promise<TestServer>): void {
  let server: TestServer;
  let app: FastifyInstance;
  /** Another process's worth, whose worker needs more than one connection. */
  let office: FastifyInstance;
  beforeAll(async () => {
    server = await start();
    const { url: databaseUrl } = await copyTemplate(server.adminUrl);
    const secret = 'a secret of the tests, long enough to be one';
    app = await buildApp({ databaseUrl, secret, connections: 1 });
    office = await buildApp({ databaseUrl, secret });
    await app.services.database.pool.query('create extension pg_stat_statements');
  });
  afterAll(async () => {
    await Promise.all([app.close(), office.close()]);
    await server.remove();
  });

  const pool = () => app.services.database.pool;
  const looked = async (): Promise<Looked> => {
    await pool().query('select pg_stat_force_next_flush()');
    const { rows } = await pool().query<Looked>(LOOKED);
    return rows[0] ?? { whole: 0, rows: 0 };
  };
  const playOn = async (duel: Duel): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { step, waitingFor } = await duel.stored();
      const who = waitingFor[0] === 'north' ? duel.north : duel.south;
      expect((await new Client(app, who).play(duel.id, step, 'end')).status).toBe(200);
    }
  };

  it('a turn reads as much with ten thousand jobs waiting and as many steps behind it', async () => {
    const duel = await openDuel(app.services);
    const first = await openDuel(app.services);
    for (const statement of SHORT_QUEUE.split(';')) await pool().query(statement);
    await playOn(first);
    await pool().query(MANY_JOBS);
    await pool().query(LONG_MATCH, [duel.id]);
    // PostgreSQL does this automatically each minute; the queue grows within seconds and cannot wait for it.
    await pool().query('analyze steps');
    const before = await looked();
    await playOn(duel);
    const after = await looked();
    expect(after.whole - before.whole).toBeLessThan(WAITING);
    expect((after.rows - before.rows) / TURNS).toBeLessThan(MAX_ROWS_A_TURN);
  });

  it('the worker takes its jobs, and no plan of it or of a turn is worth compiling', async () => {
    const worker = startWorker(office.services);
    await worker.ready;
    const duel = await openDuel(app.services);
    await playOn(duel);
    const told = () =>
      app.services.db.notification.count({ where: { matchId: duel.id, channel: 'page', state: 'queued' } });
    await expect.poll(told, { timeout: paced(50_000) }).toBe(0);
    await worker.stop();
    const { rows } = await pool().query<{ readonly compiled: boolean; readonly query: string }>(
      `select query, jit_functions > 0 as compiled from pg_stat_statements where calls > 0`,
    );
    expect(rows.filter(({ query }) => query.includes('graphile_worker')).length).toBeGreaterThan(0);
    expect(rows.filter(({ compiled }) => compiled)).toEqual([]);
  });
}

const WATCHED = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'all' };

describe('on our PostgreSQL', () => costsAlike(() => startTestServer(WATCHED)));

const found = systemPostgres();
if (found)
  describe(`on Debian's PostgreSQL ${found.version}, which compiles plans`, () =>
    costsAlike(() => startSystemServer(found, WATCHED)));
else process.stdout.write("No PostgreSQL of Debian's packages: what a turn costs there is not tested here.\n");
