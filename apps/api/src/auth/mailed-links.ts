import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fault } from '../plugins/errors/catalogue.ts';
import { refuse } from '../plugins/errors/plugin.ts';
import { comesFromElsewhere } from '../plugins/security/cross-site.ts';
import type { Settings } from '../settings.ts';
import { forgetCallers } from './caller.ts';
import { ownOrigins } from './origins.ts';
import { answer, webRequest } from './route.ts';
import type { SignIn } from './sign-in.ts';

/** Paths of the sign-in library which act when they are opened, and for which page of ours each stands instead. */
const MAILED_LINKS = { '/api/auth/magic-link/verify': 'sign-in', '/api/auth/verify-email': 'address' } as const;
type MailedPath = keyof typeof MAILED_LINKS;

const isMailed = (path: string): path is MailedPath => Object.hasOwn(MAILED_LINKS, path);

/**
 * The address of the page that asks once more, for a link of the library: programs that look into mails open every link, and must
 * not use one up nor sign anybody in.
 */
export function confirmPage(link: string, { publicUrl }: Pick<Settings, 'publicUrl'>): string {
  const { pathname, searchParams } = new URL(link);
  if (!isMailed(pathname)) throw new Error(`no page for ${pathname}`);
  const query = new URLSearchParams(searchParams);
  query.set('for', MAILED_LINKS[pathname]);
  return `${publicUrl}/enter?${query}`;
}

async function act(
  app: FastifyInstance,
  signIn: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { settings } = app.services;
  if (comesFromElsewhere(request.headers, ownOrigins(settings))) return refuse(reply, fault('CROSS_SITE'));
  await app.countAgainst('auth', request.ip, request, reply);
  const { url, headers } = webRequest(request, settings.publicUrl);
  const response = await signIn.handler(new Request(url, { method: 'GET', headers }));
  forgetCallers(app.services);
  return answer(reply, response);
}

/** Opening a mailed link shows a page; the button on it acts, by POST. */
export function registerMailedLinks(app: FastifyInstance, signIn: SignIn): void {
  app.register(async (inner) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => null);
    for (const path of Object.keys(MAILED_LINKS)) {
      inner.get(path, { schema: { hide: true } }, async (request, reply) => {
        const link = new URL(request.url, inner.services.settings.publicUrl).href;
        return reply.redirect(confirmPage(link, inner.services.settings), 303);
      });
      inner.post(path, { schema: { hide: true } }, (request, reply) => act(inner, signIn, request, reply));
    }
  });
}
