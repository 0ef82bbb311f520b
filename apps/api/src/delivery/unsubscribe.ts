import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { loadCampaign } from '../campaigns/store.ts';
import type { Context } from '../context.ts';
import { saveCampaignPreferences } from '../notification-rules/preferences-store.ts';
import { stopMail } from '../notification-rules/store.ts';
import { waysOf } from '../notification-rules/ways-store.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { refuse } from '../platform/errors/plugin.ts';
import { escapeHtml } from '../platform/mail/letter-html.ts';
import { type Keys, signerOf } from '../platform/security/keys.ts';
import type { Settings } from '../settings.ts';

/** Whose mail a link stops: all about matches, or, where a campaign is named, of that campaign alone (LC-140). */
export type Unsubscribed = { readonly userId: string; readonly campaignId: string | null };

const signatureOf = ({ userId, campaignId }: Unsubscribed, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(campaignId === null ? `unsubscribe:${userId}` : `unsubscribe:${userId}:campaign:${campaignId}`)
    .digest();

const part = (text: string): string => Buffer.from(text).toString('base64url');

/** What an unsubscribe link carries: whose, and our signature. It never runs out, and can do nothing but switch mail off. */
export function unsubscribeToken(whose: Unsubscribed, secret: string): string {
  const { userId, campaignId } = whose;
  const names = campaignId === null ? [userId] : [userId, campaignId];
  return [...names.map(part), signatureOf(whose, secret).toString('base64url')].join('.');
}

/** Reads the owner of an unsubscribe link; null if we did not sign it. */
export function readUnsubscribe(token: string, keys: Keys): Unsubscribed | null {
  const parts = token.split('.');
  if (parts.length !== 2 && parts.length !== 3) return null;
  const signature = Buffer.from(parts.at(-1) ?? '', 'base64url');
  const [userId = '', campaignId = null] = parts
    .slice(0, -1)
    .map((one) => Buffer.from(one, 'base64url').toString('utf8'));
  const whose = { userId, campaignId };
  const signer = signerOf(keys, signature, (secret) => signatureOf(whose, secret));
  return signer === null ? null : whose;
}

export const unsubscribeUrl = (
  userId: string,
  { publicUrl, secret }: Pick<Settings, 'publicUrl' | 'secret'>,
  campaignId: string | null = null,
): string => `${publicUrl}/api/unsubscribe/${unsubscribeToken({ userId, campaignId }, secret)}`;

/** Headers that make mail programs show their own unsubscribe button (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** As after a restore with another secret, by which no older link can be known. */
const DEAD = 'This link no longer works. Sign in and stop emails in your account.';

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
  'Stop emails about matches?',
  '<p>You will get no more emails when it is your turn, when time runs short, or when a match ends.</p><form method="post"><button>Stop emails</button></form>',
);

const ASK_CAMPAIGN = page(
  'Stop emails about this campaign?',
  '<p>You will get no more emails about this campaign, including when it is your move.</p><form method="post"><button>Stop emails</button></form>',
);

const done = (publicUrl: string, { campaignId }: Unsubscribed): string =>
  campaignId === null
    ? page(
        'Match emails stopped',
        `<p>You can switch them on again in <a href="${escapeHtml(publicUrl)}/account">your account</a>.</p>`,
      )
    : page(
        'Campaign emails stopped',
        `<p>You can switch them on again on <a href="${escapeHtml(publicUrl)}/campaigns/${encodeURIComponent(campaignId)}">the campaign’s page</a>.</p>`,
      );

const OFF = { mail: { campaign: false, move: false, reminder: false } } as const;

const stop = (context: Context, { userId, campaignId }: Unsubscribed): Promise<void> =>
  campaignId === null ? stopMail(context, userId) : stopCampaignMail(context, userId, campaignId);

/** The campaign, or the person, may have gone since the letter was written: then there is nothing to switch off. */
async function stopCampaignMail(context: Context, userId: string, campaignId: string): Promise<void> {
  const ways = await waysOf(context, userId, { campaignId });
  if (ways === null || (await loadCampaign(context.db, campaignId)) === null) return;
  await saveCampaignPreferences(context, userId, campaignId, { ...ways.match, ...OFF });
}

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
        const whose = readUnsubscribe(request.params.token, settings);
        if (whose === null) return refuse(reply, fault('NOT_FOUND', { message: DEAD }));
        if (request.method === 'POST') await stop(inner.services, whose);
        reply.header('content-security-policy', POLICY).header('referrer-policy', 'same-origin').type('text/html');
        if (request.method === 'POST') return reply.send(done(settings.publicUrl, whose));
        return reply.send(whose.campaignId === null ? ASK : ASK_CAMPAIGN);
      },
    });
  });
}
