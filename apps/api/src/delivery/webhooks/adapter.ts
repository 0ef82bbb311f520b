import type { Context } from '../../context.ts';
import type { NotificationContext } from '../../notification-rules/context.ts';
import type { DueMessage, DueNotification } from '../../notification-rules/store.ts';
import { type DeliveryReceipt, DeliveryRejected } from '../../platform/outbound/delivery.ts';
import { type Saying, sayingOf } from './bodies.ts';
import { sendToWebhook } from './send.ts';
import { findWebhook } from './store.ts';

/** Tells one webhook of a match. */
export const deliverToWebhook = (
  context: Context,
  notification: DueNotification,
  about: NotificationContext,
): Promise<DeliveryReceipt> => tellWebhook(context, notification, sayingOf(about));

/** Tells one webhook, where it is still there and on. */
export async function tellWebhook(
  context: Context,
  { id, target, user }: Pick<DueMessage, 'id' | 'target' | 'user'>,
  saying: Saying,
): Promise<DeliveryReceipt> {
  const hook = await findWebhook(context, target ?? '', user.id);
  if (!hook || hook.offAt !== null) throw new DeliveryRejected('the webhook has been removed or switched off', true);
  const { status, said } = await sendToWebhook(context, hook, saying, id);
  return { answer: `${status} ${said}`.trim() };
}
