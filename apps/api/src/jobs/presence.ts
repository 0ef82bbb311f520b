import pg from 'pg';
import type { Context } from '../context.ts';

/** "jobs" as a number: the class of our advisory locks. */
const LOCK_CLASS = 1_785_684_595;
/** A lock on a job this young may belong to a worker that is just coming up. */
const GRACE = '3 seconds';
const RETRY_MS = 1_000;

/** Jobs locked by workers of which no connection holds the lock of presence any more: they died. */
const RELEASE = `with dead as (
    select distinct j.locked_by as id from graphile_worker.jobs j
    where j.locked_by is not null and j.locked_at < now() - interval '${GRACE}'
      and not exists (select 1 from pg_locks l
        where l.locktype = 'advisory' and l.granted and l.classid = ${LOCK_CLASS}
          and l.objid = (hashtext(j.locked_by)::bigint & 4294967295)::oid
          and l.database = (select oid from pg_database where datname = current_database())))
  select graphile_worker.force_unlock_workers(array_agg(id)) as done, array_agg(id) as ids from dead having count(*) > 0`;

/** Gives the jobs of workers that died back to the queue; the queue itself would wait for four hours. Answers whose. */
export async function releaseDead({ database }: Pick<Context, 'database'>): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ ids: string[] }>(RELEASE);
  return rows[0]?.ids ?? [];
}

/**
 * Shows that a worker is alive: a separate connection holds an advisory lock named after it, and reconnects when it
 * breaks.
 */
export class Presence {
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;
  readonly #context: Context;
  readonly #workerId: string;

  constructor(context: Context, workerId: string) {
    this.#context = context;
    this.#workerId = workerId;
  }

  async show(): Promise<void> {
    const { settings, log } = this.#context;
    const client = new pg.Client({
      connectionString: settings.databaseDirectUrl ?? settings.databaseUrl,
      application_name: 'fieldpost worker',
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1::int, hashtext($2))', [LOCK_CLASS, this.#workerId]);
      this.#client = client;
    } catch (error) {
      log.warn({ err: error }, 'worker: its presence is not shown yet');
      await client.end().catch(() => undefined);
      this.#again();
    }
    if (this.#closed) await client.end().catch(() => undefined);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#again();
  }

  #again(): void {
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.show();
    }, RETRY_MS);
  }

  async end(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }
}
