import process from 'node:process';
import { buildApp } from './app.ts';
import { crashPointRefusal } from './plugins/crash-points.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const refusal = settings.ok ? crashPointRefusal(process.env) : settings.fault;
if (!settings.ok || refusal !== null) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}

const app = await buildApp({ ...settings.value, logger: { level: process.env.LOG_LEVEL ?? 'info' } });

// Loaded only where it runs: drawing and mailing would cost every API process their memory.
const worker = settings.value.embeddedWorker ? (await import('./jobs/worker.ts')).startWorker(app.services) : null;

/** How long leaving in order may take: a database that has gone first would hold a process for ever. */
const PATIENCE_MS = 6_000;

/** Answers what is under way, then leaves; a second signal does not wait. */
let leaving = false;
async function leave(signal: string): Promise<void> {
  if (leaving) process.exit(1);
  leaving = true;
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  app.log.info({ signal }, 'shutting down');
  await worker?.stop();
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', (signal) => void leave(signal));
process.on('SIGINT', (signal) => void leave(signal));

try {
  await app.listen({ host: settings.value.host, port: settings.value.port });
} catch (error) {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    busy ? `Port ${settings.value.port} is in use; set PORT to another.\n` : `The API cannot start: ${String(error)}\n`,
  );
  process.exit(1);
}
