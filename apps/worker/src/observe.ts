import process from 'node:process';
import type { Context } from '@fieldpost/api/context';
import { registerMetrics } from '@fieldpost/api/operator/metrics';
import { registerErrors } from '@fieldpost/api/platform/errors/plugin';
import { registerHealth } from '@fieldpost/api/platform/health';
import { registerLeaving } from '@fieldpost/api/platform/leaving';
import { logOutput } from '@fieldpost/config/log-output';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

/** The little server by which an operator watches a worker: `/healthz`, `/readyz`, `/metrics`. */
export type Observed = {
  readonly app: FastifyInstance;
  /** Listens where WORKER_PORT says so; otherwise does nothing. Ends the process with a sentence when the port is taken. */
  listen(): Promise<void>;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** @param open makes what the worker works with, given the log of this process. */
export function observe(open: (log: FastifyBaseLogger) => Context, env: Environment): Observed {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL ?? 'info', base: { process: 'worker' }, stream: logOutput() },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorate('services', open(app.log));
  registerErrors(app);
  registerMetrics(app);
  registerLeaving(app);
  registerHealth(app);
  return { app, listen: () => listen(app, env) };
}

async function listen(
  app: FastifyInstance,
  { WORKER_PORT: port, HOST: host = '127.0.0.1' }: Environment,
): Promise<void> {
  if (!port) return;
  try {
    await app.listen({ host, port: Number(port) });
  } catch (error) {
    process.stderr.write(
      `The worker cannot listen on port ${port}: ${error instanceof Error ? error.message : error}\n`,
    );
    process.exit(1);
  }
}
