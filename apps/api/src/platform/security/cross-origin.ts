import type { FastifyInstance } from 'fastify';

const BELOW = '/api/v1/';

/** For everybody, as no cookie comes along with such a request: browsers let `*` answer only what carries no credentials of theirs. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, idempotent-replayed, retry-after, x-request-id',
} as const;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-none-match, last-event-id, prefer, x-request-id',
  'access-control-max-age': '86400',
} as const;

/**
 * Pages of other sites may use the API with an access token (CORS), never with a session. Register before the caller is
 * determined.
 */
export function registerCrossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(BELOW)) return;
    reply.headers(OPEN);
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (isPreflight) return reply.headers(PREFLIGHT).code(204).send();
  });
}
