import { createHash } from 'node:crypto';
import type { Json, Result } from '@fieldpost/engine';
import type pg from 'pg';
import { z } from 'zod';
import { type Awakened, type Awakening, awaken } from './after-restore.ts';
import { BACKUP_FORMAT, type BackupHead } from './backup.ts';
import { type ArchiveFault, archiveFault } from './faults.ts';
import { countersOf, quoted, type TableShape, tablesOf, versionOf } from './tables.ts';

export type Restored = {
  readonly rows: Readonly<Record<string, number>>;
  readonly jobs: number;
  readonly madeAt: string;
  /** Null: everything came back exactly as it was, what was due included. */
  readonly awakened: Awakened | null;
};

const headSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.string(),
  version: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  counts: z.record(z.string(), z.string().nullable()).default({}),
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

/** Rows come back with the numbers they had: each counter goes on after the last that was given, whether its row is there or not. */
async function setCounters(client: pg.ClientBase, { counts }: BackupHead): Promise<void> {
  for (const { name, table, column } of await countersOf(client))
    await client.query(
      `select setval(quote_ident($1)::regclass, coalesce(last.id, 1), last.id is not null)
        from (select greatest($2::bigint, (select max(${quoted(column)}) from ${quoted(table)})) as id) last`,
      [name, counts[name] ?? null],
    );
}

const isEmpty = async (client: pg.ClientBase, tables: readonly TableShape[]): Promise<boolean> => {
  const any = tables.map(({ name }) => `exists (select 1 from ${quoted(name)})`).join(' or ');
  return (await client.query<{ any: boolean }>(`select ${any} as any`)).rows[0]?.any !== true;
};

async function emptied(client: pg.ClientBase, tables: readonly TableShape[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  // No trigger hears of a table that is emptied.
  await client.query('truncate unsent_notifications');
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

type Foot = z.output<typeof footSchema>;
type Part =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'row'; readonly table: string; readonly row: string }
  | { readonly kind: 'foot'; readonly foot: Foot };

/** The kind of a line, by its position; null if it does not belong in a backup. */
function partOf(line: string, isFirst: boolean): Part | null {
  if (isFirst) {
    const head = parsed(headSchema, line);
    return head && { kind: 'head', head };
  }
  const foot = parsed(footSchema, line);
  if (foot) return { kind: 'foot', foot };
  const row = parsed(lineSchema, line);
  return row && { kind: 'row', table: row[0], row: row[1] };
}

/** Counts and hashes a backup while it is read, from its head to its foot and not a line further. */
class Tally {
  readonly #hash = createHash('sha256');
  readonly rows: Record<string, number> = {};
  jobs = 0;

  /** @throws NotWhole where a line is nothing of a backup, the foot says something else than was read, or anything is missing or too much. */
  async *parts(lines: AsyncIterable<string>): AsyncGenerator<Part> {
    let last: Part | null = null;
    for await (const line of lines) {
      if (last?.kind === 'foot') throw new NotWhole('something follows the end');
      last = partOf(line, last === null);
      if (last === null) throw new NotWhole('a line is none of a backup');
      if (last.kind === 'foot' && !this.#holds(last.foot)) throw new NotWhole('the checksum is wrong');
      this.#count(last);
      this.#hash.update(`${line}\n`);
      yield last;
    }
    if (last?.kind !== 'foot') throw new NotWhole('the end is missing');
  }

  #count(part: Part): void {
    if (part.kind === 'head') for (const { name } of part.head.tables) this.rows[name] = 0;
    if (part.kind !== 'row') return;
    if (part.table === '') this.jobs += 1;
    else if (!Object.hasOwn(this.rows, part.table)) throw new NotWhole('a row belongs to no table');
    else this.rows[part.table] = (this.rows[part.table] ?? 0) + 1;
  }

  #holds(foot: Foot): boolean {
    const same = JSON.stringify(foot.rows) === JSON.stringify(this.rows);
    return same && foot.jobs === this.jobs && foot.sha256 === this.#hash.copy().digest('hex');
  }
}

class NotWhole extends Error {}

/** Hands rows on in batches, each of one table. */
class Batches {
  readonly #client: pg.ClientBase;
  #table = '';
  #batch: string[] = [];

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async put(table: string, row: string): Promise<void> {
    if (table !== this.#table || this.#batch.length >= AT_ONCE) await this.flush();
    this.#table = table;
    this.#batch.push(row);
  }

  async flush(): Promise<void> {
    const [table, batch] = [this.#table, this.#batch];
    this.#batch = [];
    if (batch.length === 0) return;
    if (table === '') await putJobs(this.#client, batch);
    else await putRows(this.#client, table, batch);
  }
}

type Outcome = Result<Restored, ArchiveFault>;
/** The lines of a backup, unzipped, without line ends: read twice, from the beginning each time. */
type Lines = () => AsyncIterable<string>;

/** Reads all of it, and writes nothing. @throws NotWhole */
async function surveyed(lines: Lines): Promise<BackupHead> {
  let head: BackupHead | null = null;
  for await (const part of new Tally().parts(lines())) if (part.kind === 'head') head = part.head;
  if (head === null) throw new NotWhole('it is empty');
  return head;
}

/** Reads the verified file again and restores it; verifies it again, in case the file has changed in between. */
async function putAll(client: pg.ClientBase, lines: Lines): Promise<Pick<Restored, 'rows' | 'jobs'>> {
  const [tally, batches] = [new Tally(), new Batches(client)];
  for await (const part of tally.parts(lines())) if (part.kind === 'row') await batches.put(part.table, part.row);
  await batches.flush();
  return { rows: tally.rows, jobs: tally.jobs };
}

type Way = {
  /** In the place of what is in the database. */
  readonly replace: boolean;
  /** Null: exactly as it was, as where nothing ran since the backup. */
  readonly awakening: Awakening | null;
};

async function putBack(client: pg.ClientBase, lines: Lines, head: BackupHead, way: Way): Promise<Outcome> {
  const { replace, awakening } = way;
  const tables = await tablesOf(client);
  const differs = await misfit(client, head, tables);
  if (differs !== null) return archiveFault('BACKUP_DIFFERS', { differs });
  if (replace) await emptied(client, tables);
  else if (!(await isEmpty(client, tables))) return archiveFault('DATABASE_IN_USE');
  const put = await putAll(client, lines);
  await setCounters(client, head);
  const awakened = awakening && (await awaken(client, new Date(head.madeAt), awakening));
  return { ok: true, value: { ...put, madeAt: head.madeAt, awakened } };
}

const notABackup = (error: unknown): Outcome => {
  if (error instanceof NotWhole || isWrongData(error)) return archiveFault('NOT_A_BACKUP', { reason: error.message });
  throw error;
};

/**
 * Restores a backup into an empty migrated database, or in place of existing data: whole, or not at all. It writes
 * nothing before it has read everything and verified counts and hash.
 * @param client a dedicated connection.
 */
export async function restoreBackup(client: pg.ClientBase, lines: Lines, way: Way): Promise<Outcome> {
  const head = await surveyed(lines).catch(notABackup);
  if ('ok' in head) return head;
  await client.query('begin');
  try {
    const outcome = await putBack(client, lines, head, way);
    await client.query(outcome.ok ? 'commit' : 'rollback');
    return outcome;
  } catch (error) {
    await client.query('rollback');
    return notABackup(error);
  }
}

/** PostgreSQL's classes of data that cannot be (22) and of data that do not fit together (23). */
const isWrongData = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
