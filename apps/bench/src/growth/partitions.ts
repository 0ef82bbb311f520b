import { copyTemplate, startTestServer } from '@fieldpost/config/test-server';
import pg from 'pg';
import { type Bench, type Figure, figure } from '../report.ts';

const MATCHES = 2_000;
const STEPS_OF_A_MATCH = 150;
const PARTS = 16;
const DAYS = 30;
const TIMES = 4_000;
/** Rows per statement, as in the service's own deletion. */
const AT_ONCE = 2_000;
const EVENT = `json_build_array(json_build_object('type', 'moved', 'unit', 'H' || n, 'from', 'c3', 'to', 'c4', 'rest', repeat(md5(n::text), 6)))`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** The table of steps as it is, and the same in parts by the id of its match. */
async function makeSteps(pool: pg.Pool): Promise<void> {
  await pool.query(
    `create table whole (match_id text, index int, side text, events json, at timestamptz, primary key (match_id, index))`,
  );
  await pool.query(`create table parts (like whole including all) partition by hash (match_id)`);
  for (let index = 0; index < PARTS; index += 1)
    await pool.query(
      `create table parts_${index} partition of parts for values with (modulus ${PARTS}, remainder ${index})`,
    );
  for (const table of ['whole', 'parts'])
    await pool.query(
      `insert into ${table} select 'match-' || m, n, 'south', ${EVENT}, now()
        from generate_series(1, ${STEPS_OF_A_MATCH}) n, generate_series(1, ${MATCHES}) m`,
    );
  await pool.query('vacuum analyze');
}

type Times = { readonly append: number; readonly tail: number; readonly pack: number; readonly vacuum: number };

/** One plan for all values, as the service has it. */
async function measureSteps(pool: pg.Pool, table: string): Promise<Times> {
  const append = {
    name: `append ${table}`,
    text: `insert into ${table} select $1::text, $2::int, 'south', ${EVENT}, now() from (select $2::int as n) x`,
  };
  const tail = {
    name: `tail ${table}`,
    text: `select * from ${table} where match_id = $1 and index >= $2 order by index`,
  };
  const id = (index: number): string => `match-${1 + ((index * 37) % MATCHES)}`;
  const each =
    (query: { name: string; text: string }, second: (index: number) => number) => async (): Promise<void> => {
      for (let index = 0; index < TIMES; index += 1) await pool.query({ ...query, values: [id(index), second(index)] });
    };
  const appended = await timed(each(append, (index) => STEPS_OF_A_MATCH + 1 + index));
  const read = await timed(each(tail, () => STEPS_OF_A_MATCH - 20));
  const packed = await timed(async () => {
    for (let index = 1; index <= MATCHES / 5; index += 1)
      await pool.query({
        name: `pack ${table}`,
        text: `delete from ${table} where match_id = $1`,
        values: [`match-${index}`],
      });
  });
  const vacuumed = await timed(() => pool.query(`vacuum ${table}`));
  return { append: appended / TIMES, tail: read / TIMES, pack: packed / (MATCHES / 5), vacuum: vacuumed };
}

/** Deletes notifications after some days in two ways: by deleting rows, and by dropping the partition of a day. */
async function measureForgetting(
  pool: pg.Pool,
): Promise<{ readonly deleted: number; readonly dropped: number; readonly rows: number }> {
  const rows = `select 'n' || n as id, md5(n::text) as user_id, repeat('x', 400) as data, timestamp '2026-01-01' + (n % ${DAYS}) * interval '1 day' as at
    from generate_series(1, 200000) n`;
  await pool.query(`create table told as ${rows}`);
  await pool.query('alter table told add primary key (id)');
  await pool.query('create index on told (user_id, at)');
  await pool.query('create index on told (at)');
  await pool.query(
    'create table told_by_day (id text, user_id text, data text, at timestamp, primary key (id, at)) partition by range (at)',
  );
  for (let day = 0; day < DAYS; day += 1)
    await pool.query(
      `create table told_${day} partition of told_by_day for values from (timestamp '2026-01-01' + ${day} * interval '1 day') to (timestamp '2026-01-01' + ${day + 1} * interval '1 day')`,
    );
  await pool.query(`insert into told_by_day ${rows}`);
  await pool.query('vacuum analyze');
  let count = 0;
  const deleted = await timed(async () => {
    for (let gone = AT_ONCE; gone === AT_ONCE; count += gone)
      gone =
        (
          await pool.query(
            `delete from told where ctid = any(array(select ctid from told where at < '2026-01-06' limit ${AT_ONCE}))`,
          )
        ).rowCount ?? 0;
    await pool.query('vacuum told');
  });
  const dropped = await timed(async () => {
    for (let day = 0; day < 5; day += 1) await pool.query(`drop table told_${day}`);
  });
  return { deleted, dropped, rows: count };
}

async function figuresFor(pool: pg.Pool): Promise<readonly Figure[]> {
  await makeSteps(pool);
  const [whole, parts] = [await measureSteps(pool, 'whole'), await measureSteps(pool, 'parts')];
  const { deleted, dropped, rows } = await measureForgetting(pool);
  const beside = (what: string, of: keyof Times): readonly Figure[] => [
    figure(`${what}, one table`, whole[of], 'ms'),
    figure(`the same in ${PARTS} parts, beside that`, parts[of] / whole[of], 'x'),
  ];
  return [
    figure('steps in a table', MATCHES * STEPS_OF_A_MATCH, ''),
    ...beside('a step is written', 'append'),
    ...beside('the last twenty are read', 'tail'),
    ...beside(`a match of ${STEPS_OF_A_MATCH} steps is packed`, 'pack'),
    ...beside('all of it is vacuumed', 'vacuum'),
    figure('a notification is forgotten by deletion, vacuum and all', (deleted * 1000) / rows, 'us'),
    figure('by dropping the part of its day', (dropped * 1000) / rows, 'us'),
  ];
}

/** What native partitions would give and take: see docs/decisions/0089-tables-no-partitions.md. */
export const bench: Bench = {
  name: 'growth:partitions',
  run: async () => {
    const postgres = await startTestServer({ fsync: 'on', synchronous_commit: 'off', shared_buffers: '256MB' });
    const { url } = await copyTemplate(postgres.adminUrl);
    const onConnect = async (client: pg.ClientBase): Promise<void> => {
      await client.query('set plan_cache_mode = force_generic_plan');
    };
    const pool = new pg.Pool({ connectionString: url, max: 1, onConnect }).on('error', () => undefined);
    try {
      return await figuresFor(pool);
    } finally {
      await pool.end();
      await postgres.remove();
    }
  },
};
