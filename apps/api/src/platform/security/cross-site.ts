import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fault } from '../errors/catalogue.ts';
import { FaultError } from '../errors/plugin.ts';
import { ownOrigins } from './origins.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const isSocket = (request: FastifyRequest): boolean => request.headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Whether a request that carries a session cookie may come from another site's page. A browser names the page's origin on
 * every POST and every socket; where it names none, `Sec-Fetch-Site` must not speak against it.
 */
export function comesFromElsewhere(headers: FastifyRequest['headers'], own: readonly string[]): boolean {
  const { origin } = headers;
  if (typeof origin === 'string') return !own.includes(origin);
  const site = headers['sec-fetch-site'];
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none';
}

/** Pages behind links in mails: their forms hold a signed word of their own. */
const MAILED_FORMS = ['/api/unsubscribe/', '/api/auth/magic-link/verify', '/api/auth/verify-email'];
const isMailedForm = ({ url }: FastifyRequest): boolean => MAILED_FORMS.some((form) => url.startsWith(form));

const isJson = (request: FastifyRequest): boolean => {
  const type = request.headers['content-type'];
  return type === undefined || /^application\/json\s*(;|$)/i.test(type);
};

/**
 * No other site may use a signed-in person's cookie: what changes something must come from our own origin and as JSON (a
 * form cannot send that). Sockets are checked too, since browsers let any page open one. Sign-in has checks of its own.
 */
export function guardAgainstOtherSites(app: FastifyInstance): void {
  const own = ownOrigins(app.services.settings);
  app.addHook('onRequest', async (request) => {
    if (request.caller?.via !== 'session') return;
    if (SAFE.has(request.method) && !isSocket(request)) return;
    if (comesFromElsewhere(request.headers, own)) throw new FaultError(fault('CROSS_SITE'));
    if (!isMailedForm(request) && !isJson(request)) throw new FaultError(fault('UNSUPPORTED_MEDIA'));
  });
}
