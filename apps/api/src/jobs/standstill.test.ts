/** Where nothing more can be done no job comes at once: whatever state a match, an event or a campaign is in, the queue comes to rest. */
import { connected } from '@fieldpost/config/postgres-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginFull } from '../campaigns/opening.ts';
import { Client } from '../testing/client.ts';
import { type House, openHouse, visitor } from '../testing/house.ts';
import { sweep } from './sweep.ts';
import { tasksOf } from './tasks.ts';

const DAY = 86_400_000;
let house: House;
let olga: Client;
let ben: Client;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
  const [first, second] = [await visitor(house.context, 'Olga'), await visitor(house.context, 'Ben')];
  [olga, ben] = [new Client(house.app, first), new Client(house.app, second)];
});
afterAll(() => house.close());

type Job = { readonly task: string; readonly key: string; readonly payload: unknown };

/** The first job that is due by the clock of the test, taken out of the queue; null: none is. */
async function taken(): Promise<Job | null> {
  const now = house.clock.now();
  const jobs = await house.context.db.$queryRaw<Job[]>`with due as (select j.id, t.identifier, j.key, j.payload
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.run_at <= ${now}::timestamptz and t.identifier not in ('deliver', 'digest', 'account-letter') order by j.run_at limit 1),
    gone as (delete from graphile_worker._private_jobs j using due where j.id = due.id)
    select identifier as task, coalesce(key, identifier) as key, payload from due`;
  return jobs[0] ?? null;
}

const MAX_RUNS = 200;

/** Runs all jobs that are due, as workers do. Answers how often each key ran. */
async function settled(): Promise<ReadonlyMap<string, number>> {
  const { context } = house;
  const tasks = tasksOf(context);
  const runs = new Map<string, number>();
  const addJob = async (task: string, payload: unknown, { jobKey, runAt }: { jobKey: string; runAt: Date }) =>
    void (await context.db.$queryRaw`select (graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
      job_key := ${jobKey}, run_at := ${runAt}::timestamptz)).id::text`);
  for (let count = 0; count < MAX_RUNS; count += 1) {
    const job = await taken();
    if (job === null) return runs;
    runs.set(job.key, (runs.get(job.key) ?? 0) + 1);
    await tasks[job.task]?.(job.payload, { addJob, job: { attempts: 1, max_attempts: 25 } } as never);
  }
  throw new Error(`it does not come to rest: ${JSON.stringify([...runs])}`);
}

const most = (runs: ReadonlyMap<string, number>): number => Math.max(0, ...runs.values());

let clubs = 0;
/** An event of a club in which nobody plays yet. */
async function event(): Promise<string> {
  clubs += 1;
  const slug = `club-${clubs}`;
  expect((await olga.post('/clubs', { slug, name: `The club ${clubs}` })).status).toBe(201);
  const startsAt = new Date(house.clock.now().getTime() + 3 * DAY).toISOString();
  const settings = { game: 'wwi-combined-arms', scenario: 'salient-duel', format: 'swiss', rated: false };
  const made = await olga.post<{ id: string }>(`/clubs/${slug}/events`, {
    name: 'Spring',
    settings,
    clock: 'post',
    startsAt,
  });
  expect(made.status, made.text).toBe(201);
  return made.body.id;
}
const act = async (id: string, type: string): Promise<void> => {
  const reason = type === 'cancel' ? { reason: 'Nobody came to play.' } : {};
  const done = await olga.post(`/events/${id}/acts`, { type, ...reason });
  expect(done.status, done.text).toBe(200);
};
const mark = (id: string) =>
  house.context.db.clubEvent.findUniqueOrThrow({ where: { id }, select: { state: true, dueAt: true } });

test('an event that was cancelled rests, in whatever state it was', async () => {
  const ids: string[] = [];
  for (const before of [[], ['open'], ['open', 'muster']]) {
    const id = await event();
    for (const type of [...before, 'cancel']) await act(id, type);
    ids.push(id);
  }
  const alone = await event();
  await act(alone, 'open');
  for (let days = 0; days < 5; days += 1) {
    house.clock.advance(DAY);
    await sweep(house.context);
    expect(most(await settled())).toBeLessThan(5);
  }
  for (const id of ids) expect(await mark(id)).toEqual({ state: 'cancelled', dueAt: null });
  // CL-030: too few players checked in, so the event takes entries again and waits for its organiser.
  expect(await mark(alone)).toEqual({ state: 'entries', dueAt: null });
});

test('an event in which something is due and nothing can be done is looked at in a while, and does not keep others waiting', async () => {
  const id = await event();
  const { db } = house.context;
  const passed = new Date(house.clock.now().getTime() - DAY);
  await db.clubEvent.update({ where: { id }, data: { dueAt: passed } });
  await sweep(house.context);
  expect(most(await settled())).toBeLessThan(3);
  const { dueAt } = await mark(id);
  expect(dueAt === null || dueAt > house.clock.now()).toBe(true);
});

test('a match that was full and is not any more waits for its next player', async () => {
  const { db } = house.context;
  const wish = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', listed: true };
  const { id } = (await olga.post<{ id: string }>('/matches', wish)).body;
  // As a joining leaves it whose process died, and a departure after it.
  await db.match.update({ where: { id }, data: { actAt: house.clock.now() } });
  await db.$queryRaw`select (graphile_worker.add_job('autoplay', json_build_object('matchId', ${id}::text),
    job_key := ${`autoplay:${id}`}, run_at := ${house.clock.now()}::timestamptz)).id::text`;
  expect(most(await settled())).toBeLessThan(3);
  expect(await db.match.findUniqueOrThrow({ where: { id }, select: { actAt: true, status: true } })).toEqual({
    actAt: null,
    status: 'open',
  });
  expect((await ben.post(`/matches/${id}/join`, {})).status).toBe(200);
  await settled();
  expect((await db.match.findUniqueOrThrow({ where: { id } })).status).toBe('playing');
});

test('a campaign whose wait is over and of which nothing comes rests', async () => {
  const { db } = house.context;
  const made = await olga.post<{ id: string }>('/campaigns', { rules: 'aww-legacy@1', title: 'The war' });
  const { id } = made.body;
  expect((await ben.post(`/campaigns/${id}/join`, { empire: 'CARN' })).status).toBe(200);
  await settled();
  // A deadline that its waits know nothing of.
  await db.campaign.update({ where: { id }, data: { deadline: new Date(house.clock.now().getTime() - 1) } });
  await sweep(house.context);
  expect(most(await settled())).toBeLessThan(3);
});

test('the database refuses a time at which something is due in what is over', async () => {
  const client = await connected({ connectionString: house.database.url });
  const refused = async (table: string, column: string, status: string): Promise<string | undefined> =>
    await client.query(`update ${table} set ${status}, ${column} = now()`).then(
      () => undefined,
      (error: { readonly constraint?: string }) => error.constraint,
    );
  try {
    for (const column of ['deadline', 'remind_at', 'act_at']) {
      expect(await refused('matches', column, "status = 'finished'")).toBe('matches_over_is_not_due');
      for (const status of ['finished', 'cancelled'])
        expect(await refused('campaigns', column, `status = '${status}'`)).toBe('campaigns_over_is_not_due');
    }
    for (const state of ['finished', 'archived', 'cancelled'])
      expect(await refused('club_events', 'due_at', `state = '${state}'`)).toBe('club_events_over_is_not_due');
  } finally {
    await client.end();
  }
});

test('a campaign that was full and did not begin begins at night, once', async () => {
  const { context } = house;
  const { id } = (await olga.post<{ id: string }>('/campaigns', { rules: 'aww-legacy@1', title: 'Half begun' })).body;
  expect(await beginFull(context)).toEqual([]);
  // As an older joining leaves it whose process died between the seat and the beginning.
  const { caller } = await visitor(context, 'Cy');
  const seat = { campaignId: id, side: 'CARN', player: 0, userId: caller.userId, since: house.clock.now() };
  await context.db.campaignSeat.create({ data: seat });
  expect(await beginFull(context)).toEqual([id]);
  const begun = { status: true, seq: true };
  expect(await context.db.campaign.findUniqueOrThrow({ where: { id }, select: begun })).toEqual({
    status: 'playing',
    seq: 0,
  });
  expect(await beginFull(context)).toEqual([]);
});
