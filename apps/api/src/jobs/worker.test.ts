import { drawTests } from '@fieldpost/config/draw-tests';
import { paced } from '@fieldpost/config/pace';
import { copyTemplate, startTestServer, type TestServer } from '@fieldpost/config/test-server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { type Mailbox, openMailbox } from '../testing/mailbox.ts';
import { play } from '../turn/play.ts';
import { startWorker, type Worker } from './worker.ts';

drawTests(1);

let server: TestServer;
let mailbox: Mailbox;
let url: string;
const apps: FastifyInstance[] = [];
const workers: Worker[] = [];

beforeAll(async () => {
  server = await startTestServer();
  mailbox = await openMailbox();
  url = (await copyTemplate(server.adminUrl)).url;
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  for (const app of apps) await app.close();
  await mailbox.close();
  await server.remove();
});

async function member(): Promise<FastifyInstance> {
  const app = await buildApp({ databaseUrl: url, smtpUrl: mailbox.url, secret: 'a secret of the test, long enough' });
  apps.push(app);
  const worker = startWorker(app.services, { pollMs: 200 });
  workers.push(worker);
  await worker.ready;
  return app;
}

async function until(what: () => Promise<boolean> | boolean, ms = 60_000): Promise<void> {
  for (const end = performance.now() + paced(ms); !(await what()); ) {
    if (performance.now() > end) throw new Error('it did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function endTurn(app: FastifyInstance, duel: Duel, side: 'south' | 'north'): Promise<void> {
  const { step } = await duel.stored();
  const order = { expectedStep: step, order: { line: 'end' }, key: null };
  const played = await play(app.services, duel[side].caller, duel.id, order);
  if (!played.ok) throw new Error(played.fault.code);
}

const turnsMailed = (duel: Duel, side: 'south' | 'north'): number =>
  mailbox.mails.filter((mail) => mail.to === duel[side].email && mail.subject.startsWith('Your turn')).length;

test('two workers on one database deliver each mail once', async () => {
  const [one] = [await member(), await member()];
  const duels = await Promise.all(Array.from({ length: 12 }, () => openDuel(one.services)));
  await Promise.all(duels.map((duel) => endTurn(one, duel, 'south')));
  await until(() => duels.every((duel) => turnsMailed(duel, 'north') > 0));
  const metrics = await one.inject({ url: '/metrics' });
  expect(metrics.body).toContain('fieldpost_queue_lag_seconds');
  expect(metrics.body).toMatch(/^fieldpost_overdue_seconds \d/m);
  const measured = await Promise.all(apps.map(async (app) => (await app.inject({ url: '/metrics' })).body));
  expect(measured.join('\n')).toMatch(/^fieldpost_job_seconds_count\{task="deliver",outcome="done"\} [1-9]/m);
  expect(measured.join('\n')).toMatch(/^fieldpost_job_key_runs\{task="deliver"\} 1$/m);
  await until(async () => (await one.services.queue.measure()).dueJobs === 0);
  expect(duels.map((duel) => turnsMailed(duel, 'north'))).toEqual(duels.map(() => 1));
  const ids = mailbox.mails.map((mail) => mail.parsed.messageId);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Submissions that met a PostgreSQL that was away. */
let refusals = 0;

/** One accepted turn, whatever it takes: the same submission again until it is answered. */
async function insist(app: FastifyInstance, duel: Duel, step: number): Promise<void> {
  const who = step % 2 === 0 ? duel.south : duel.north;
  const headers = { authorization: `Bearer ${who.token}`, 'idempotency-key': `${duel.id}:${step}` };
  const request = { method: 'POST', url: `/api/v1/matches/${duel.id}/commands`, headers } as const;
  await until(async () => {
    const answer = await app.inject({ ...request, payload: { expectedStep: step, line: 'end' } });
    if (answer.statusCode === 200) return true;
    refusals += 1;
    expect(answer.statusCode).toBe(503); // away, to be tried again: never a lost or a doubled turn
    return false;
  });
}

/** A fourth would end the match: the same position for the third time. */
const TURNS = 3;

test(
  'PostgreSQL is restarted in mid-load: every turn once, every mail once, all by itself',
  async () => {
    // The test before has opened two, where it was drawn.
    const app = apps[0] ?? (await member());
    if (apps.length === 1) await member();
    const duels = await Promise.all(Array.from({ length: 12 }, () => openDuel(app.services)));
    const away = Promise.withResolvers<void>();
    const load = duels.map(async (duel, index) => {
      for (let step = 0; step < TURNS; step += 1) {
        // However fast the machine: somebody's last turn meets the outage.
        if (index === 0 && step === TURNS - 1) await away.promise;
        await insist(app, duel, step);
      }
    });
    await until(async () => ((await duels[0]?.stored())?.step ?? 0) > 0);
    try {
      await server.halt();
      away.resolve();
      await until(() => refusals > 0).finally(() => server.resume());
      await Promise.all(load);
      // A job that met the outage comes again after a pause: what counts is that nothing is left in hand.
      const inHand = { state: { in: ['queued' as const, 'sending' as const] } };
      await until(async () => (await app.services.db.notification.count({ where: inHand })) === 0, 90_000);
      for (const duel of duels) {
        expect(await duel.stored()).toMatchObject({ step: TURNS });
        const states = await app.services.db.notification.groupBy({
          by: ['state'],
          where: { matchId: duel.id },
          _count: true,
        });
        expect(states.map(({ state }) => state).filter((state) => state !== 'sent' && state !== 'dropped')).toEqual([]);
      }
      const ids = mailbox.mails.map((mail) => mail.parsed.messageId);
      const sent = await app.services.db.notification.count({ where: { state: 'sent', channel: 'mail' } });
      expect(new Set(ids).size).toBe(sent);
    } finally {
      for (const worker of workers.splice(0)) await worker.stop();
      for (const one of apps.splice(0)) await one.close();
    }
  },
  paced(180_000),
);

/** Who took a job last, noted; and from `lose` on, new jobs as a commit leaves them whose answer was lost: theirs, unknown to them. */
const NOTE = `create table holders (name text)
  /
  create function note_holder() returns trigger language plpgsql as $$ begin
    insert into holders values (new.locked_by); return new; end $$
  /
  create trigger note_holder after update on graphile_worker._private_jobs for each row
    when (new.locked_by is not null) execute function note_holder()`;
const LOSE = `create function lose_answer() returns trigger language plpgsql as $$ begin
    new.locked_by = (select name from holders limit 1); new.locked_at = now(); new.attempts = 1; return new; end $$
  /
  create trigger lose_answer before insert on graphile_worker._private_jobs for each row execute function lose_answer()`;

test('a job that the worker never heard of, for the answer was lost, is done all the same', async () => {
  const app = await member();
  const { pool } = app.services.database;
  const run = async (statements: string): Promise<void> => {
    for (const statement of statements.split('/')) await pool.query(statement);
  };
  const duel = await openDuel(app.services);
  await run(NOTE);
  await endTurn(app, duel, 'south');
  await until(() => turnsMailed(duel, 'north') === 1);
  await run(LOSE);
  await endTurn(app, duel, 'north');
  await run('drop trigger lose_answer on graphile_worker._private_jobs');
  const held = await pool.query(
    'select from graphile_worker.jobs where locked_by = (select name from holders limit 1)',
  );
  expect(held.rowCount).toBeGreaterThan(0);
  await until(() => turnsMailed(duel, 'south') === 1);
});
