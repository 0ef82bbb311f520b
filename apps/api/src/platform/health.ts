import type { FastifyInstance } from 'fastify';
import { fault } from './errors/catalogue.ts';
import { refuse } from './errors/plugin.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, which is to say that the database answers. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await app.services.database.ping();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return refuse(reply, fault('UNAVAILABLE'));
    }
  });
}
