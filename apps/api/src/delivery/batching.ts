import type { Context } from '../context.ts';
import type { NotificationContext } from '../notification-rules/context.ts';
import { EVENT_OF, HELD_EVENTS } from '../notification-rules/events.ts';
import { preferencesOf } from '../notification-rules/preferences.ts';
import { type DueNotification, takeHeld } from '../notification-rules/store.ts';
import type { DeliveryReceipt } from '../platform/outbound/delivery.ts';
import { gatheredMail } from './digest-letter.ts';
import { gather } from './gather.ts';
import { deliverByMail } from './mail-adapter.ts';

/** A notification in a letter, with the context that its text needs. */
export type Told = { readonly notification: DueNotification; readonly about: NotificationContext };

const HELD_KINDS = Object.keys(EVENT_OF).filter((kind): kind is DueNotification['kind'] =>
  HELD_EVENTS.has(EVENT_OF[kind as DueNotification['kind']]),
);

/** Other waiting notifications of the reader that still matter; `past`: those that do not, and why. */
export async function batchWith(context: Context, notification: DueNotification) {
  const { channel, kind, user } = notification;
  const { holdMinutes, digestHour } = preferencesOf(user.notificationPreferences);
  const together = channel === 'mail' && holdMinutes > 0 && digestHour === null && HELD_EVENTS.has(EVENT_OF[kind]);
  const rows = together ? await takeHeld(context, notification, HELD_KINDS, holdMinutes) : [];
  const told: Told[] = [];
  const past: { readonly id: string; readonly drop: string }[] = [];
  for (const row of rows) {
    const gathered = await gather(context, row);
    if (gathered.send) told.push({ notification: row, about: gathered.about });
    else past.push({ id: row.id, drop: gathered.drop });
  }
  return { told, past };
}

/** Sends one letter: the notification alone, or together with the notifications that waited with it. */
export function sendLetter(
  context: Context,
  { notification, about }: Told,
  others: readonly Told[],
): Promise<DeliveryReceipt> {
  if (others.length === 0) return deliverByMail(context, notification, about);
  const all = [about, ...others.map((one) => one.about)];
  return context.mailer.send(gatheredMail(all, notification.id, context.settings, 'wait'));
}
