import { createServer } from 'node:http';
import process from 'node:process';
import { patientPool } from '@fieldpost/api/jobs/patient-pool';
import { closeServices, openServices } from '@fieldpost/api/services';
import { readSettings } from '@fieldpost/api/settings';
import Fastify from 'fastify';
import { run } from 'graphile-worker';

/**
 * A worker that only sends ready-made text: the same queue, the same mailer, as many jobs at once. What ours does beside that, it does
 * for its letters.
 */
const settings = readSettings(process.env);
if (!settings.ok) throw new Error(settings.fault);
const services = openServices(settings.value, { log: Fastify().log, connections: 10 });
const text = `It is your turn.\n\n${'The enemy has taken the hill and waits for you below it. '.repeat(12)}\n`;
const runner = await run({
  pgPool: patientPool(services.database),
  noPreparedStatements: true,
  concurrency: 4,
  pollInterval: 1_000,
  noHandleSignals: true,
  taskList: {
    'plain-letter': async (payload) => {
      const { address } = payload as { readonly address: string };
      await services.mailer.send({ to: { name: 'Reader', address }, subject: 'Your turn', text, html: '' });
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
