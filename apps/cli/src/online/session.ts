import type { Context } from '@fieldpost/api/context';
import { missingMigrations } from '@fieldpost/config/migrate';
import { connected } from '@fieldpost/config/postgres-client';
import type { Result } from '@fieldpost/engine';
import type pg from 'pg';
import { VerbFault } from '../answer.ts';
import { findDatabase } from './place.ts';

/** A build reads what its migrations have made: DATABASE_OLDER. */
async function demandMigrated(url: string): Promise<void> {
  const missing = await missingMigrations(url);
  if (missing === 0) return;
  const advice = 'Run `npm run -s migrate` to update it; processes of the previous version keep running.';
  throw new VerbFault('DATABASE_OLDER', `The database is older than this build: ${advice}`, { details: { missing } });
}

/** Gives a verb the service's own functions over the database, and closes everything behind it. Faults: those of the place, DATABASE_OLDER. */
export async function withServices<Value>(work: (context: Context) => Promise<Value>): Promise<Value> {
  const database = await findDatabase();
  try {
    await demandMigrated(database.url);
    const [{ settingsWith }, { openServices, closeServices }, { default: fastify }] = await Promise.all([
      import('@fieldpost/api/settings'),
      import('@fieldpost/api/services'),
      import('fastify'),
    ]);
    const settings = settingsWith({ databaseUrl: database.url, secret: '' });
    const context = openServices(settings, { log: fastify({ logger: false }).log, connections: 4 });
    try {
      return await work(context);
    } finally {
      await closeServices(context);
    }
  } finally {
    await database.release();
  }
}

/** Gives a verb one connection to the database. */
export async function withConnection<Value>(work: (client: pg.Client, url: string) => Promise<Value>): Promise<Value> {
  const database = await findDatabase();
  try {
    const client = await connected({ connectionString: database.url, application_name: 'fieldpost cli' });
    try {
      return await work(client, database.url);
    } finally {
      await client.end();
    }
  } finally {
    await database.release();
  }
}

type Told = { readonly code: string; readonly message: string; readonly details: unknown };

/** The value, or the service's fault as that of the verb. */
export function given<Value>(result: Result<Value, Told>): Value {
  if (result.ok) return result.value;
  const { code, message, details } = result.fault;
  throw new VerbFault(code, message, details === null ? {} : { details: JSON.parse(JSON.stringify(details)) });
}
