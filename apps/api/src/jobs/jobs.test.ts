import { freshDatabase, type TestDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Context } from '../context.ts';
import { type HandClock, handClock } from '../platform/clock.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { play } from '../turn/play.ts';
import { forget } from './forget.ts';
import { remind } from './reminders.ts';
import { sweep } from './sweep.ts';

const HOUR = 3_600_000;
/** Two days before Germany puts its clocks forward: the waits below run across it. */
const START = new Date('2026-03-27T20:00:00Z');
const CLOCK = { bankSeconds: 3 * 86_400, incrementSeconds: 86_400, capSeconds: 5 * 86_400, reactionSeconds: 43_200 };

let database: TestDatabase;
let app: FastifyInstance;
let context: Context;
let clock: HandClock;

beforeAll(async () => {
  database = await freshDatabase();
  clock = handClock(START);
  app = await buildApp({ databaseUrl: database.url, secret: 'a secret of the test, long enough', clock });
  context = app.services;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function duelAt(at: Date, atEnd: 'default' | 'forfeit' = 'default'): Promise<Duel> {
  clock.set(at);
  return await openDuel(context, { clock: { ...CLOCK, atEnd } });
}

const kinds = async (duel: Duel): Promise<string[]> => {
  const rows = await context.db.notification.findMany({
    where: { matchId: duel.id },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
  });
  const names = new Map([
    [duel.south.caller.userId, 'south'],
    [duel.north.caller.userId, 'north'],
  ]);
  return rows.map((row) => `${names.get(row.userId)} ${row.kind} ${row.why}`);
};

type JobRow = { readonly task: string; readonly key: string; readonly at: Date };
const jobs = (duel: Duel): Promise<JobRow[]> =>
  context.db.$queryRaw<JobRow[]>`select task_identifier as task, key, run_at as at from graphile_worker.jobs
    where key like ${`%${duel.id}%`} order by run_at`;

/** Which job of a clock comes how many hours after the start. */
const hoursOf = async (duel: Duel): Promise<readonly [string, number][]> => {
  const ofClock = (await jobs(duel)).filter(({ task }) => task !== 'deliver');
  return ofClock.map(({ task, at }) => [task, (at.getTime() - START.getTime()) / HOUR]);
};

test('a turn queues its deadline and the reminder at half, that one the next at four fifths, across a change of the clocks', async () => {
  const duel = await duelAt(START);
  expect(await hoursOf(duel)).toEqual([
    ['reminder', 36],
    ['deadline', 72],
  ]);
  clock.advance(36 * HOUR);
  await remind(context, duel.id);
  expect(await hoursOf(duel)).toEqual([
    ['reminder', 57.6],
    ['deadline', 72],
  ]);
});

test('a reminder that comes when the turn has passed on leaves the jobs of the new wait as they are', async () => {
  const duel = await duelAt(START);
  clock.advance(36 * HOUR);
  const order = { expectedStep: 0, order: { line: 'end' }, key: null };
  await play(context, duel.south.caller, duel.id, order);
  const queued = await hoursOf(duel);
  await remind(context, duel.id);
  expect(await hoursOf(duel)).toEqual(queued);
});

test('reminders come when their share has gone, once, and only to the awaited', async () => {
  const duel = await duelAt(START);
  await kinds(duel);
  clock.advance(35 * HOUR);
  expect(await remind(context, duel.id)).toBe(0);
  clock.advance(HOUR);
  expect(await remind(context, duel.id)).toBe(1);
  expect(await remind(context, duel.id)).toBe(0);
  expect(await remind(context, duel.id)).toBe(0);
  clock.advance(22 * HOUR);
  expect(await remind(context, duel.id)).toBe(1);
  expect((await kinds(duel)).slice(-2)).toEqual(['south reminder half-time', 'south reminder last-fifth']);
});

test('a reminder of a wait that is over does nothing', async () => {
  const duel = await duelAt(START);
  clock.advance(40 * HOUR);
  const played = await play(context, duel.south.caller, duel.id, {
    expectedStep: 0,
    order: { line: 'end' },
    key: null,
  });
  expect(played.ok).toBe(true);
  expect(await remind(context, duel.id)).toBe(0);
});

test('the sweep plays for whose time is up, and both are told', async () => {
  const duel = await duelAt(START);
  clock.advance(72 * HOUR - 1);
  expect((await sweep(context)).expired).toBe(0);
  expect((await duel.stored()).step).toBe(0);
  clock.advance(2);
  expect((await sweep(context)).expired).toBeGreaterThan(0);
  expect(await duel.stored()).toMatchObject({ step: 1, waitingFor: ['north'], status: 'playing' });
  const told = (await kinds(duel)).filter((kind) => !kind.includes('reminder')).slice(-2);
  expect(told.sort()).toEqual(['north turn other-deadline', 'south timed-out deadline']);
  expect((await sweep(context)).expired).toBe(0);
});

test('forfeit: the side loses, and both are told', async () => {
  const duel = await duelAt(START, 'forfeit');
  clock.advance(73 * HOUR);
  await sweep(context);
  expect(await duel.stored()).toMatchObject({ status: 'finished', ending: { by: 'timeout' } });
  expect((await kinds(duel)).filter((kind) => kind.includes('finished'))).toHaveLength(2);
  expect(await jobs(duel)).toEqual([]);
});

test('a reminder whose job was lost is sent by the next sweep, once', async () => {
  const duel = await duelAt(START);
  await context.db
    .$executeRaw`select graphile_worker.remove_job(key) from graphile_worker.jobs where key like ${`reminder:${duel.id}%`}`;
  clock.advance(35 * HOUR);
  expect((await sweep(context)).reminded).toBe(0);
  clock.advance(HOUR + 60_000);
  expect((await sweep(context)).reminded).toBe(1);
  expect((await sweep(context)).reminded).toBe(0);
  expect((await kinds(duel)).filter((kind) => kind.includes('reminder'))).toEqual(['south reminder half-time']);
  clock.advance(22 * HOUR);
  expect((await sweep(context)).reminded).toBe(1);
  expect((await duel.stored()).clock).not.toBeNull();
  expect((await kinds(duel)).at(-1)).toBe('south reminder last-fifth');
});

test('the sweep finds notifications whose job was lost, and forgets old receipts', async () => {
  const duel = await duelAt(new Date());
  const order = { expectedStep: 0, order: { line: 'end' }, key: 'a key of the test' };
  await play(context, duel.south.caller, duel.id, order);
  await context.db
    .$executeRaw`select graphile_worker.remove_job(key) from graphile_worker.jobs where key like 'deliver:%'`;
  await context.db.notification.updateMany({
    where: { matchId: duel.id },
    data: { createdAt: new Date(Date.now() - 120_000) },
  });
  expect((await sweep(context)).requeued).toBeGreaterThan(0);
  expect((await sweep(context)).requeued).toBe(0);
  const deliver = await context.db.$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where key like 'deliver:%'`;
  expect(deliver.length).toBeGreaterThan(0);
  clock.advance(6 * 24 * HOUR);
  expect((await forget(context)).receipts).toBe(0);
  clock.advance(25 * HOUR);
  expect((await forget(context)).receipts).toBe(1);
});
