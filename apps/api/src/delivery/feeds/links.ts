import { createHmac } from 'node:crypto';
import type { Caller, Context } from '../../context.ts';
import { signerOf } from '../../platform/security/keys.ts';
import type { Settings } from '../../settings.ts';
import { feedKeyOf, nextFeedKey } from './store.ts';

/** Feeds are fetched by programs that cannot sign in, so their links are secret: signed, and void when a new key is made. */

const signatureOf = (userId: string, key: number, secret: string): Buffer =>
  createHmac('sha256', secret).update(`feed:${userId}:${key}`).digest();

/** Content of the link to a person's feeds. It gives access only to feeds. */
export const feedToken = (userId: string, key: number, secret: string): string =>
  `${Buffer.from(userId).toString('base64url')}.${signatureOf(userId, key, secret).toString('base64url')}`;

/** Returns the owner of a feed token; null if it is forged, or if they have made a new one. */
export async function readerOf(context: Context, token: string): Promise<string | null> {
  const [name = '', signature = ''] = token.split('.');
  const userId = Buffer.from(name, 'base64url').toString('utf8');
  const key = await feedKeyOf(context, userId);
  if (key === null) return null;
  const given = Buffer.from(signature, 'base64url');
  const signer = signerOf(context.settings, given, (secret) => signatureOf(userId, key, secret));
  return signer === null ? null : userId;
}

type Site = Pick<Settings, 'publicUrl' | 'secret'>;

export const calendarUrl = (userId: string, key: number, { publicUrl, secret }: Site): string =>
  `${publicUrl}/api/feeds/${feedToken(userId, key, secret)}/deadlines.ics`;

/** The link to a person's deadlines. */
export async function calendarOf(context: Context, userId: string): Promise<string> {
  return calendarUrl(userId, (await feedKeyOf(context, userId)) ?? 0, context.settings);
}

/** Invalidates the old links. Returns the new one of the deadlines. */
export async function rotateFeeds(context: Context, userId: string): Promise<string> {
  return calendarUrl(userId, await nextFeedKey(context, userId), context.settings);
}

/** The link to a match in a feed reader: a person's own shows what they may know, anybody's what a spectator may. */
export const feedOf = (context: Context, caller: Caller | null, matchId: string): Promise<string> =>
  chronicleOf(context, caller, `matches/${encodeURIComponent(matchId)}`);

/** The same for a campaign (LC-142). */
export const warFeedOf = (context: Context, caller: Caller | null, campaignId: string): Promise<string> =>
  chronicleOf(context, caller, `campaigns/${encodeURIComponent(campaignId)}`);

async function chronicleOf(context: Context, caller: Caller | null, of: string): Promise<string> {
  const { publicUrl, secret } = context.settings;
  const rest = `${of}/chronicle.atom`;
  if (caller === null) return `${publicUrl}/api/feeds/${rest}`;
  const token = feedToken(caller.userId, (await feedKeyOf(context, caller.userId)) ?? 0, secret);
  return `${publicUrl}/api/feeds/${token}/${rest}`;
}
