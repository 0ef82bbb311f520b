import type { Context } from '../context.ts';
import type { NotificationContext } from '../notification-rules/context.ts';
import type { DueNotification } from '../notification-rules/store.ts';
import { crashPoint } from '../platform/crash-points.ts';
import type { DeliveryReceipt } from '../platform/outbound/delivery.ts';
import { composeMail } from './compose.ts';

/** Writes the letter of a notification and hands it to the mail server. */
export async function deliverByMail(
  context: Context,
  _notification: DueNotification,
  about: NotificationContext,
): Promise<DeliveryReceipt> {
  const mail = await composeMail(about, context.settings);
  crashPoint('deliver.composed');
  crashPoint('deliver.before-send');
  return await context.mailer.send(mail);
}
