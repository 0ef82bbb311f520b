import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';

let house: TestDatabase;
let database: Database;
const lines: string[] = [];
beforeAll(async () => {
  house = await freshDatabase();
  const { url } = house;
  const stream = { write: (line: string) => void lines.push(line) };
  const { log } = Fastify({ logger: { level: 'warn', stream } });
  database = openDatabase({ url, directUrl: url, replicaUrl: url }, log, 2);
});
afterAll(async () => {
  await database.close();
  await house.drop();
});

/** Every connection but the one that asks ends, as when PostgreSQL is started again. */
const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

test('a lost connection of any pool is logged, without its client and the key to cancel its statements', async () => {
  const { pool, direct, db, reading } = database;
  await Promise.all([pool.query('select 1'), direct.query('select 1')]);
  await reading.past.$queryRaw`select 1`;
  const held = await direct.connect();
  await held.query(END_ALL);
  held.release();
  await expect.poll(() => lines.join('')).toContain('an idle database connection was lost');
  await expect.poll(() => lines.join('')).toContain('an idle replica connection was lost');
  await db.$queryRaw`select 1`;
  const other = await pool.connect();
  await other.query(END_ALL);
  other.release();
  await expect.poll(() => lines.join('')).toContain('an idle direct database connection was lost');
  for (const line of lines) {
    const { err, msg, level, time, pid, hostname, ...rest } = JSON.parse(line);
    expect([msg, level]).toEqual([expect.stringMatching(/connection was lost$/), 40]);
    expect(Object.keys(err).toSorted()).toEqual(['code', 'message', 'stack', 'type']);
    expect(rest).toEqual({});
    expect(line).not.toMatch(/secretKey|processID|password/);
  }
});
