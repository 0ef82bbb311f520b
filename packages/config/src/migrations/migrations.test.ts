import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { connected } from '../postgres/connected.ts';
import { adminUrl, freshDatabase } from '../testing/test-database.ts';
import { difference } from './difference.ts';
import { runEngine } from './engine.ts';
import { migratedSchemaFile, migrationList, schemaFile } from './folder.ts';
import { migrate } from './migrate.ts';
import { migrationName } from './new-migration.ts';

const COLUMNS = `select table_name, column_name, data_type, udt_name, is_nullable, column_default
  from information_schema.columns where table_schema = 'public' and table_name not like '\\_%' order by 1, 2`;
/** Partial indexes and indexes on expressions: schema.prisma cannot express them, so migrations write them by hand. */
const WRITTEN_BY_HAND = `select index.relname as name from pg_index join pg_class index on index.oid = indexrelid
  where index.relnamespace = 'public'::regnamespace and (indpred is not null or indexprs is not null) order by 1`;
const INDEXES = `select tablename, indexdef from pg_indexes
  where schemaname = 'public' and tablename not like '\\_%' and indexname not in (select name from (${WRITTEN_BY_HAND}) by_hand) order by 1, 2`;
const BY_HAND = [
  'campaigns_act_at',
  'campaigns_deadline',
  'campaigns_remind_at',
  'match_seats_vacant',
  'matches_act_at',
  'matches_follow_due',
  'matches_open_of',
  'matches_remind_at',
  'matches_to_pack',
  'matches_to_reckon',
  'matches_watched_game_idx',
  'matches_watched_idx',
  'notifications_cause',
  'users_guests',
  'users_name_begins_idx',
  'users_name_parts_idx',
  'users_name_words_idx',
];
const LINKS = `select conrelid::regclass::text as of, pg_get_constraintdef(oid) as says from pg_constraint
  where connamespace = 'public'::regnamespace and contype = 'f' order by 1, 2`;

async function run(url: string, statement: string): Promise<unknown[]> {
  const client = await connected({ connectionString: url });
  try {
    const result = await client.query(statement);
    return result.rows;
  } finally {
    await client.end();
  }
}

async function emptyDatabase(name: string): Promise<string> {
  const url = new URL(adminUrl());
  await run(url.href, `drop database if exists ${name} with (force)`);
  await run(url.href, `create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

test('the migrations make the tables that schema.prisma describes', async () => {
  const schema = await readFile(schemaFile, 'utf8');
  expect(await readFile(migratedSchemaFile, 'utf8'), 'npm run migration -- "what for"').toBe(schema);
  const described = await emptyDatabase('described_tables');
  await run(described, (await difference(described, null, schema)) ?? '');
  const migrated = await freshDatabase();
  for (const question of [COLUMNS, INDEXES, LINKS]) {
    expect(await run(migrated.url, question)).toEqual(await run(described, question));
  }
  expect(await run(migrated.url, WRITTEN_BY_HAND)).toEqual(BY_HAND.map((name) => ({ name })));
  await migrated.drop();
});

/** Tables of what belongs to a match whose key does not name it, and why. */
const KEYS_WITHOUT_MATCH = {
  invitations: 'found by a secret, few, and gone with the match',
  match_notes: 'belong to a person, who reads them across matches',
  messages: 'pages, marks and reports count them by one number',
  notifications: 'many belong to no match; each is found by the id that its job has',
  receipts: 'a key is used once by a person, in whatever match',
  trials: 'belong to a person, who reads them across matches',
};

test('the key of what belongs to a match names the match', async () => {
  const database = await freshDatabase();
  const found = await run(
    database.url,
    `select c.table_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'match_id' and not exists (
        select 1 from information_schema.table_constraints k
          join information_schema.key_column_usage u using (constraint_schema, constraint_name)
        where k.constraint_type = 'PRIMARY KEY' and k.table_name = c.table_name and u.column_name = 'match_id') order by 1`,
  );
  expect(found).toEqual(Object.keys(KEYS_WITHOUT_MATCH).map((name) => ({ name })));
  await database.drop();
});

test('processes that migrate at the same time apply each migration once; a further run does nothing', async () => {
  const url = await emptyDatabase('migrated_together');
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const names = applied.flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(await migrate(url)).toEqual([]);
  const recorded = await run(url, 'select migration_name as name from _prisma_migrations order by started_at');
  expect(recorded).toEqual(names.toSorted().map((name) => ({ name })));
});

test('a database of a newer Fieldpost is not touched', async () => {
  const url = await emptyDatabase('migrated_later');
  await migrate(url);
  const later = `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
    values ('x', 'x', '29990101000000_of_the_future', now(), 1)`;
  await run(url, later);
  expect(await migrate(url)).toEqual([]);
});

test('a change of the schema becomes SQL, none becomes null', async () => {
  const schema = await readFile(schemaFile, 'utf8');
  const wider = schema.replace('model User {', 'model User {\n  motto String?\n');
  const url = adminUrl();
  expect(await difference(url, schema, wider)).toContain('ADD COLUMN     "motto" TEXT');
  expect(await difference(url, schema, schema)).toBeNull();
  expect(migrationName('Seats have a salt!', new Date('2026-11-21T02:03:04Z'))).toBe(
    '20261121020304_seats_have_a_salt',
  );
});

/** A database of the last Fieldpost before 20261122195500, with a row of everything that has another name since. */
async function databaseOfOldWords(): Promise<string> {
  const url = await emptyDatabase('migrated_words');
  const all = await migrationList();
  const before = all.migrationDirectories.filter(({ path }) => path < '20261122195500');
  await runEngine({ kind: 'apply', url, migrations: { ...all, migrationDirectories: before } });
  await run(
    url,
    `insert into users (id, name, email, updated_at, telling)
       values ('ada', 'Ada', 'ada@example.org', now(), '{"channels": {"mail": {"muster": false}}, "holdMinutes": 5}');
     insert into matches (id, rule_set, edition, scenario, title, creator_id, setup, clock_spec, gate, seed, commitment)
       values ('m', 'r', 1, 's', 'Title', 'ada', '{}', '{"musterHours": 24, "sleepHours": 8}', '{"reliability": 90}', '', '');
     insert into match_seats (match_id, side, conditional_orders)
       values ('m', 'south', '[{"signs": [{"sign": {"words": "say \\"sign\\": so"}}], "lines": ["end"], "end": {"code": "STOP_SIGN"}}]');
     insert into matches (id, rule_set, edition, scenario, title, creator_id, setup, clock_spec, seed, commitment, status, finished_at)
       values ('over', 'r', 1, 's', 'Title', 'ada', '{}', '{"musterHours": 24, "sleepHours": 8}', '', '', 'finished', '2026-11-20T12:00:00Z');
     insert into match_seats (match_id, side, user_id) values ('over', 'south', 'ada');
     insert into dispatches (id, match_id, user_id, kind, channel, why, data, state)
       values ('d', 'm', 'ada', 'arrangement', 'mail', 'muster', '{"side": "south"}', 'sending');
     insert into dispatches (id, user_id, kind, channel, why, data, decided)
       values ('e', 'ada', 'turn', 'page', 'hand-over', '{}', '[{"by": "match-wish", "send": true}]');
     insert into match_tellings (match_id, user_id, telling) values ('m', 'ada', '{"push": {"muster": true}}');
     insert into turn_answers (match_id, side, user_id, since, at, missed) values ('m', 'south', 'ada', now(), now(), true);
     insert into drawn_scenarios (id, owner_id, rule_set, edition, title, document, share_key)
       values ('f', 'ada', 'r', 1, 'Field', '{"a": 1}', 'key');
     insert into inbound_mails (id, dispatch_id, outcome) values ('i', 'd', 'played')`,
  );
  return url;
}

test('a filled database of older words is renamed where it stands: every row is there under the new names', async () => {
  const url = await databaseOfOldWords();
  expect(await migrate(url)).toEqual(
    expect.arrayContaining(['20261122195500_words_that_others_know', '20261122201500_order_conditions']),
  );
  const asked = {
    users: 'select id, notification_preferences as has from users',
    matches: `select clock_spec as has, join_requirements as asks from matches where id = 'm'`,
    seats: `select conditional_orders as has from match_seats where match_id = 'm'`,
    notifications: 'select id, why, state::text, data as has, decided from notifications order by id',
    preferences: 'select user_id, preferences as has from match_notification_preferences',
    times: 'select user_id, missed from response_times',
    scenarios: 'select id, document as has from custom_scenarios',
    mails: 'select notification_id from inbound_mails',
    unsent: 'select id, failed from unsent_notifications order by id',
  };
  const found = await Promise.all(Object.values(asked).map((question) => run(url, question)));
  expect(found).toEqual([
    [{ id: 'ada', has: { channels: { mail: { arrangements: false } }, holdMinutes: 5 } }],
    [{ has: { readyCheckHours: 24, sleepHours: 8 }, asks: { reliability: 90 } }],
    [
      {
        has: [
          {
            conditions: [{ condition: { words: 'say "sign": so' } }],
            lines: ['end'],
            end: { code: 'STOP_CONDITION' },
          },
        ],
      },
    ],
    [
      { id: 'd', why: 'ready-check', state: 'sending', has: { side: 'south' }, decided: null },
      { id: 'e', why: 'awaited', state: 'queued', has: {}, decided: [{ by: 'match-preference', send: true }] },
    ],
    [{ user_id: 'ada', has: { push: { arrangements: true } } }],
    [{ user_id: 'ada', missed: true }],
    [{ id: 'f', has: { a: 1 } }],
    [{ notification_id: 'd' }],
    [
      { id: 'd', failed: false },
      { id: 'e', failed: false },
    ],
  ]);
  // Seats of matches that had ended, that end later, and that are imported finished all have the columns.
  await run(url, `update matches set status = 'finished', finished_at = '2026-11-21T12:00:00Z' where id = 'm'`);
  await run(url, `insert into match_seats (match_id, side) values ('over', 'north')`);
  const ENDED = `select match_id || ' ' || side || to_char(ended_at at time zone 'UTC', ' DD ') || rule_set || scenario as says
    from match_seats order by 1`;
  expect(await run(url, ENDED)).toEqual(
    ['m south 21 rs', 'over north 20 rs', 'over south 20 rs'].map((says) => ({ says })),
  );
});
