import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { Context } from '../../context.ts';
import type { NotificationContext } from '../../notification-rules/context.ts';
import type { DueMessage, DueNotification } from '../../notification-rules/store.ts';
import { type DeliveryReceipt, DeliveryRejected } from '../../platform/outbound/delivery.ts';
import { isForGood, isGone, isTaken, isUnwanted } from '../../platform/outbound/http-answers.ts';
import { matchUrl, wordsOf } from '../words.ts';
import { publicKeyOf } from './keys.ts';
import { dropDevice, findDevice, noteDeviceWorks, type Subscription } from './store.ts';

/** The payload for the service worker, which shows one browser notification for each `tag`. */
export type PushMessage = { readonly tag: string; readonly title: string; readonly body: string; readonly url: string };

/** How long a push service keeps a message for a browser that is off, in seconds: a day. */
const KEPT_FOR = 86_400;

/**
 * Push topic of at most 32 characters (RFC 8030, 5.4). A push service replaces the waiting message of the same topic.
 */
const topicOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url').slice(0, 32);

function pushMessageOf(notification: Pick<DueNotification, 'id' | 'causeId'>, about: NotificationContext): PushMessage {
  const { subject, preview } = wordsOf(about);
  return { tag: notification.causeId ?? notification.id, title: subject, body: preview, url: matchUrl(about) };
}

/** Contact for push services (RFC 8292, 2.1). */
const contactOf = ({ publicUrl, mailFrom }: Context['settings']): string =>
  publicUrl.startsWith('https://') ? publicUrl : `mailto:${/[^\s<]+@[^\s>]+/.exec(mailFrom)?.[0] ?? mailFrom}`;

/** The request for a push: encrypted for this browser alone (RFC 8291), signed by this office (RFC 8292). */
function requestFor(context: Context, { endpoint, p256dh, auth }: Subscription, message: PushMessage, topic: string) {
  const { vapidPrivateKey } = context.settings;
  if (vapidPrivateKey === null) throw new DeliveryRejected('this office sends no push', true);
  const vapidDetails = {
    subject: contactOf(context.settings),
    publicKey: publicKeyOf(vapidPrivateKey),
    privateKey: vapidPrivateKey,
  };
  const input = { vapidDetails, TTL: KEPT_FOR, urgency: 'high' as const, topic, contentEncoding: 'aes128gcm' as const };
  return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), input);
}

/**
 * Sends one push to one browser. Forgets a browser that can never be reached again: its push service no longer knows it
 * (404, 410), or it signed up with another key (401, 403). It has to sign up again.
 */
export const deliverByPush = (
  context: Context,
  notification: DueNotification,
  about: NotificationContext,
): Promise<DeliveryReceipt> => pushTo(context, notification, pushMessageOf(notification, about), about.match.id);

/**
 * Sends one push to one browser. Forgets a browser that its push service no longer knows (404, 410) or that signed up
 * with another key (401, 403), because it can never be reached again. It has to sign up again.
 */
export async function pushTo(
  context: Context,
  { user, target }: Pick<DueMessage, 'user' | 'target'>,
  message: PushMessage,
  subject: string,
): Promise<DeliveryReceipt> {
  const device = await findDevice(context, target ?? '', user.id, context.clock.now());
  if (!device) throw new DeliveryRejected('the browser is no longer signed up for push', true);
  const { headers, body } = requestFor(context, device, message, topicOf(subject));
  const sent = Object.entries(headers as Readonly<Record<string, unknown>>).map(([name, value]) => [
    name,
    String(value),
  ]);
  const { status, said } = await context.outbound.post({
    url: device.endpoint,
    headers: Object.fromEntries(sent),
    body: body ?? '',
  });
  if (isGone(status) || isUnwanted(status)) await dropDevice(context, device.id, user.id);
  if (!isTaken(status)) throw new DeliveryRejected(`${status} ${said}`.trim(), isForGood(status));
  await noteDeviceWorks(context, device.id, context.clock.now());
  return { answer: `${status} ${said}`.trim() };
}
