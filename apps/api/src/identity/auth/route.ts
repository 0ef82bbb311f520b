import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fault } from '../../platform/errors/catalogue.ts';
import { refuse } from '../../platform/errors/plugin.ts';
import type { LimitName } from '../../platform/security/rate-limits.ts';
import { noteAttempt } from './attempts.ts';
import { forgetCallers } from './caller.ts';
import { cookiesOfNow } from './cookies.ts';
import { keepDevices, mergeGuest } from './guests.ts';
import type { SignIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { answer, readJson, webRequest } from './web-request.ts';

/** The library forgives a slash at the end; what limits look up is what it gets. */
const WORDS = /^(?:\/[\w-]+)+$/;

const pathIn = (url: string): string => url.slice('/api/auth'.length).split('?')[0] ?? '';

/** What is counted beside the address, by path: mails by mailbox, guesses by account. */
const NARROWER: Readonly<Record<string, { readonly from: LimitName; readonly to: LimitName | null }>> = {
  '/sign-in/email': { from: 'signIn', to: 'signInto' },
  '/guest': { from: 'guest', to: null },
  '/sign-up/email': { from: 'signUp', to: 'mailTo' },
  '/sign-in/magic-link': { from: 'mailFrom', to: 'mailTo' },
  '/send-verification-email': { from: 'mailFrom', to: 'mailTo' },
  '/request-password-reset': { from: 'mailFrom', to: 'mailTo' },
  '/change-password': { from: 'signIn', to: null },
  '/verify-password': { from: 'signIn', to: null },
};

function mailbox(body: unknown): string | null {
  const { email } = (typeof body === 'object' && body !== null ? body : {}) as { readonly email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 320) : null;
}

async function count(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await app.countAgainst('auth', request.ip, request, reply);
  const narrower = NARROWER[pathIn(request.url)];
  if (narrower === undefined || request.method !== 'POST') return;
  await app.countAgainst(narrower.from, request.ip, request, reply);
  const to = mailbox(request.body);
  if (narrower.to !== null && to !== null) await app.countAgainst(narrower.to, to, request, reply);
}

/** The one path that a page asks often and that changes nothing. */
const ASKING_ONLY = '/api/auth/get-session';

/** Extends the session of a returning person, and sets their cookie again. */
export async function lengthenSession(signIn: SignIn, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const headers = new Headers({ cookie: cookiesOfNow(request.server.services.settings, request.headers.cookie ?? '') });
  const asked = await signIn.api.getSession({ headers, returnHeaders: true });
  const cookies = asked.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  forgetCallers(request.server.services);
}

/** One answer for every failed sign-in: it does not reveal whether an address is registered or unconfirmed. */
const NOT_LET_IN = {
  code: 'INVALID_EMAIL_OR_PASSWORD',
  message: 'Address and password do not fit, or the address waits to be confirmed by the link in our letter.',
};

async function signedIn(response: Response): Promise<Response> {
  if (response.status !== 401 && response.status !== 403) return response;
  const { code } = readJson(await response.clone().text());
  if (code === 'ACCOUNT_SUSPENDED') return response;
  const isShut = code === NOT_LET_IN.code || code === 'EMAIL_NOT_VERIFIED';
  return isShut ? Response.json(NOT_LET_IN, { status: 401 }) : response;
}

/** The library's answer. A changed password ends every other session, whatever the form says of them. */
async function handled(signIn: SignIn, request: FastifyRequest, path: string): Promise<Response> {
  const { services } = request.server;
  if (path !== '/change-password') return signIn.handler(webRequest(request, services.settings));
  const change = webRequest(request, services.settings, { revokeOtherSessions: true });
  return keepDevices(services, request, () => signIn.handler(change));
}

/** Notes which browser asked for a link: it is known again when the link is pressed there. */
async function noteAsked(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const email = mailbox(request.body);
  if (email !== null) await noteAttempt(request.server.services, request, reply, { email, name: null, password: null });
}

/** The sign-in library at `/api/auth/*`: sign-up, sign-in, mailed links, passwords, sign-out, and the demonstration. */
export function registerSignIn(app: FastifyInstance, signIn: SignIn): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      await count(app, request, reply);
      if (!WORDS.test(pathIn(request.url))) return refuse(reply, fault('NOT_FOUND'));
      const path = pathIn(request.url);
      if (path === '/sign-up/email' && request.method === 'POST') return signUp(signIn, request, reply);
      // A signed-in caller keeps their identity.
      if (path === '/guest' && request.caller !== null) return reply.send({ status: true });
      const given = await handled(signIn, request, path);
      await mergeGuest(app.services, request, given);
      if (path === '/sign-in/magic-link' && given.status < 400) await noteAsked(request, reply);
      const response = path === '/sign-in/email' ? await signedIn(given) : given;
      if (!request.url.startsWith(ASKING_ONLY)) forgetCallers(app.services);
      return answer(reply, response);
    },
  });
}
