import type { FastifyInstance } from 'fastify';
import { fault } from './errors/catalogue.ts';
import { refuse } from './errors/plugin.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve: its database answers, and it is not about to leave. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (app.leaving.begun) return refuse(reply, fault('UNAVAILABLE'));
    try {
      await app.services.database.ping();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return refuse(reply, fault('UNAVAILABLE'));
    }
  });
}
