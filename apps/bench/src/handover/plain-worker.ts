import { createServer } from 'node:http';
import process from 'node:process';
import { patientPool } from '@fieldpost/api/jobs/patient-pool';
import { JOBS_AT_ONCE } from '@fieldpost/api/jobs/worker';
import { closeServices, openServices } from '@fieldpost/api/services';
import { readSettings } from '@fieldpost/api/settings';
import Fastify from 'fastify';
import { run } from 'graphile-worker';

/**
 * A worker that only sends ready-made text: the same turns, the same queue with as many jobs at once, the same mailer. It reads where a
 * letter goes, sends it, and notes that it is sent; what ours does beside that, it does for its letters.
 */
const settings = readSettings(process.env);
if (!settings.ok) throw new Error(settings.fault);
const services = openServices(settings.value, { log: Fastify().log, connections: 10 });
const { database, mailer } = services;
const text = `It is your turn.\n\n${'The enemy has taken the hill and waits for you below it. '.repeat(12)}\n`;
const ADDRESS = 'select u.name, u.email from notifications d join users u on u.id = d.user_id where d.id = $1';
const SENT = "update notifications set state = 'sent', sent_at = now() where id = $1";

async function send(id: string): Promise<void> {
  const { rows } = await database.pool.query<{ name: string; email: string }>(
    database.named({ text: ADDRESS, values: [id] }),
  );
  for (const { name, email } of rows)
    await mailer.send({ to: { name, address: email }, subject: 'Your turn', text, html: '' });
  await database.pool.query(database.named({ text: SENT, values: [id] }));
}

const runner = await run({
  pgPool: patientPool(database),
  noPreparedStatements: true,
  concurrency: JOBS_AT_ONCE,
  pollInterval: 1_000,
  noHandleSignals: true,
  taskList: {
    deliver: async (payload) => {
      await send((payload as { readonly notificationId: string }).notificationId);
    },
  },
});
const health = createServer((_request, reply) => reply.end('ready'));
health.listen(Number(process.env.WORKER_PORT), '127.0.0.1');
process.once('SIGTERM', async () => {
  health.close();
  await runner.stop();
  await closeServices(services);
  process.exit(0);
});
