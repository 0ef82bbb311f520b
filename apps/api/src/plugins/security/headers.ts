import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const NOTHING = ["'none'"];

/** Answers of the API are data: a browser that is tricked into showing one as a page runs and loads nothing. */
const DATA_ONLY = { defaultSrc: NOTHING, baseUri: NOTHING, formAction: NOTHING, frameAncestors: NOTHING };

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
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  const secure = app.services.settings.publicUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: DATA_ONLY },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.caller !== null && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (typeof payload !== 'string' || !REFERENCE_PAGE.test(request.url)) return;
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('content-security-policy', referencePolicy(payload));
  });
}
