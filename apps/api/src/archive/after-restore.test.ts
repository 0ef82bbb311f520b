/** A database that comes back a day after its backup: nobody loses time that nobody had, and nothing is said twice. */
import { connected } from '@fieldpost/config/postgres-client';
import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { retryDeadLetters } from '../delivery/dead-letters.ts';
import { calendarOf } from '../delivery/feeds/links.ts';
import { unsubscribeUrl } from '../delivery/unsubscribe.ts';
import { sweep } from '../jobs/sweep.ts';
import { tasksOf } from '../jobs/tasks.ts';
import { offerDice } from '../lobby/dice-offer.ts';
import { Client } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { type House, openHouse } from '../testing/house.ts';
import { play } from '../turn/play.ts';
import type { Awakening } from './after-restore.ts';
import { backupLines } from './backup.ts';
import { restoreBackup } from './restore.ts';

const HOUR = 3_600_000;
const START = '2026-06-10T12:00:00Z';
const SHORT = {
  bankSeconds: 6 * 3600,
  incrementSeconds: 0,
  capSeconds: 6 * 3600,
  atEnd: 'default',
  sleepHours: 0,
} as const;

let first: House;
const saved: string[] = [];
const duels: Duel[] = [];
let forLater: string;
beforeAll(async () => {
  first = await openHouse(START);
  const { context, clock, database } = first;
  for (let index = 0; index < 3; index += 1) duels.push(await openDuel(context, { clock: SHORT }));
  clock.advance(HOUR);
  const letter = { matchId: duels[0]?.id ?? '', kind: 'turn', channel: 'mail', why: 'awaited', step: 0, data: {} };
  const userId = duels[0]?.south.caller.userId ?? '';
  forLater = 'for-later';
  const dueAt = new Date(clock.now().getTime() + 72 * HOUR);
  await context.db.notification.createMany({
    data: [
      { ...letter, id: 'in-the-post', userId, createdAt: clock.now() },
      { ...letter, id: forLater, userId, createdAt: clock.now(), dueAt },
      { ...letter, id: 'of-a-webhook', channel: 'webhook', userId, createdAt: clock.now() },
    ],
  });
  await context.db
    .$queryRaw`select (graphile_worker.add_job('account-letter', '{}'::json, run_at := ${clock.now()}::timestamptz)).id::text`;
  const client = await connected({ connectionString: database.url });
  try {
    for await (const line of backupLines(client, clock.now())) saved.push(line.trimEnd());
  } finally {
    await client.end();
  }
});
afterAll(() => first.close());

async function restoredInto(database: TestDatabase, awakening: Awakening | null) {
  const client = await connected({ connectionString: database.url });
  async function* lines(): AsyncGenerator<string> {
    yield* saved;
  }
  try {
    const outcome = await restoreBackup(client, lines, { replace: false, awakening });
    if (!outcome.ok) throw new Error(outcome.fault.code);
    return outcome.value.awakened;
  } finally {
    await client.end();
  }
}

/** A house that opens on the backup, `hours` after it was made. */
async function dayAfter(hours: number, graceHours: number | null) {
  const database = await freshDatabase();
  const now = new Date(first.clock.now().getTime() + hours * HOUR);
  const awakened = await restoredInto(database, graceHours === null ? null : { now, graceHours });
  return { awakened, house: await openHouse(now.toISOString(), database) };
}

test('deadlines that passed since the backup keep the time that they had, after a grace', async () => {
  const { house, awakened } = await dayAfter(24, 12);
  try {
    const { context, clock } = house;
    expect(awakened).toMatchObject({ matches: 3, campaigns: 0, eventsDue: 0 });
    expect((await sweep(context)).expired).toBe(0);
    const duel = duels[0];
    if (!duel) throw new Error('no match');
    const tasks = tasksOf(context);
    await tasks.deadline?.({ matchId: duel.id }, {} as never);
    const { deadline } = await context.db.match.findUniqueOrThrow({ where: { id: duel.id } });
    // An hour of six had gone by at the backup; it stood for a day and twelve hours.
    expect(deadline).toEqual(new Date(Date.parse(START) + (6 + 36) * HOUR));
    const order = { expectedStep: 0, order: { line: 'end' }, key: null };
    expect(await play(context, duel.south.caller, duel.id, order)).toMatchObject({ ok: true });
    clock.advance(16.5 * HOUR);
    expect((await sweep(context)).expired).toBe(0);
    clock.advance(HOUR);
    expect((await sweep(context)).expired).toBe(2);
  } finally {
    await house.close();
  }
});

test('what waited and was due is not sent again, but can be; what comes later stays', async () => {
  const { house, awakened } = await dayAfter(24, 24);
  try {
    const { db } = house.context;
    expect(awakened).toMatchObject({ accountLettersDropped: 1 });
    expect(awakened?.messagesHeld).toBeGreaterThanOrEqual(2);
    const waiting = await db.notification.findMany({ where: { state: { in: ['queued', 'sending'] } } });
    expect(waiting.map(({ id }) => id)).toEqual([forLater]);
    expect(await retryDeadLetters(house.context, ['in-the-post', 'of-a-webhook'])).toBe(2);
  } finally {
    await house.close();
  }
});

test('as it was: where nothing ran since the backup all clocks run on', async () => {
  const { house, awakened } = await dayAfter(24, null);
  try {
    expect(awakened).toBeNull();
    expect((await sweep(house.context)).expired).toBe(3);
  } finally {
    await house.close();
  }
});

test('another secret: matches play on, and what the old one signed is refused with a word', async () => {
  const database = await freshDatabase();
  await restoredInto(database, { now: first.clock.now(), graceHours: 0 });
  const app = await buildApp({
    databaseUrl: database.url,
    secret: 'quite another secret, and long enough',
    clock: first.clock,
  });
  try {
    const duel = duels[0];
    if (!duel) throw new Error('no match');
    const { south } = duel;
    const { userId } = south.caller;
    const client = new Client(app, south);
    const order = { expectedStep: 0, line: 'end' };
    expect((await client.post(`/matches/${duel.id}/commands`, order)).status).toBe(200);
    const old = first.context.settings;
    const gone = await app.inject({ url: new URL(unsubscribeUrl(userId, old)).pathname });
    expect(gone.statusCode).toBeGreaterThanOrEqual(400);
    expect(gone.statusCode).toBeLessThan(500);
    expect(gone.body).toMatch(/link/i);
    const feed = await app.inject({ url: new URL(await calendarOf(first.context, userId)).pathname });
    expect(feed.statusCode).toBe(404);
    const dice = offerDice(first.context, south.caller);
    const wish = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', dice };
    const refused = await client.post<{ error: { code: string } }>('/matches', wish);
    expect(refused.text).toContain('DICE_UNKNOWN');
    const fresh = offerDice(app.services, south.caller);
    expect((await client.post('/matches', { ...wish, dice: fresh })).status).toBe(201);
  } finally {
    await app.close();
    await database.drop();
  }
});
