import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is about to leave: set once, at SIGTERM. */
    readonly leaving: { begun: boolean };
  }
}

/**
 * Ends the connections over which nothing was ever said as soon as the server closes. Browsers open such in advance; to Node they
 * are not idle, so that a closing server waited for them until its limit for headers, more than a minute.
 */
function endSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}

/**
 * A process that shuts down announces it: /readyz answers 503, so that the load balancer sends requests elsewhere. Each
 * answer closes its connection, so that none is reused. Requests are still answered.
 */
export function registerLeaving(app: FastifyInstance): void {
  app.decorate('leaving', { begun: false });
  endSilentConnections(app);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.leaving.begun) reply.header('connection', 'close');
    done(null, payload);
  });
}
