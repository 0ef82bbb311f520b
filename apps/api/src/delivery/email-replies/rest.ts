import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fault } from '../../platform/errors/catalogue.ts';
import { refuse } from '../../platform/errors/plugin.ts';
import { LARGEST_MAIL } from './limits.ts';
import type { Inbound } from './take.ts';

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The secret that a provider shows, as the password of basic authentication: most take `https://x:SECRET@...` as the address. */
function shownSecret({ headers }: FastifyRequest): string {
  const [, value = ''] = /^basic\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return Buffer.from(value, 'base64').toString('utf8').split(':').slice(1).join(':');
}

const isProvider = (request: FastifyRequest, secret: string): boolean =>
  timingSafeEqual(hashed(shownSecret(request)), hashed(secret));

/** A mail as providers hand it over: its source, and to whom it was sent. */
const handedOver = z.object({
  raw: z.string(),
  to: z.array(z.string().max(320)).max(50),
  from: z.string().max(320).optional(),
});

type Query = { readonly Querystring: { readonly to?: string } };

/**
 * `POST /api/inbound-mail` for a provider that takes mail in our place: JSON `{raw, to, from}` (`from`: the
 * envelope's sender, where it is known), or the mail itself as `message/rfc822`
 * with `?to=`. It shows INBOUND_SECRET; where none is set, there is nothing here.
 */
export function registerInbound(app: FastifyInstance): void {
  app.register(async (inner) => {
    inner.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    const options = { schema: { hide: true }, bodyLimit: 2 * LARGEST_MAIL };
    inner.post<Query>('/api/inbound-mail', options, async (request, reply) => {
      const { settings } = inner.services;
      if (settings.inboundSecret === null) return refuse(reply, fault('NOT_FOUND'));
      if (!isProvider(request, settings.inboundSecret)) return refuse(reply, fault('UNAUTHENTICATED'));
      const mail = mailOf(request.body, request.query.to);
      if (!mail) return refuse(reply, fault('MALFORMED'));
      if (mail.raw.length > LARGEST_MAIL) return refuse(reply, fault('TOO_LARGE'));
      // Loaded with the first mail: most processes never see one.
      const { takeMail } = await import('./take.ts');
      const taken = await takeMail(inner.services, mail);
      return { taken: taken.length === 0 ? 'unknown-address' : taken.join(', ') };
    });
  });
}

function mailOf(body: unknown, to: string | undefined): Inbound | null {
  if (body instanceof Buffer) return to === undefined ? null : { raw: body, to: to.split(',') };
  const parsed = handedOver.safeParse(body);
  if (!parsed.success) return null;
  const { raw, ...envelope } = parsed.data;
  return { raw: Buffer.from(raw, 'utf8'), ...envelope };
}
