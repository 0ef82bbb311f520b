import type { Context } from '../../context.ts';
import type { NotificationContext } from '../../notification/context.ts';
import type { DueNotification } from '../../notification/store.ts';
import { type DeliveryReceipt, DeliveryRejected } from '../../platform/outbound/delivery.ts';
import { sayingOf } from './bodies.ts';
import { sendToWebhook } from './send.ts';
import { findWebhook } from './store.ts';

/** Tells one webhook of a notification, where it is still there and on. */
export async function deliverToWebhook(
  context: Context,
  notification: DueNotification,
  about: NotificationContext,
): Promise<DeliveryReceipt> {
  const hook = await findWebhook(context, notification.target ?? '', notification.user.id);
  if (!hook || hook.offAt !== null) throw new DeliveryRejected('the webhook has been removed or switched off', true);
  const { status, said } = await sendToWebhook(context, hook, sayingOf(about), notification.id);
  return { answer: `${status} ${said}`.trim() };
}
