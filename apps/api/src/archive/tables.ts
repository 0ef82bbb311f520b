import type pg from 'pg';

/** A table as a backup keeps it: its columns in their order. */
export type TableShape = { readonly name: string; readonly columns: readonly string[] };

/** Not of a backup: the version of a database, and what triggers make of other tables. */
const LEFT_OUT = ['_prisma_migrations', 'unsent_notifications'];

const SHAPES = `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
    and a.attnum > 0 and not a.attisdropped
  group by c.relname order by c.relname`;

const REFERENCES = `select conrelid::regclass::text as child, confrelid::regclass::text as parent
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

/** Our tables, each after those that it refers to, so that rows can be put back in this order. */
export async function tablesOf(client: pg.ClientBase): Promise<readonly TableShape[]> {
  const { rows: shapes } = await client.query<TableShape>(SHAPES, [LEFT_OUT]);
  const { rows: references } = await client.query<{ child: string; parent: string }>(REFERENCES);
  const ordered: TableShape[] = [];
  const isPlaced = (name: string): boolean => ordered.some((table) => table.name === name);
  while (ordered.length < shapes.length) {
    const ready = shapes.filter(
      ({ name }) => !isPlaced(name) && references.every(({ child, parent }) => child !== name || isPlaced(parent)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...ready);
  }
  return ordered;
}

/** The names of the migrations that were applied, oldest first: the version of a database. */
export async function versionOf(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select migration_name as name from _prisma_migrations where finished_at is not null order by migration_name',
  );
  return rows.map(({ name }) => name);
}

/** A name as SQL. Names come from the catalogue of the database, never from a file. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** In what order rows of a table may be put back: a rematch refers to an earlier match. */
export const orderOf = ({ columns }: TableShape): string =>
  columns.includes('created_at') ? 'order by t.created_at, t.ctid' : 'order by t.ctid';

/** A counter of ids, whose column it fills. */
export type Counter = { readonly name: string; readonly table: string; readonly column: string };

const COUNTERS = `select s.relname as name, t.relname as table, a.attname::text as column
  from pg_class s join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
  join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace order by s.relname`;

/** All sequences of the database. @throws Error where one belongs to no column: a restore could not set it. */
export async function countersOf(client: pg.ClientBase): Promise<readonly Counter[]> {
  const { rows } = await client.query<Counter>(COUNTERS);
  const { rows: all } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public'",
  );
  const strange = all.find(({ name }) => !rows.some((counter) => counter.name === name));
  if (strange !== undefined) throw new Error(`the sequence ${strange.name} belongs to no column`);
  return rows;
}

/** How far each counter has counted; null: it has not begun. */
export async function countsOf(client: pg.ClientBase): Promise<Readonly<Record<string, string | null>>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1",
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
