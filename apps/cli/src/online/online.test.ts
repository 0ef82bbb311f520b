import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { type Duel, openDuel } from '@fieldpost/api/testing/duel';
import { agree } from '@fieldpost/api/turn/agreements';
import { drawTests } from '@fieldpost/config/draw-tests';
import { connected } from '@fieldpost/config/postgres-client';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

drawTests(2, 2);

let database: TestDatabase;
let other: TestDatabase;
let folder: string;
let duel: Duel;

const PROGRAM = path.resolve(import.meta.dirname, '../main.ts');

type Ran = { readonly status: number; readonly out: string; readonly err: string };

/** Runs the command line as an operator does. */
function fieldpost(url: string, ...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url, INIT_CWD: folder };
    execFile(process.execPath, [PROGRAM, ...args], { env, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) => {
      const status = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ status, out, err });
    });
  });
}

/** The answer of a verb that must succeed. */
async function answer(url: string, ...args: string[]): Promise<Record<string, unknown>> {
  const ran = await fieldpost(url, ...args);
  if (ran.status !== 0) throw new Error(`${args.join(' ')}: ${ran.err}`);
  return JSON.parse(ran.out);
}

async function refusal(url: string, ...args: string[]): Promise<string> {
  const ran = await fieldpost(url, ...args);
  expect(ran.status).not.toBe(0);
  expect(ran.out).toBe('');
  return JSON.parse(ran.err).error.code;
}

beforeAll(async () => {
  [database, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-cli-'));
  const settings = settingsWith({ databaseUrl: database.url, secret: '' });
  const context = openServices(settings, { log: fastify().log });
  duel = await openDuel(context);
  await agree(context, duel.south.caller, duel.id, 'resign');
  await closeServices(context);
});
afterAll(async () => {
  await database.drop();
  await other.drop();
  await rm(folder, { recursive: true });
});

/** Each verb runs as its own program, which starts slowly on a busy machine. */
const PATIENCE = 240_000;

test(
  'user create: an account with a token; the same address again is refused',
  async () => {
    const args = [
      'user',
      'create',
      '--name',
      'Ada Lovelace',
      '--email',
      'Ada@Example.org',
      '--password',
      'a long password',
    ];
    const made = await answer(database.url, ...args);
    expect(Object.keys(made).sort()).toEqual(['id', 'token']);
    expect(await refusal(database.url, ...args)).toBe('EMAIL_TAKEN');
    expect(await refusal(database.url, 'user', 'create', '--name', 'X', '--email', 'nonsense')).toBe('ACCOUNT_INVALID');
    expect(await refusal(database.url, 'user', 'create', '--name', 'X')).toBe('USAGE');
  },
  PATIENCE,
);

test(
  'export, verify, import: the match is the same at the other place, and the second import changes nothing',
  async () => {
    const exported = await fieldpost(database.url, 'export', duel.id);
    await writeFile(path.join(folder, 'match.json'), exported.out);
    expect(await answer('', 'verify', 'match.json')).toMatchObject({ ok: true, matchId: duel.id });
    expect(await answer(other.url, 'import', 'match.json')).toMatchObject({
      id: duel.id,
      imported: true,
      status: 'finished',
    });
    expect(await answer(other.url, 'import', 'match.json')).toMatchObject({ imported: false });
    expect(await refusal(database.url, 'export', 'nothing')).toBe('MATCH_UNKNOWN');
    expect(await refusal(other.url, 'import', 'missing.json')).toBe('UNREADABLE_FILE');
    await writeFile(path.join(folder, 'wrong.json'), '[]');
    expect(await refusal(other.url, 'import', 'wrong.json')).toBe('NOT_A_MATCH_FILE');
  },
  PATIENCE,
);

test(
  'verify --all: every match is played again, and one that is judged otherwise stops the release',
  async () => {
    expect(await answer(database.url, 'verify', '--all')).toMatchObject({ ok: true, matches: 1, differ: [] });
    expect(await answer(database.url, 'verify', '--running')).toMatchObject({ ok: true, matches: 0 });
    expect(await refusal('', 'verify', 'match.json', '--all')).toBe('USAGE');
    const client = await connected({ connectionString: database.url });
    const { rows } = await client.query('select state::text from matches where id = $1', [duel.id]);
    await client.query(`update matches set state = (state::jsonb || '{"turn": 99}')::json where id = $1`, [duel.id]);
    const { status, out, err } = await fieldpost(database.url, 'verify', '--all');
    await client.query('update matches set state = $2::json where id = $1', [duel.id, rows[0].state]);
    await client.end();
    expect([status, err]).toEqual([1, expect.stringContaining('"NOT_VERIFIED"')]);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      differ: [{ matchId: duel.id, failed: [expect.stringContaining('hash of final')] }],
    });
  },
  PATIENCE,
);

test(
  'backup and restore: into a new database, and in the place of what is there',
  async () => {
    const target = await freshDatabase();
    try {
      const saved = await answer(database.url, 'backup', 'all.gz');
      expect(saved).toMatchObject({ file: path.join(folder, 'all.gz') });
      expect(await answer(target.url, 'restore', 'all.gz')).toMatchObject({ rows: { matches: 1 } });
      expect(await refusal(target.url, 'restore', 'all.gz')).toBe('DATABASE_IN_USE');
      expect(await answer(target.url, 'restore', 'all.gz', '--replace')).toMatchObject({ rows: { matches: 1 } });
      const again = await fieldpost(target.url, 'export', duel.id);
      expect(JSON.parse(again.out)).toEqual(JSON.parse((await fieldpost(database.url, 'export', duel.id)).out));
      await writeFile(path.join(folder, 'cut.gz'), (await readFile(path.join(folder, 'all.gz'))).subarray(0, 900));
      expect(await refusal(target.url, 'restore', 'cut.gz', '--replace')).toBe('NOT_A_BACKUP');
      expect(await answer(target.url, 'export', duel.id)).toMatchObject({ matchId: duel.id });
    } finally {
      await target.drop();
    }
  },
  PATIENCE,
);

test(
  'pause: a match that has ended, or that is not there, is refused with a code',
  async () => {
    expect(await refusal(database.url, 'pause', duel.id, '--reason', 'The map is being repaired')).toBe('GAME_OVER');
    expect(await refusal(database.url, 'pause', 'nothing')).toBe('NOT_FOUND');
  },
  PATIENCE,
);

test(
  'a database that does not answer gets a sentence',
  async () => {
    const away = 'postgres://nobody@127.0.0.1:9/x';
    expect(await refusal(away, 'backup', 'x.gz')).toBe('DATABASE_AWAY');
  },
  PATIENCE,
);

test('what was given up can be listed and sent again; here nothing was', async () => {
  expect(await answer(database.url, 'dead-letters')).toEqual({ letters: [] });
  expect(await answer(database.url, 'dead-letters', '--days', '30', '--retry')).toEqual({ letters: [], retried: 0 });
});

test(
  'somebody is found, suspended, let in and deleted; the log says so, and a title is taken away',
  async () => {
    const { url } = database;
    const { id } = await answer(url, 'user', 'create', '--name', 'Mina', '--email', 'mina@example.org');
    const who = String(id);
    expect(await answer(url, 'user', 'find', 'mina@')).toMatchObject({ people: [{ id, name: 'Mina', tokens: 1 }] });
    expect(await refusal(url, 'user', 'suspend', who, '--reason', 'insults', '--days', '9999')).toBe('USAGE');
    expect(await refusal(url, 'user', 'suspend', who)).toBe('USAGE');
    expect(await answer(url, 'user', 'suspend', who, '--reason', 'insults', '--days', '7')).toMatchObject({ days: 7 });
    expect(await answer(url, 'user', 'lift', who, '--reason', 'said sorry')).toEqual({ id, suspended: false });
    const erase = ['user', 'delete', who, '--reason', 'asked by letter', '--email'];
    expect(await refusal(url, ...erase, 'other@example.org')).toBe('DELETION_UNCONFIRMED');
    expect(await answer(url, ...erase, 'mina@example.org')).toEqual({ id, deleted: true });
    const { actions } = (await answer(url, 'audit', '--subject', who)) as {
      actions: { action: string; actorName: null }[];
    };
    const by = actions.map(({ action, actorName }) => [action, actorName]);
    expect(by).toEqual(['person.delete', 'person.lift', 'person.suspend'].map((action) => [action, null]));
    expect(await refusal(url, 'hide-title', 'poem', duel.id, '--reason', 'an insult')).toBe('USAGE');
    expect(await answer(url, 'hide-title', 'match', duel.id, '--reason', 'an insult')).toMatchObject({ hidden: true });
  },
  PATIENCE,
);

test('a database older than the build is not read: it is told what to do first', async () => {
  const client = await connected({ connectionString: other.url });
  const { rows } = await client.query(
    `update _prisma_migrations set finished_at = null
      where migration_name = (select max(migration_name) from _prisma_migrations) returning migration_name`,
  );
  try {
    expect(rows).toHaveLength(1);
    const { status, err } = await fieldpost(other.url, 'verify', '--all');
    expect([status, JSON.parse(err).error]).toMatchObject([1, { code: 'DATABASE_OLDER', details: { missing: 1 } }]);
  } finally {
    await client.query('update _prisma_migrations set finished_at = started_at where finished_at is null');
    await client.end();
  }
});
