import process from 'node:process';
import { startWorker } from '@fieldpost/api/jobs/worker';
import { crashPointRefusal } from '@fieldpost/api/platform/crash-points';
import { settleMemory } from '@fieldpost/api/platform/settled-memory';
import { openTracing } from '@fieldpost/api/platform/tracing/open';
import { closeServices, openServices } from '@fieldpost/api/services';
import { readSettings } from '@fieldpost/api/settings';
import { observe } from './observe.ts';

const settings = readSettings(process.env);
const refusal = settings.ok ? crashPointRefusal(process.env) : settings.fault;
if (!settings.ok || refusal !== null) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}

const tracing = await openTracing(settings.value.tracesUrl, 'fieldpost-worker');
const { app, listen } = observe((log) => openServices(settings.value, { log, connections: 10 }), process.env);
const services = app.services;
const worker = startWorker(services);
// Loaded only where the operator has such a mailbox.
const openMailbox = async () =>
  (await import('@fieldpost/api/delivery/email-replies/imap/watch')).watchMailbox(services);
const mailbox = settings.value.inboundImap === null ? null : await openMailbox();

/** Time limit for an orderly shutdown, in ms. If the database ended first, the process would hang forever. */
const PATIENCE_MS = 6_000;

/** Ends the jobs under way, then leaves; a second signal does not wait. */
let leaving = false;
async function leave(signal: string): Promise<void> {
  if (leaving) process.exit(1);
  leaving = true;
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  services.log.info({ signal }, 'shutting down');
  await mailbox?.stop();
  await worker.stop();
  await app.close();
  await closeServices(services);
  await tracing?.close().catch(() => undefined);
  process.exit(0);
}
process.on('SIGTERM', (signal) => void leave(signal));
process.on('SIGINT', (signal) => void leave(signal));

await listen();
await worker.ready;
services.log.info('ready');
settleMemory();
