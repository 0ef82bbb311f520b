import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { stopMail } from '../notification/store.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { refuse } from '../platform/errors/plugin.ts';
import { escapeHtml } from '../platform/mail/letter-html.ts';
import { type Keys, signerOf } from '../platform/security/keys.ts';
import type { Settings } from '../settings.ts';

const signatureOf = (userId: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest();

/** What an unsubscribe link carries: whose, and our signature. It never runs out, and can do nothing but switch mail off. */
export const unsubscribeToken = (userId: string, secret: string): string =>
  `${Buffer.from(userId).toString('base64url')}.${signatureOf(userId, secret).toString('base64url')}`;

/** Whose link it is; null when we did not sign it. */
export function userOfUnsubscribe(token: string, keys: Keys): string | null {
  const [name = '', signature = ''] = token.split('.');
  const userId = Buffer.from(name, 'base64url').toString('utf8');
  const signer = signerOf(keys, Buffer.from(signature, 'base64url'), (secret) => signatureOf(userId, secret));
  return signer === null ? null : userId;
}

export const unsubscribeUrl = (userId: string, { publicUrl, secret }: Pick<Settings, 'publicUrl' | 'secret'>): string =>
  `${publicUrl}/api/unsubscribe/${unsubscribeToken(userId, secret)}`;

/** Headers by which mail programs offer a button of their own (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const STYLE = `body{margin:0;background:#d9cfb8;color:#2b2620;font:18px/1.5 Georgia,serif}
main{max-width:32rem;margin:12vh auto;padding:2rem;background:#f6efdd;border:1px solid #b9ac90}
h1{font:normal 1.6rem 'Courier New',monospace;margin:0 0 1rem}
button{font:bold 1.05rem 'Courier New',monospace;padding:.8rem 1.4rem;background:#9c2a1f;color:#f6efdd;border:0;cursor:pointer}
a{color:#9c2a1f}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} - Fieldpost</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

const ASK = page(
  'No more mail about matches?',
  '<p>You will not be told any more when it is your turn, when your time runs low, or when a match ends.</p><form method="post"><button>Stop this mail</button></form>',
);

const done = (publicUrl: string): string =>
  page(
    'No more mail about matches',
    `<p>It has been switched off. You can switch it on again in <a href="${escapeHtml(publicUrl)}/account">your account</a>.</p>`,
  );

type TokenParams = { readonly Params: { readonly token: string } };

/**
 * `GET` shows a page with a button (programs that look into links must not unsubscribe anybody), `POST` does it: from that
 * button, or from a mail program by one click. No session is asked for: the link is signed.
 */
export function registerUnsubscribe(app: FastifyInstance): void {
  app.register(async (inner) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => null);
    inner.addContentTypeParser('multipart/form-data', async (_request: unknown, payload: NodeJS.ReadableStream) => {
      payload.resume();
      return null;
    });
    inner.route<TokenParams>({
      method: ['GET', 'POST'],
      url: '/api/unsubscribe/:token',
      schema: { hide: true },
      handler: async (request, reply) => {
        const { settings } = inner.services;
        const userId = userOfUnsubscribe(request.params.token, settings);
        if (userId === null) return refuse(reply, fault('NOT_FOUND'));
        if (request.method === 'POST') await stopMail(inner.services, userId);
        reply.header('content-security-policy', POLICY).header('referrer-policy', 'same-origin').type('text/html');
        return reply.send(request.method === 'POST' ? done(settings.publicUrl) : ASK);
      },
    });
  });
}
