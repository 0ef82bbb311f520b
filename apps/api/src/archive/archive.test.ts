import { createHash } from 'node:crypto';
import { connected } from '@fieldpost/config/postgres-client';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { Json } from '@fieldpost/engine';
import Fastify from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { closeServices, openServices } from '../services.ts';
import { settingsWith } from '../settings.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { agree } from '../turn/agreements.ts';
import { play } from '../turn/play.ts';
import { backupLines } from './backup.ts';
import { exportMatch } from './export.ts';
import { importMatch } from './import.ts';
import { restoreBackup } from './restore.ts';
import { verifyMatches } from './verify.ts';

type Place = { readonly context: Context; readonly database: TestDatabase };
const places: Place[] = [];

async function openPlace(): Promise<Place> {
  const database = await freshDatabase();
  const settings = settingsWith({ databaseUrl: database.url, secret: 'a secret of the test, long enough' });
  const place = { database, context: openServices(settings, { log: Fastify().log }) };
  places.push(place);
  return place;
}

let here: Place;
let finished: Duel;
let running: Duel;

async function lines(duel: Duel, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const who = index % 2 === 0 ? duel.south : duel.north;
    const { step } = await duel.stored();
    const played = await play(here.context, who.caller, duel.id, {
      expectedStep: step,
      order: { line: text },
      key: `k${index}-${duel.id}`,
    });
    if (!played.ok) throw new Error(`${text}: ${played.fault.code}`);
  }
}

const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

beforeAll(async () => {
  here = await openPlace();
  finished = await openDuel(here.context, { title: 'Über "alles", \\ and \n lines' });
  await lines(finished, 'end', 'end', 'end');
  await agree(here.context, finished.north.caller, finished.id, 'resign');
  running = await openDuel(here.context);
  await lines(running, 'end', 'end');
});
afterAll(async () => {
  for (const { context, database } of places) {
    await closeServices(context);
    await database.drop();
  }
});

async function exported(id: string, secrets = false): Promise<string> {
  const file = await exportMatch(here.context, id, secrets);
  if (!file.ok) throw new Error(file.fault.code);
  return JSON.stringify(file.value);
}

test('a finished match goes from one place to another, once, and comes out the same', async () => {
  const text = await exported(finished.id);
  const there = await openPlace();
  const first = await importMatch(there.context, text);
  expect(first).toMatchObject({ ok: true, value: { id: finished.id, imported: true, status: 'finished', steps: 3 } });
  expect(await importMatch(there.context, text)).toMatchObject({ ok: true, value: { imported: false } });
  const again = await exportMatch(there.context, finished.id, false);
  const before = JSON.parse(text);
  expect(again.ok && JSON.parse(JSON.stringify(again.value))).toEqual({ ...before, players: { south: '', north: '' } });
});

test.each([
  ['80 letters', 'x'.repeat(80), true],
  ['40 families of emoji', FAMILY.repeat(40), true],
  ['80 foxes', '\u{1f98a}'.repeat(80), true],
  ['81 letters', 'x'.repeat(81), false],
  ['81 foxes', '\u{1f98a}'.repeat(81), false],
  ['a book', 'x'.repeat(10_000), false],
])('the title of an import is counted in signs: %s', async (_case, title, taken) => {
  const there = await openPlace();
  const text = JSON.stringify({ ...JSON.parse(await exported(finished.id)), title });
  const imported = await importMatch(there.context, text);
  expect(imported.ok).toBe(taken);
  if (imported.ok) {
    const kept = await there.context.db.match.findUniqueOrThrow({ where: { id: imported.value.id } });
    expect(kept.title).toBe(title);
  } else expect(imported.fault.code).toBe('NOT_A_MATCH_FILE');
});

test('all matches are played again before a release, and one that comes out otherwise is named', async () => {
  const heard: number[] = [];
  const verified = await verifyMatches(here.context, true, (matches) => heard.push(matches));
  expect(verified).toEqual({ matches: 2, steps: 5, differ: [] });
  expect(heard).toEqual([2]);
  expect(await verifyMatches(here.context, false, () => undefined)).toMatchObject({ matches: 1, steps: 2 });
  const there = await openPlace();
  const other = await openDuel(there.context);
  const { state } = await there.context.db.match.findUniqueOrThrow({ where: { id: other.id } });
  const altered = { ...(state as Record<string, Json>), turn: 17 };
  await there.context.db.match.update({ where: { id: other.id }, data: { state: altered } });
  expect(await verifyMatches(there.context, true, () => undefined)).toMatchObject({
    matches: 1,
    differ: [{ matchId: other.id, ruleSet: 'wwi-combined-arms@1', failed: [expect.stringContaining('hash of final')] }],
  });
});

test('a running match needs its seed, and goes on with the players it is given', async () => {
  const there = await openPlace();
  const without = await importMatch(there.context, await exported(running.id));
  expect(without).toMatchObject({ ok: false, fault: { code: 'SEED_MISSING' } });
  const text = await exported(running.id, true);
  const strange = await importMatch(there.context, text, { east: 'a@example.org' });
  expect(strange).toMatchObject({ ok: false, fault: { code: 'SEAT_UNKNOWN' } });
  expect(await importMatch(there.context, text, { south: 'nobody@example.org' })).toMatchObject({
    ok: false,
    fault: { code: 'USER_UNKNOWN' },
  });
  const guest = await openDuel(there.context);
  expect(await importMatch(there.context, text, { south: guest.south.email })).toMatchObject({
    ok: true,
    value: { status: 'playing' },
  });
  const order = { expectedStep: 2, order: { line: 'end' }, key: null };
  const played = await play(there.context, guest.south.caller, running.id, order);
  expect(played.ok).toBe(true);
});

test('what did not come about by the rules is not taken in', async () => {
  const there = await openPlace();
  const file = JSON.parse(await exported(finished.id));
  file.record.steps[1].by.side = 'south';
  expect(await importMatch(there.context, JSON.stringify(file))).toMatchObject({
    ok: false,
    fault: { code: 'MATCH_UNVERIFIED' },
  });
  expect(await importMatch(there.context, '{"a":1}')).toMatchObject({ ok: false, fault: { code: 'NOT_A_MATCH_FILE' } });
  const other = JSON.parse(await exported(finished.id));
  other.record.ruleSet.id = 'chess';
  expect(await importMatch(there.context, JSON.stringify(other))).toMatchObject({
    ok: false,
    fault: { code: 'RULE_SET_UNKNOWN' },
  });
  expect(await there.context.db.match.count()).toBe(0);
  const elsewhere = JSON.parse(await exported(finished.id));
  elsewhere.matchId = running.id;
  expect(await importMatch(here.context, JSON.stringify(elsewhere))).toMatchObject({
    ok: false,
    fault: { code: 'MATCH_DIFFERS' },
  });
  expect(await exportMatch(here.context, 'nothing', false)).toMatchObject({
    ok: false,
    fault: { code: 'MATCH_UNKNOWN' },
  });
});

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = await connected({ connectionString: url });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function backup(url: string): Promise<string[]> {
  return await withClient(url, async (client) => {
    const all: string[] = [];
    for await (const line of backupLines(client, new Date('2026-11-21T00:00:00Z'))) all.push(line.trimEnd());
    return all;
  });
}

async function* from(all: readonly string[]): AsyncGenerator<string> {
  yield* all;
}

const restore = (url: string, all: readonly string[], replace = false) =>
  withClient(url, (client) => restoreBackup(client, () => from(all), { replace, awakening: null }));

test('back up, wipe, restore, compare: nothing is missing, nothing is different', async () => {
  const saved = await backup(here.database.url);
  const there = await openPlace();
  const restored = await restore(there.database.url, saved);
  expect(restored).toMatchObject({ ok: true, value: { rows: { matches: 2, users: 4, steps: 5 } } });
  expect(await backup(there.database.url)).toEqual(saved);
  expect(await restore(there.database.url, saved)).toMatchObject({ ok: false, fault: { code: 'DATABASE_IN_USE' } });
  await there.context.db.step.deleteMany();
  expect(await restore(there.database.url, saved, true)).toMatchObject({ ok: true });
  expect(await backup(there.database.url)).toEqual(saved);
});

/** With the hash that its lines have. */
function sealedAnew(all: readonly string[]): readonly string[] {
  const hash = createHash('sha256');
  for (const line of all.slice(0, -1)) hash.update(`${line}\n`);
  return [...all.slice(0, -1), JSON.stringify({ ...JSON.parse(all.at(-1) ?? ''), sha256: hash.digest('hex') })];
}

test('nothing is written before the whole has been read', async () => {
  const saved = await backup(here.database.url);
  const there = await openPlace();
  await there.context.db.user.create({ data: { id: 'kept', name: 'Kept', email: 'kept@example.org' } });
  const said: string[] = [];
  const outcome = await withClient(there.database.url, (client) => {
    const query = client.query.bind(client);
    client.query = ((text: string) => {
      said.push(text);
      return query(text);
    }) as typeof client.query;
    return restoreBackup(client, () => from([...saved, 'more']), { replace: true, awakening: null });
  });
  expect(outcome).toMatchObject({ ok: false, fault: { code: 'NOT_A_BACKUP' } });
  expect(said).toEqual([]);
  expect(await there.context.db.user.count()).toBe(1);
});

test('a backup that is cut off, altered or of another version changes nothing', async () => {
  const saved = await backup(here.database.url);
  const there = await openPlace();
  const refused = async (all: readonly string[]) => {
    const outcome = await restore(there.database.url, all);
    return outcome.ok ? 'restored' : outcome.fault.code;
  };
  expect(await refused(saved.slice(0, -1))).toBe('NOT_A_BACKUP');
  expect(await refused(saved.slice(0, 2).concat(saved.slice(3)))).toBe('NOT_A_BACKUP');
  expect(await refused(saved.map((line) => line.replace('Ada', 'Eve')))).toBe('NOT_A_BACKUP');
  expect(await refused(['{}'])).toBe('NOT_A_BACKUP');
  expect(await refused([])).toBe('NOT_A_BACKUP');
  expect(await refused([...saved, ...saved])).toBe('NOT_A_BACKUP');
  expect(await refused([...saved, saved.at(-1) ?? ''])).toBe('NOT_A_BACKUP');
  expect(await refused([...saved, ''])).toBe('NOT_A_BACKUP');
  expect(await refused([...saved, 'text after the end'])).toBe('NOT_A_BACKUP');
  const other = [(saved[0] ?? '').replace('first_match', 'other'), ...saved.slice(1)];
  expect(await refused(other)).toBe('NOT_A_BACKUP');
  expect(await refused(sealedAnew(other))).toBe('BACKUP_DIFFERS');
  expect(await there.context.db.user.count()).toBe(0);
});
