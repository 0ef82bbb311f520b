import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { connected } from '../postgres/connected.ts';
import { APPEND_ONLY } from './append-only.ts';
import { keepEndedSeats } from './ended-seats.ts';
import { runEngine } from './engine.ts';
import { migrationList } from './folder.ts';
import { QUEUE_PLANS } from './queue-plans.ts';
import { keepUnsentNotifications } from './unsent.ts';

/** "fieldpost" as a number: one migration at a time on one server, however many processes start together. */
const LOCK = 7_305_437_815;

const AGAIN_MS = 200;

/**
 * Asked again and again, not waited for: an index that is made while matches are played waits for every statement that began before
 * it, and one that waits for this lock would be among them.
 */
async function isOurs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ readonly ours: boolean }>('select pg_try_advisory_lock($1) as ours', [LOCK]);
  return rows[0]?.ours === true;
}

/** Somebody who has been at something for long: what is altered then waits for them, and every turn waits behind it. */
const AT_LENGTH = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and backend_type = 'client backend' and xact_start < now() - interval '5 seconds' limit 1`;

/** So long it is waited for them, and not longer: what is forgotten in a transaction is no reason to stay as one is. */
const MAX_PATIENCE_MS = 600_000;

async function untilNobodyIsAtLength(client: pg.Client): Promise<void> {
  const end = Date.now() + MAX_PATIENCE_MS;
  while (Date.now() < end && (await client.query(AT_LENGTH)).rows.length > 0) await pause(AGAIN_MS);
}

const APPLIED = `select count(*)::int as count from _prisma_migrations where finished_at is not null`;

/** How many migrations of this build a database has not seen; none where it is newer than the build. */
async function leftOut(client: pg.Client, known: number): Promise<number> {
  const { rows } = await client.query<{ readonly there: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return known;
  return Math.max(0, known - ((await client.query<{ readonly count: number }>(APPLIED)).rows[0]?.count ?? 0));
}

/**
 * How many migrations of this build a database lacks; 0: the build may read it.
 * @throws Error when the database cannot be reached.
 */
export async function missingMigrations(url: string): Promise<number> {
  const { migrationDirectories } = await migrationList();
  const client = await connected({ connectionString: url });
  try {
    return await leftOut(client, migrationDirectories.length);
  } finally {
    await client.end();
  }
}

async function alone<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = await connected({ connectionString: url });
  try {
    while (!(await isOurs(client))) await pause(AGAIN_MS);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings a database up to date: our own tables by the files in `prisma/migrations`, recorded in `_prisma_migrations` as
 * Prisma does, then the tables of the job queue, then functions and triggers. Does nothing where nothing is missing. While somebody
 * has been in a transaction for long, a backup for instance, it is waited for them: ten minutes at most.
 * @returns the names of the migrations applied now.
 * @throws Error when the database cannot be reached or a migration fails; what was applied before stays.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  return await alone(url, async (client) => {
    const migrations = await migrationList();
    if ((await leftOut(client, migrations.migrationDirectories.length)) > 0) await untilNobodyIsAtLength(client);
    const answer = await runEngine({ kind: 'apply', url, migrations });
    await runMigrations({ connectionString: url });
    await client.query(QUEUE_PLANS);
    await client.query(APPEND_ONLY);
    await keepUnsentNotifications(client);
    await keepEndedSeats(client);
    return 'applied' in answer ? answer.applied : [];
  });
}
