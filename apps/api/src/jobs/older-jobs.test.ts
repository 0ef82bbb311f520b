/** Jobs that an older Fieldpost has queued, under its names, are done by the one that comes after it. */
import { paced } from '@fieldpost/config/pace';
import { freshDatabase } from '@fieldpost/config/test-database';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { Client } from '../testing/client.ts';
import { openDuel } from '../testing/duel.ts';
import { openMailbox } from '../testing/mailbox.ts';
import { play } from '../turn/play.ts';
import { startWorker } from './worker.ts';

const soon = (what: () => Promise<void>) => vi.waitFor(what, { timeout: paced(30_000), interval: 50 });

/** Writes the letters in wait as the older one did; gives how many. */
const AS_OF_OLD = `update graphile_worker._private_jobs set payload = json_build_object('dispatchId', payload ->> 'notificationId')
  where payload ->> 'notificationId' is not null`;
const NO_AUTOPLAY = `delete from graphile_worker._private_jobs
  where task_id in (select id from graphile_worker._private_tasks where identifier = 'autoplay')`;

test('letters named dispatches are posted, and who is to be played for by the task attend is', async () => {
  const [database, mailbox] = await Promise.all([freshDatabase(), openMailbox()]);
  const secret = 'a secret of the test, long enough';
  const app = await buildApp({ databaseUrl: database.url, smtpUrl: mailbox.url, secret });
  const { db } = app.services;
  const duel = await openDuel(app.services);
  await play(app.services, duel.south.caller, duel.id, { expectedStep: 0, order: { line: 'end' }, key: null });
  const host = new Client(app, duel.north);
  const wish = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel', side: 'north', bot: 'random' };
  const { id } = (await host.post<{ id: string }>('/matches', wish)).body;
  expect(await db.$executeRawUnsafe(AS_OF_OLD)).toBeGreaterThan(0);
  expect(await db.$executeRawUnsafe(NO_AUTOPLAY)).toBeGreaterThan(0);
  await db.$queryRaw`select graphile_worker.add_job('attend', json_build_object('matchId', ${id}::text)) is null`;
  const worker = startWorker(app.services, { pollMs: 100 });
  try {
    await soon(async () =>
      expect(mailbox.mails.map(({ to, subject }) => `${to} ${subject}`).join()).toContain(
        `${duel.north.email} Your turn`,
      ),
    );
    await soon(async () => expect((await host.get<{ step: number }>(`/matches/${id}`)).body.step).toBeGreaterThan(0));
  } finally {
    await worker.stop();
    await app.close();
    await Promise.all([mailbox.close(), database.drop()]);
  }
});
