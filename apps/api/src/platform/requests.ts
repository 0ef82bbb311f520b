import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The match that the request speaks of, for the log. */
    matchId: string | null;
  }
}

const SANE = /^[\w-]{8,64}$/;

/** The caller's own request id where it is sane, so that a proxy's log and ours can be read together. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}

/** Asked by machines every few seconds: only their failures are worth a line. */
const PROBES = ['/healthz', '/readyz', '/metrics'];

/** One line per request: who, what, which match, how it went. Addresses are logged as patterns: they may carry secrets. */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('matchId', null);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (PROBES.includes(request.routeOptions.url ?? '') && reply.statusCode < 400) return done();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        matchId: request.matchId ?? undefined,
        userId: request.caller?.userId,
      },
      'request',
    );
    done();
  });
}
