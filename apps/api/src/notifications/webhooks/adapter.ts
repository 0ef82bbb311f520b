import type { Context } from '../../context.ts';
import type { Occasion } from '../../notification/context.ts';
import type { DueNotification } from '../../notification/store.ts';
import { type Carried, NotTaken } from '../../platform/outbound/delivery.ts';
import { sayingOf } from './bodies.ts';
import { sendToWebhook } from './send.ts';
import { findWebhook } from './store.ts';

/** Tells one webhook of an occasion, where it is still there and on. */
export async function carryWebhook(
  context: Context,
  notification: DueNotification,
  occasion: Occasion,
): Promise<Carried> {
  const hook = await findWebhook(context, notification.target ?? '', notification.user.id);
  if (!hook || hook.offAt !== null) throw new NotTaken('the webhook has been removed or switched off', true);
  const { status, said } = await sendToWebhook(context, hook, sayingOf(occasion), notification.id);
  return { answer: `${status} ${said}`.trim() };
}
