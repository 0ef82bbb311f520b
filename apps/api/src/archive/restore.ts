import { createHash } from 'node:crypto';
import type { Json, Result } from '@fieldpost/engine';
import type pg from 'pg';
import { z } from 'zod';
import { BACKUP_FORMAT, type BackupHead } from './backup.ts';
import { type ArchiveFault, archiveFault } from './faults.ts';
import { quoted, type TableShape, tablesOf, versionOf } from './tables.ts';

export type Restored = {
  readonly rows: Readonly<Record<string, number>>;
  readonly jobs: number;
  readonly madeAt: string;
};

const headSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.string(),
  version: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
const lineSchema = z.tuple([z.string(), z.string()]);
const footSchema = z.object({ rows: z.record(z.string(), z.number()), jobs: z.number(), sha256: z.string() });

const AT_ONCE = 500;

function parsed<Value>(schema: z.ZodType<Value>, line: string): Value | null {
  try {
    const found = schema.safeParse(JSON.parse(line));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}

/** Puts rows of one table back, exactly as they were. */
async function putRows(client: pg.ClientBase, name: string, rows: readonly string[]): Promise<void> {
  const table = quoted(name);
  await client.query(
    `insert into ${table} select (whole).* from
      (select line::${table} as whole from unnest($1::text[]) line offset 0) as lines`,
    [rows],
  );
}

async function putJobs(client: pg.ClientBase, jobs: readonly string[]): Promise<void> {
  await client.query(
    `select graphile_worker.add_job(x.task, x.payload, job_key => x.key, run_at => x."runAt", max_attempts => x."maxAttempts")
      from unnest($1::json[]) line,
        json_to_record(line) as x(task text, payload json, key text, "runAt" timestamptz, "maxAttempts" int)`,
    [jobs],
  );
}

const isEmpty = async (client: pg.ClientBase, tables: readonly TableShape[]): Promise<boolean> => {
  const any = tables.map(({ name }) => `exists (select 1 from ${quoted(name)})`).join(' or ');
  return (await client.query<{ any: boolean }>(`select ${any} as any`)).rows[0]?.any !== true;
};

async function emptied(client: pg.ClientBase, tables: readonly TableShape[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  await client.query('delete from graphile_worker._private_jobs');
}

/** Whether the backup fits the database; null: it does. */
async function misfit(client: pg.ClientBase, head: BackupHead, tables: readonly TableShape[]): Promise<Json> {
  const version = await versionOf(client);
  if (JSON.stringify(version) !== JSON.stringify(head.version)) return { backup: head.version, database: version };
  const shapes = (list: readonly TableShape[]): string =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns]).sort());
  return shapes(tables) === shapes(head.tables) ? null : { tables: 'differ' };
}

/** Reads a backup while it is put back: counts, checks, hands rows on in batches. */
class Reader {
  readonly #client: pg.ClientBase;
  readonly #hash = createHash('sha256');
  readonly rows: Record<string, number> = {};
  jobs = 0;
  #table = '';
  #batch: string[] = [];

  constructor(client: pg.ClientBase, tables: readonly TableShape[]) {
    this.#client = client;
    for (const { name } of tables) this.rows[name] = 0;
  }

  digest(line: string): void {
    this.#hash.update(`${line}\n`);
  }

  /** False: no table of ours. */
  async put(table: string, row: string): Promise<boolean> {
    if (table !== '' && this.rows[table] === undefined) return false;
    if (table !== this.#table || this.#batch.length >= AT_ONCE) await this.flush();
    this.#table = table;
    this.#batch.push(row);
    return true;
  }

  async flush(): Promise<void> {
    const [table, batch] = [this.#table, this.#batch];
    this.#batch = [];
    if (batch.length === 0) return;
    if (table === '') {
      this.jobs += batch.length;
      return putJobs(this.#client, batch);
    }
    this.rows[table] = (this.rows[table] ?? 0) + batch.length;
    return putRows(this.#client, table, batch);
  }

  /** Whether the foot says what was read. */
  holds(foot: z.output<typeof footSchema>): boolean {
    const same = Object.entries(foot.rows).every(([table, count]) => this.rows[table] === count);
    return same && foot.jobs === this.jobs && foot.sha256 === this.#hash.digest('hex');
  }
}

type Outcome = Result<Restored, ArchiveFault>;

async function putBack(client: pg.ClientBase, lines: AsyncIterable<string>, replace: boolean): Promise<Outcome> {
  const tables = await tablesOf(client);
  const reader = new Reader(client, tables);
  let head: BackupHead | null = null;
  for await (const line of lines) {
    if (head === null) {
      head = parsed(headSchema, line);
      if (head === null) return archiveFault('NOT_A_BACKUP');
      const differs = await misfit(client, head, tables);
      if (differs !== null) return archiveFault('BACKUP_DIFFERS', { differs });
      if (replace) await emptied(client, tables);
      else if (!(await isEmpty(client, tables))) return archiveFault('DATABASE_IN_USE');
    } else {
      const foot = parsed(footSchema, line);
      if (foot) return await ended(reader, head, foot);
      const row = parsed(lineSchema, line);
      if (row === null || !(await reader.put(...row))) return archiveFault('NOT_A_BACKUP');
    }
    reader.digest(line);
  }
  return archiveFault('NOT_A_BACKUP', { reason: 'the end is missing' });
}

async function ended(reader: Reader, { madeAt }: BackupHead, foot: z.output<typeof footSchema>): Promise<Outcome> {
  await reader.flush();
  if (!reader.holds(foot)) return archiveFault('NOT_A_BACKUP', { reason: 'the checksum is wrong' });
  return { ok: true, value: { rows: reader.rows, jobs: reader.jobs, madeAt } };
}

/**
 * Puts a backup into a migrated database that is empty, or in the place of what is there (`replace`): whole, or not at all.
 * @param client a connection of its own. @param lines the backup, unzipped, without line ends.
 */
export async function restoreBackup(
  client: pg.ClientBase,
  lines: AsyncIterable<string>,
  replace: boolean,
): Promise<Outcome> {
  await client.query('begin');
  const outcome = await putBack(client, lines, replace).catch(async (error: unknown): Promise<Outcome> => {
    await client.query('rollback');
    if (isWrongData(error)) return archiveFault('NOT_A_BACKUP', { reason: error.message });
    throw error;
  });
  await client.query(outcome.ok ? 'commit' : 'rollback');
  return outcome;
}

/** PostgreSQL's classes of data that cannot be (22) and of data that do not fit together (23). */
const isWrongData = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
