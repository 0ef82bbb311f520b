import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fault } from '../../platform/errors/catalogue.ts';
import { refuse } from '../../platform/errors/plugin.ts';
import { comesFromElsewhere } from '../../platform/security/cross-site.ts';
import { ownOrigins } from '../../platform/security/origins.ts';
import { forgetCallers } from './caller.ts';
import { confirmPage, MAILED_LINKS } from './confirm-page.ts';
import { takeWhatTheyBrought } from './guests.ts';
import { ZONE_HEADER, zoneOfBrowser } from './newcomer-zone.ts';
import type { SignIn } from './sign-in.ts';
import { answer, readJson, webRequest } from './web-request.ts';

async function act(
  app: FastifyInstance,
  signIn: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { settings } = app.services;
  if (comesFromElsewhere(request.headers, ownOrigins(settings))) return refuse(reply, fault('CROSS_SITE'));
  await app.countAgainst('auth', request.ip, request, reply);
  const { url, headers } = webRequest(request, settings);
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  headers.set(ZONE_HEADER, zoneOfBrowser(form.get('timeZone')));
  const response = await signIn.handler(new Request(url, { method: 'GET', headers }));
  const typed = form.get('password');
  await takeWhatTheyBrought(app.services, request, response, typed);
  forgetCallers(app.services);
  if (response.status === 403 && readJson(await response.clone().text()).code === 'ACCOUNT_SUSPENDED')
    return reply.redirect(`${settings.publicUrl}/sign-in?error=ACCOUNT_SUSPENDED`, 303);
  return answer(reply, response);
}

/** Opening a mailed link shows a page; the button on it acts, by POST. */
export function registerMailedLinks(app: FastifyInstance, signIn: SignIn): void {
  app.register(async (inner) => {
    const form = 'application/x-www-form-urlencoded';
    inner.addContentTypeParser(
      form,
      { parseAs: 'string', bodyLimit: 4_096 },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    for (const path of Object.keys(MAILED_LINKS)) {
      inner.get(path, { schema: { hide: true } }, async (request, reply) => {
        const link = new URL(request.url, inner.services.settings.publicUrl).href;
        return reply.redirect(confirmPage(link, inner.services.settings), 303);
      });
      inner.post(path, { schema: { hide: true } }, (request, reply) => act(inner, signIn, request, reply));
    }
  });
}
