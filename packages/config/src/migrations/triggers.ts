import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** So long a turn may wait for a trigger that waits for somebody else. */
const LOCK_TIMEOUT = '500ms';
/** PostgreSQL's code for a lock that was not had in time. */
const NOT_IN_TIME = '55P03';
const AGAIN_MS = 250;

/** Whether a table has a trigger of this name. */
export async function hasTrigger(client: pg.Client, table: string, name: string): Promise<boolean> {
  const { rows } = await client.query('select 1 from pg_trigger where tgrelid = $1::regclass and tgname = $2', [
    table,
    name,
  ]);
  return rows.length > 0;
}

/** Adds triggers while matches are played: tried again until their lock is had at once, for every turn would wait behind it. */
export async function addTriggers(client: pg.Client, statements: string): Promise<void> {
  for (;;)
    try {
      await client.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'; ${statements}; commit`);
      return;
    } catch (error) {
      await client.query('rollback');
      if (!(error instanceof Error && 'code' in error && error.code === NOT_IN_TIME)) throw error;
      await pause(AGAIN_MS);
    }
}
