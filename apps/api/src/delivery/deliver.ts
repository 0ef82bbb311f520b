import type { Context } from '../context.ts';
import type { NotificationContext } from '../notification-rules/context.ts';
import type { SentChannel } from '../notification-rules/events.ts';
import { preferencesOf } from '../notification-rules/preferences.ts';
import { rowIdFor } from '../notification-rules/preferences-store.ts';
import {
  type DueMessage,
  type DueNotice,
  type DueNotification,
  type Mark,
  markNotification,
  putOff,
  type Taken,
  takeNotification,
} from '../notification-rules/store.ts';
import { quietUntil } from '../notification-rules/wall-hours.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { isOutage } from '../platform/errors/outage.ts';
import { type DeliveryReceipt, DeliveryRejected } from '../platform/outbound/delivery.ts';
import { batchWith, sendLetter, type Told } from './batching.ts';
import { closedMail, gather } from './gather.ts';
import { noteMessagesTold } from './gather-messages.ts';
import { sendNotice } from './notices.ts';
import { route } from './preferences/route.ts';
import { deliverByPush } from './push/adapter.ts';
import { deliverToWebhook } from './webhooks/adapter.ts';

/** How a delivery went. `gone`: it had been dealt with before; `quiet`: it waits for the end of its reader's quiet hours. */
export type Outcome = 'sent' | 'dropped' | 'failed' | 'gone' | 'quiet';

/**
 * Hands one message to a channel's provider.
 * @throws DeliveryRejected when the provider refuses it.
 */
export type ChannelAdapter = (
  context: Context,
  notification: DueNotification,
  about: NotificationContext,
) => Promise<DeliveryReceipt>;

const ADAPTERS: Readonly<Record<Exclude<SentChannel, 'mail'>, ChannelAdapter>> = {
  push: deliverByPush,
  webhook: deliverToWebhook,
};

const MARK_TRIES = 8;
const MARK_PAUSE_MS = 250;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes how it went, with patience: a mail that has left must not leave again because PostgreSQL was away for a moment. */
export async function mark(context: Context, id: string, as: Mark): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await markNotification(context, id, as);
    } catch (error) {
      if (tries >= MARK_TRIES || !isOutage(error)) throw error;
      await pause(MARK_PAUSE_MS * tries);
    }
  }
}

/** Records the outcome of a row in metrics and log. */
function noted(context: Context, { id, matchId, kind, channel }: DueMessage, outcome: Outcome): Outcome {
  context.metrics.notifications.inc({ outcome, channel });
  context.log.info({ notificationId: id, matchId, kind, channel, outcome }, 'notification');
  return outcome;
}

async function takenInHand(context: Context, notificationId: string): Promise<Taken | null> {
  crashPoint('deliver.started');
  await context.clock.sure();
  return takeNotification(context, notificationId);
}

/**
 * Delivers one notification; for a page notification it decides the other channels. A message leaves once, except if
 * the process dies between the provider's acceptance and our mark: then it leaves again with the same id, which mail
 * programs, push services and webhook receivers recognise.
 * @param last no attempt follows this one.
 * @throws the provider's error if another attempt should be made; the job queue makes it after a growing pause.
 */
export async function deliver(context: Context, notificationId: string, last: boolean): Promise<Outcome> {
  const taken = await takenInHand(context, notificationId);
  if (!taken) return 'gone';
  const { message, ways } = taken;
  if (ways) await route(context, message, ways, false);
  return noted(context, message, ways ? 'sent' : await attempt(context, message, last));
}

/**
 * Runs the job of a notification: delivers it. For a page notification it also sends the letter, if that leaves at
 * once. Most letters do; a separate job for each letter cost as much as rendering it. The job runs again if the letter
 * is refused, or if a process died after routing. The page is then done, and only the letter is left.
 * @throws what {@link deliver} throws.
 */
export async function deliverWithLetter(context: Context, notificationId: string, last: boolean): Promise<void> {
  const taken = await takenInHand(context, notificationId);
  const message = taken ? await letterOf(context, taken) : await letterLeft(context, notificationId);
  if (message) noted(context, message, await attempt(context, message, last));
}

/** Of a row of the page the letter that leaves with it, of any other row itself; null: nothing is left to send. */
async function letterOf(context: Context, { message, ways }: Taken): Promise<DueMessage | null> {
  if (!ways) return message;
  const letter = await route(context, message, ways, true);
  noted(context, message, 'sent');
  crashPoint('deliver.routed');
  return letter;
}

async function letterLeft(context: Context, causeId: string): Promise<DueMessage | null> {
  const left = await takeNotification(context, rowIdFor(causeId, { channel: 'mail', target: null }), true);
  return left?.message ?? null;
}

/** When somebody's quiet hours end; null: they are not in them. Asked when something is sent, for a retry may come any time. */
export function endOfQuietHours(
  { clock }: Context,
  { notificationPreferences, timeZone }: DueMessage['user'],
): Date | null {
  const { quiet } = preferencesOf(notificationPreferences);
  return quiet && quietUntil(clock.now(), quiet, timeZone);
}

/** @throws Error for a row of the page, which is sent nowhere. */
async function attempt(context: Context, message: DueMessage, last: boolean): Promise<Exclude<Outcome, 'gone'>> {
  const { channel } = message;
  if (channel === 'page') throw new Error(`${message.id}: a row of the page has ways`);
  return message.notice === null
    ? attemptOfMatch(context, message, channel, last)
    : attemptOfNotice(context, message, channel, last);
}

/** A notice that belongs to no match: its words are with it, and nothing can overtake it. */
async function attemptOfNotice(
  context: Context,
  notice: DueNotice,
  channel: SentChannel,
  last: boolean,
): Promise<Exclude<Outcome, 'gone'>> {
  const closed = channel === 'mail' ? closedMail(notice.user) : null;
  if (closed !== null) {
    await mark(context, notice.id, { state: 'dropped', error: closed });
    return 'dropped';
  }
  const awake = endOfQuietHours(context, notice.user);
  if (awake) {
    await putOff(context, notice.id, awake);
    return 'quiet';
  }
  let receipt: DeliveryReceipt;
  try {
    receipt = await sendNotice(context, notice, channel);
  } catch (error) {
    return await refused(context, notice, error, last);
  }
  crashPoint('deliver.sent');
  await mark(context, notice.id, { state: 'sent', at: context.clock.now(), answer: receipt.answer });
  crashPoint('deliver.marked');
  return 'sent';
}

async function attemptOfMatch(
  context: Context,
  notification: DueNotification,
  channel: SentChannel,
  last: boolean,
): Promise<Exclude<Outcome, 'gone'>> {
  const gathered = await gather(context, notification);
  if (!gathered.send) {
    await mark(context, notification.id, { state: 'dropped', error: gathered.drop });
    return 'dropped';
  }
  const awake = endOfQuietHours(context, notification.user);
  if (awake) {
    await putOff(context, notification.id, awake);
    return 'quiet';
  }
  const told = { notification, about: gathered.about };
  return channel === 'mail' ? sendByMail(context, told, last) : sendElsewhere(context, told, channel, last);
}

async function sendElsewhere(
  context: Context,
  { notification, about }: Told,
  channel: keyof typeof ADAPTERS,
  last: boolean,
): Promise<'sent' | 'failed'> {
  let receipt: DeliveryReceipt;
  try {
    receipt = await ADAPTERS[channel](context, notification, about);
  } catch (error) {
    return await refused(context, notification, error, last);
  }
  await noteSent(context, [{ notification, about }], receipt);
  return 'sent';
}

/**
 * Sends one letter together with the notifications that wait with it. Those keep their own jobs in case this letter
 * fails.
 */
async function sendByMail(context: Context, told: Told, last: boolean): Promise<'sent' | 'failed'> {
  const { told: others, past } = await batchWith(context, told.notification);
  for (const { id, drop } of past) await mark(context, id, { state: 'dropped', error: drop });
  let receipt: DeliveryReceipt;
  try {
    receipt = await sendLetter(context, told, others);
  } catch (error) {
    for (const { notification } of others)
      await mark(context, notification.id, { state: 'queued', error: 'not taken' });
    return await refused(context, told.notification, error, last);
  }
  await noteSent(context, [told, ...others], receipt);
  return 'sent';
}

async function noteSent(context: Context, told: readonly Told[], { answer }: DeliveryReceipt): Promise<void> {
  crashPoint('deliver.sent');
  const at = context.clock.now();
  for (const { notification, about } of told) {
    await mark(context, notification.id, { state: 'sent', at, answer });
    if (notification.channel === 'mail') await noteMessagesTold(context, about);
  }
  crashPoint('deliver.marked');
}

/** The message was not taken: given up, or left for another attempt. */
export async function refused(
  context: Context,
  notification: DueMessage,
  error: unknown,
  last: boolean,
): Promise<'failed'> {
  const message = error instanceof Error ? error.message : String(error);
  const over = last || (error instanceof DeliveryRejected && error.permanent);
  await mark(context, notification.id, { state: over ? 'failed' : 'queued', error: message });
  const { id, matchId, channel } = notification;
  if (!over) {
    // The row keeps it only until another attempt goes well.
    context.log.warn({ notificationId: id, matchId, channel, err: error }, 'notification not taken yet');
    throw error;
  }
  context.log.error({ notificationId: id, matchId, channel, reason: message }, 'notification given up');
  return 'failed';
}
