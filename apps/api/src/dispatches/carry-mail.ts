import type { Context } from '../context.ts';
import { crashPoint } from '../plugins/crash-points.ts';
import type { Carried } from './carried.ts';
import { composeMail } from './compose.ts';
import type { Occasion } from './occasion.ts';
import type { DueDispatch } from './store.ts';

/** Writes the letter of an occasion and hands it to the mail server. */
export async function carryMail(context: Context, _dispatch: DueDispatch, occasion: Occasion): Promise<Carried> {
  const mail = await composeMail(occasion, context.settings);
  crashPoint('deliver.composed');
  crashPoint('deliver.before-send');
  return await context.mailer.send(mail);
}
