import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is about to leave: set once, at SIGTERM. */
    readonly leaving: { begun: boolean };
  }
}

/**
 * A process that leaves says so first: /readyz answers 503, so that whoever sends it requests sends them elsewhere, and each
 * answer ends its connection, so that none is kept which is to be used again. Requests are answered all the while.
 */
export function registerLeaving(app: FastifyInstance): void {
  app.decorate('leaving', { begun: false });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.leaving.begun) reply.header('connection', 'close');
    done(null, payload);
  });
}
