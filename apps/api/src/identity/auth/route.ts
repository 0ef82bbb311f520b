import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fault } from '../../platform/errors/catalogue.ts';
import { refuse } from '../../platform/errors/plugin.ts';
import type { LimitName } from '../../platform/security/rate-limits.ts';
import { forgetCallers } from './caller.ts';
import { ADDRESS_HEADER, type SignIn } from './sign-in.ts';

/** The request as the library wants it. The address of the caller is what Fastify makes of its trusted proxies. */
export function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'content-length')
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  headers.set(ADDRESS_HEADER, request.ip);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
  });
}

type Told = { readonly code?: unknown; readonly message?: unknown };

/** The library's errors keep their `code` and `message`, and say them in the form of every other answer as well. */
function bodyOf(status: number, text: string): string {
  if (status < 400) return text;
  const { code, message } = readJson(text);
  const told = {
    code: typeof code === 'string' ? code : status === 404 ? 'NOT_FOUND' : 'MALFORMED',
    message: typeof message === 'string' ? message : 'That cannot be done.',
  };
  return JSON.stringify({ ...told, error: told });
}

function readJson(text: string): Told {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

export async function answer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (response.status >= 400) reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(bodyOf(response.status, await response.text()));
}

/** The library forgives a slash at the end; what limits look up is what it gets. */
const WORDS = /^(?:\/[\w-]+)+$/;

const pathIn = (url: string): string => url.slice('/api/auth'.length).split('?')[0] ?? '';

/** What is counted beside the address, by path: mails by mailbox, guesses by account. */
const NARROWER: Readonly<Record<string, { readonly from: LimitName; readonly to: LimitName | null }>> = {
  '/sign-in/email': { from: 'signIn', to: 'signInto' },
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

/** Lengthens the session of a person who comes back, and sets their cookie anew. */
export async function lengthenSession(signIn: SignIn, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const headers = new Headers({ cookie: request.headers.cookie ?? '' });
  const asked = await signIn.api.getSession({ headers, returnHeaders: true });
  const cookies = asked.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  forgetCallers(request.server.services);
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
      const response = await signIn.handler(webRequest(request, app.services.settings.publicUrl));
      if (!request.url.startsWith(ASKING_ONLY)) forgetCallers(app.services);
      return answer(reply, response);
    },
  });
}
