import type { Context } from '../../context.ts';
import type { Receipt } from '../../platform/outbound/client.ts';
import { DeliveryRejected } from '../../platform/outbound/delivery.ts';
import { isForGood, isGone, isTaken } from '../../platform/outbound/http-answers.ts';
import { bodyOf, type Saying } from './bodies.ts';
import { signedHeaders } from './signature.ts';
import { noteFailure, noteWorks, type StoredWebhook } from './store.ts';

/** Days of failures after which a webhook is switched off. Its owner sees this, and why. */
export const PATIENCE_DAYS = 3;
const DAY = 86_400_000;

async function post(context: Context, hook: StoredWebhook, saying: Saying, id: string): Promise<Receipt> {
  const now = context.clock.now();
  const body = bodyOf(hook.format, saying, id, now);
  const headers = signedHeaders(context.settings, hook, { id, body }, now);
  const receipt = await context.outbound.post({ url: hook.url, headers, body });
  const { status, said } = receipt;
  if (!isTaken(status)) throw new DeliveryRejected(`${status} ${said}`.trim(), isForGood(status));
  return receipt;
}

async function failed(context: Context, hook: StoredWebhook, error: string): Promise<void> {
  const now = context.clock.now();
  const patience = new Date(now.getTime() - PATIENCE_DAYS * DAY);
  const gone = isGone(Number.parseInt(error, 10));
  await noteFailure(context, hook.id, { error, now, patience, gone });
}

/**
 * Sends one signed request, and keeps how it went with the webhook.
 * @throws DeliveryRejected when the other end does not take it.
 */
export async function sendToWebhook(
  context: Context,
  hook: StoredWebhook,
  saying: Saying,
  id: string,
): Promise<Receipt> {
  try {
    const receipt = await post(context, hook, saying, id);
    await noteWorks(context, hook.id, context.clock.now());
    return receipt;
  } catch (error) {
    if (error instanceof DeliveryRejected) await failed(context, hook, error.message);
    throw error;
  }
}
