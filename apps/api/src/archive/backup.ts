import { createHash } from 'node:crypto';
import type pg from 'pg';
import { countsOf, orderOf, quoted, type TableShape, tablesOf, versionOf } from './tables.ts';

/**
 * A backup is one JSON document per line: a head, then rows as PostgreSQL itself writes them (lossless for every type), then
 * waiting jobs, then a foot with counts and the SHA-256 of all lines before it. Gzip it.
 */
export const BACKUP_FORMAT = 'fieldpost-backup@1';

export type BackupHead = {
  readonly format: typeof BACKUP_FORMAT;
  readonly madeAt: string;
  readonly version: readonly string[];
  readonly tables: readonly TableShape[];
  /** How far each sequence has counted: past its rows where the last ones were deleted, and others remember their numbers. */
  readonly counts: Readonly<Record<string, string | null>>;
};
/** `[table, row]` or `["", job]`. */
export type BackupLine = readonly [table: string, row: string];
export type BackupFoot = {
  readonly rows: Readonly<Record<string, number>>;
  readonly jobs: number;
  readonly sha256: string;
};

/** A job as it can be added again. */
export type BackupJob = {
  readonly task: string;
  readonly payload: unknown;
  readonly key: string | null;
  readonly runAt: string;
  readonly maxAttempts: number;
};

const AT_ONCE = 500;

const JOBS = `select json_build_object('task', t.identifier, 'payload', j.payload, 'key', j.key, 'runAt', j.run_at,
    'maxAttempts', j.max_attempts)::text as row
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts < j.max_attempts order by j.id`;

async function* rowsOf(client: pg.ClientBase, query: string): AsyncGenerator<string> {
  await client.query(`declare backup_rows no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from backup_rows`);
    for (const { row } of rows) yield row;
    if (rows.length < AT_ONCE) break;
  }
  await client.query('close backup_rows');
}

/**
 * All data as of one moment, line by line, while the service runs: one read-only snapshot, so every match is
 * consistent.
 * @param client a dedicated connection.
 */
export async function* backupLines(client: pg.ClientBase, now: Date): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const written = (line: unknown): string => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    return text;
  };
  await client.query('begin isolation level repeatable read read only');
  try {
    const tables = await tablesOf(client);
    const head: BackupHead = {
      format: BACKUP_FORMAT,
      madeAt: now.toISOString(),
      version: await versionOf(client),
      tables,
      counts: await countsOf(client),
    };
    yield written(head);
    const counts: Record<string, number> = {};
    for (const table of tables) {
      counts[table.name] = 0;
      for await (const row of rowsOf(client, `select t::text as row from ${quoted(table.name)} t ${orderOf(table)}`)) {
        counts[table.name] = (counts[table.name] ?? 0) + 1;
        yield written([table.name, row]);
      }
    }
    let jobs = 0;
    for await (const job of rowsOf(client, JOBS)) {
      jobs += 1;
      yield written(['', job]);
    }
    const foot: BackupFoot = { rows: counts, jobs, sha256: hash.digest('hex') };
    yield `${JSON.stringify(foot)}\n`;
  } finally {
    await client.query('rollback');
  }
}
