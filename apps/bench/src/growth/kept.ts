import type { Context } from '@fieldpost/api/context';
import { forget } from '@fieldpost/api/jobs/forget';
import { tidy } from '@fieldpost/api/jobs/tidy';
import { startWorker } from '@fieldpost/api/jobs/worker';
import { handClock } from '@fieldpost/api/platform/clock';
import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { type Duellist, duellist } from '@fieldpost/api/testing/duel';
import { copyTemplate, startTestServer } from '@fieldpost/config/test-server';
import Fastify from 'fastify';
import { openSink } from '../handover/sink.ts';
import { atLeast, atMost, type Bench, type Figure, figure } from '../report.ts';
import { pressed, type TableSize, tableSizes } from './tables.ts';
import { BATTLES, type PlayedTurns, playTurns } from './turns.ts';

const SECRET = 'a secret of the bench that is long enough';
const TURNS = 10_000;
/** Each plays about as many turns as people do in half a year. */
const PEOPLE = 40;
/** One player in this many gets letters by email, which are composed and sent; the others read their pages. */
const BY_MAIL = 8;
const LATER_DAYS = 200;
const DAY = 86_400_000;
const PATIENCE_MS = 300_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function openPeople(context: Context): Promise<readonly Duellist[]> {
  const people: Duellist[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await duellist(context, `Player ${index + 1}`));
  const others = people.filter((_, index) => index % BY_MAIL !== 0).map(({ caller }) => caller.userId);
  await context.db.user.updateMany({ where: { id: { in: others } }, data: { mailTurns: false } });
  return people;
}

/** Waits until every due notification has gone out. */
async function untilTold({ queue, database }: Context): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; ; await pause(500)) {
    if ((await queue.measure()).dueJobs === 0) break;
    if (performance.now() > end) throw new Error('in vain: what was due has been told');
  }
  await database.pool.query('select pg_stat_force_next_flush()');
  await pause(1_500);
}

const summed = (all: readonly PlayedTurns[], what: keyof PlayedTurns): number =>
  all.reduce((sum, one) => sum + one[what], 0);

/** The games side by side, as on a site. */
async function playAll(context: Context, people: readonly Duellist[]): Promise<readonly PlayedTurns[]> {
  const share = TURNS / BATTLES.length;
  const each = PEOPLE / BATTLES.length;
  return Promise.all(
    BATTLES.map((battle, index) => playTurns(context, battle, people.slice(index * each, (index + 1) * each), share)),
  );
}

async function playedAndTold(context: Context, people: readonly Duellist[]): Promise<readonly PlayedTurns[]> {
  const worker = startWorker(context);
  await worker.ready;
  try {
    const played = await playAll(context, people);
    await untilTold(context);
    return played;
  } finally {
    await worker.stop();
  }
}

/** Moves the clock ahead by LATER_DAYS: finished matches are packed, old data is deleted. */
async function letTimePass(databaseUrl: string): Promise<void> {
  const clock = handClock(new Date(Date.now() + LATER_DAYS * DAY));
  const later = openServices(settingsWith({ databaseUrl, secret: SECRET }), { log: Fastify().log, clock });
  for (let packed = 1; packed > 0; ) ({ packed } = await tidy(later));
  await forget(later);
  await closeServices(later);
}

/** Accounts are kept for a person, not for a turn, and the ways of telling and jobs are the same however much is played. */
const OF_PEOPLE = new Set(
  ['users', 'accounts', 'sessions', 'access_tokens', 'verifications'].map((name) => `public.${name}`),
);

function figuresOf(empty: readonly TableSize[], kept: readonly TableSize[], turns: number): readonly Figure[] {
  const before = new Map(empty.map(({ name, bytes }) => [name, bytes]));
  const grown = kept
    .map(({ name, bytes }) => ({ name, bytes: bytes - (before.get(name) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
  const of = (list: typeof grown): number => list.reduce((sum, { bytes }) => sum + bytes, 0) / turns;
  const people = grown.filter(({ name }) => OF_PEOPLE.has(name));
  return [
    ...grown.map(({ name, bytes }) => figure(`kept of a turn in ${name.replace('public.', '')}`, bytes / turns, 'B')),
    figure('the same, of accounts', of(people), 'B'),
    atMost('kept of a turn for ever, accounts among it', of(grown), 'B', 1_500),
  ];
}

async function figuresFor(context: Context, databaseUrl: string): Promise<readonly Figure[]> {
  const { pool } = context.database;
  await pressed(pool);
  const empty = await tableSizes(pool);
  const people = await openPeople(context);
  const begin = performance.now();
  const played = await playedAndTold(context, people);
  const seconds = (performance.now() - begin) / 1000;
  const fresh = await tableSizes(pool);
  const told = fresh.find(({ name }) => name === 'public.notifications');
  const turns = summed(played, 'turns');
  const bytes = (all: readonly TableSize[]): number => all.reduce((sum, one) => sum + one.bytes, 0);
  const dead = (all: readonly TableSize[]): number => all.reduce((sum, one) => sum + one.dead, 0);
  await letTimePass(databaseUrl);
  const debt = dead(await tableSizes(pool));
  await pressed(pool);
  const kept = await tableSizes(pool);
  return [
    figure(`turns of ${BATTLES.length} games between ${PEOPLE} people`, turns, ''),
    figure('their matches', summed(played, 'matches'), ''),
    figure('their commands', summed(played, 'commands'), ''),
    figure('played and told of', turns / seconds, 'turns/s'),
    figure('a turn as it is played', (bytes(fresh) - bytes(empty)) / turns, 'B'),
    figure('vacuum debt as it is played', dead(fresh) / turns, 'dead rows a turn'),
    figure('vacuum debt of packing and forgetting', debt / turns, 'dead rows a turn'),
    figure('updates of notifications', told?.updates ?? 0, ''),
    atLeast('of these in place', (told?.inPlace ?? 0) / Math.max(1, told?.updates ?? 0), 'x', 0.95),
    ...figuresOf(empty, kept, turns),
  ];
}

/** Measures what a turn leaves behind permanently. It plays 10,000 turns through the service with their notifications, then time passes. */
export const bench: Bench = {
  name: 'growth:kept',
  run: async () => {
    const postgres = await startTestServer({ autovacuum: 'on', shared_buffers: '256MB' });
    const { url } = await copyTemplate(postgres.adminUrl);
    const sink = await openSink();
    const settings = settingsWith({ databaseUrl: url, secret: SECRET, smtpUrl: sink.url });
    const context = openServices(settings, { log: Fastify({ logger: { level: 'error' } }).log });
    try {
      return await figuresFor(context, url);
    } finally {
      await closeServices(context);
      await sink.close();
      await postgres.remove();
    }
  },
};
