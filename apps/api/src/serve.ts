import process from 'node:process';
import { logOutput } from '@fieldpost/config/log-output';
import { buildApp } from './app.ts';
import { crashPointRefusal } from './platform/crash-points.ts';
import { settleMemory } from './platform/settled-memory.ts';
import { openTracing } from './platform/tracing/open.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const refusal = settings.ok ? crashPointRefusal(process.env) : settings.fault;
if (!settings.ok || refusal !== null) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}

const tracing = await openTracing(settings.value.tracesUrl, 'fieldpost-api');
const logger = { level: process.env.LOG_LEVEL ?? 'info', stream: logOutput() };
const app = await buildApp({ ...settings.value, tracing, logger });

// Loaded only where it runs: drawing and mailing would cost every API process their memory.
const { embeddedWorker, inboundImap } = settings.value;
const worker = embeddedWorker ? (await import('./jobs/worker.ts')).startWorker(app.services) : null;
const openMailbox = async () => (await import('./delivery/email-replies/imap/watch.ts')).watchMailbox(app.services);
const mailbox = embeddedWorker && inboundImap !== null ? await openMailbox() : null;

/** Orders by mail: only where the operator wants them. */
const openMail = async () => (await import('./delivery/email-replies/smtp.ts')).openMailListener(app.services);
let mail: Awaited<ReturnType<typeof openMail>> = null;

/** Time for current requests and jobs, in ms: closing the database first could block the process without end. */
const PATIENCE_MS = 6_000;
const { drainSeconds } = settings.value;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Says that it leaves, then takes no more connections, answers what is under way, and goes; a second signal does not wait. */
let leaving = false;
async function leave(signal: string): Promise<void> {
  if (leaving) process.exit(1);
  leaving = true;
  // Not an orderly exit: that would wait for a name that is being looked up, for a minute perhaps.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), drainSeconds * 1000 + PATIENCE_MS).unref();
  app.log.info({ signal, drainSeconds }, 'leaving');
  app.leaving.begun = true;
  await pause(drainSeconds * 1000);
  await Promise.all([mail?.close(), mailbox?.stop(), worker?.stop()]);
  await app.close();
  await tracing?.close().catch(() => undefined);
  process.exit(0);
}
process.on('SIGTERM', (signal) => void leave(signal));
process.on('SIGINT', (signal) => void leave(signal));

/** Ends the process with a sentence where a port cannot be had. */
function unheard(error: unknown, name: string, port: number | null): never {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    busy ? `Port ${port} is in use; set ${name} to another.\n` : `The API cannot start: ${String(error)}\n`,
  );
  process.exit(1);
}

const { host, port, inboundSmtpPort } = settings.value;
await app.listen({ host, port }).catch((error: unknown) => unheard(error, 'PORT', port));
if (inboundSmtpPort !== null)
  mail = await openMail().catch((error: unknown) => unheard(error, 'INBOUND_SMTP_PORT', inboundSmtpPort));
settleMemory();
