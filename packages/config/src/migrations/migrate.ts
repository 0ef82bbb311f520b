import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { APPEND_ONLY } from './append-only.ts';
import { runEngine } from './engine.ts';
import { migrationList } from './folder.ts';
import { QUEUE_PLANS } from './queue-plans.ts';

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

async function alone<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    while (!(await isOurs(client))) await pause(AGAIN_MS);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings a database up to date: our own tables by the files in `prisma/migrations`, recorded in `_prisma_migrations` as
 * Prisma does, then the tables of the job queue. Does nothing where nothing is missing.
 * @returns the names of the migrations applied now.
 * @throws Error when the database cannot be reached or a migration fails; what was applied before stays.
 */
export async function migrate(url: string): Promise<readonly string[]> {
  return await alone(url, async (client) => {
    const answer = await runEngine({ kind: 'apply', url, migrations: await migrationList() });
    await runMigrations({ connectionString: url });
    await client.query(QUEUE_PLANS);
    await client.query(APPEND_ONLY);
    return 'applied' in answer ? answer.applied : [];
  });
}
