import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Answers of the API are data: a browser that is tricked into showing one as a page runs and loads nothing, frames nothing
 * and guesses no type. A fixed table, because a header library costs every turn 70 microseconds to make the same one.
 */
const DATA_ONLY = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const;

const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const;

const REFERENCE_PAGE = /^\/api\/v1\/docs(\/|$)/;

/** The reference page brings its script along and starts it by one inline line, which is allowed by its hash. */
export function referencePolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers that tell browsers what not to do with our answers. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  const secure = app.services.settings.publicUrl.startsWith('https://');
  const headers = secure ? { ...DATA_ONLY, ...HTTPS_ONLY } : DATA_ONLY;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.caller !== null && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (typeof payload === 'string' && REFERENCE_PAGE.test(request.url) && isPage(reply))
      reply.header('content-security-policy', referencePolicy(payload));
    done(null, payload);
  });
}

const isPage = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('text/html');
