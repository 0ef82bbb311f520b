import type { Context } from '../context.ts';
import type { Occasion } from '../notification/context.ts';
import type { DueNotification } from '../notification/store.ts';
import { crashPoint } from '../platform/crash-points.ts';
import type { Carried } from '../platform/outbound/delivery.ts';
import { composeMail } from './compose.ts';

/** Writes the letter of an occasion and hands it to the mail server. */
export async function carryMail(
  context: Context,
  _notification: DueNotification,
  occasion: Occasion,
): Promise<Carried> {
  const mail = await composeMail(occasion, context.settings);
  crashPoint('deliver.composed');
  crashPoint('deliver.before-send');
  return await context.mailer.send(mail);
}
