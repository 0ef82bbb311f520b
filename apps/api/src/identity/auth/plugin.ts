import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fault } from '../../platform/errors/catalogue.ts';
import { FaultError } from '../../platform/errors/plugin.ts';
import { registerSecurityHeaders } from '../../platform/security/headers.ts';
import { registerSecurity } from '../../platform/security/security.ts';
import { callerOfCookie, callerOfToken, isDue } from './caller.ts';
import { cookieOf } from './cookies.ts';
import { Letters } from './letters.ts';
import { registerMailedLinks } from './mailed-links.ts';
import { lengthenSession, registerSignIn } from './route.ts';
import { lacksAtRoute } from './scopes.ts';
import { openSignIn, sessionCookie } from './sign-in.ts';

/** A token that is shown must be good; a cookie that has run out makes a stranger of its bearer, who may sign in again. */
async function meet(app: FastifyInstance, request: FastifyRequest, cookieName: string): Promise<boolean> {
  const header = request.headers.authorization;
  if (header?.startsWith('Bearer ')) {
    request.caller = await callerOfToken(app.services, header.slice('Bearer '.length));
    return request.caller !== null;
  }
  const cookie = cookieOf(request.headers.cookie, cookieName);
  if (cookie !== null) request.caller = await callerOfCookie(app.services, cookie);
  return true;
}

/** Finds out who asks, before any handler, and refuses what a token is not allowed to do; then sign-in and the walls. */
export async function registerAuth(app: FastifyInstance): Promise<void> {
  const cookieName = sessionCookie(app.services.settings.publicUrl);
  const letters = new Letters(app.services);
  app.addHook('onClose', () => letters.gone());
  const signIn = openSignIn(app.services, letters);
  const refused = new WeakSet<FastifyRequest>();
  app.decorateRequest('caller', null);
  registerSecurityHeaders(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!(await meet(app, request, cookieName))) refused.add(request);
    const { caller } = request;
    if (caller && isDue(caller) && !request.url.startsWith('/api/auth/')) await lengthenSession(signIn, request, reply);
  });
  // After the limits have counted the request, so that tokens cannot be tried without end.
  app.addHook('preParsing', async (request) => {
    if (refused.has(request)) throw new FaultError(fault('UNAUTHENTICATED'));
    const route = request.routeOptions.url ?? '';
    const lacking = lacksAtRoute(request.caller, request.method, route);
    if (lacking !== null) throw new FaultError(lacking);
  });
  await registerSecurity(app);
  registerMailedLinks(app, signIn);
  registerSignIn(app, signIn);
}
