import type { Pool } from 'pg';

/** What a table holds on the disk, its indexes and what lies outside of its rows together, and what has become of its rows. */
export type TableSize = {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
  readonly dead: number;
  readonly updates: number;
  /** Updates that touched no index. */
  readonly inPlace: number;
};

const SIZES = `select s.schemaname || '.' || s.relname as name, pg_total_relation_size(s.relid)::float8 as bytes, s.n_live_tup::float8 as rows,
    s.n_dead_tup::float8 as dead, s.n_tup_upd::float8 as updates, s.n_tup_hot_upd::float8 as "inPlace"
  from pg_stat_user_tables s where s.relname <> '_prisma_migrations' order by 1`;

/** All tables, the job queue's too. Counts of rows are those of the statistics: `pg_stat_force_next_flush` is theirs to call. */
export async function tableSizes(pool: Pool): Promise<readonly TableSize[]> {
  await pool.query('analyze');
  return (await pool.query<TableSize>(SIZES)).rows;
}

/** Rewrites every table, so that the size covers live data only and no free space. */
export async function pressed(pool: Pool): Promise<void> {
  await pool.query('vacuum full');
}
