import type { Context } from '../context.ts';
import type { NotificationContext } from '../notification-rules/context.ts';
import { rowIdFor } from '../notification-rules/preferences-store.ts';
import { type DueNotification, putOffDigest, takeDigest } from '../notification-rules/store.ts';
import { endOfQuietHours, mark, type Outcome, refused } from './deliver.ts';
import { gatheredMail } from './digest-letter.ts';
import { gather } from './gather.ts';
import { noteMessagesTold } from './gather-messages.ts';

type Item = { readonly notification: DueNotification; readonly about: NotificationContext };

/** Returns the notifications that still matter; marks the rest as dropped. */
async function stillTrue(context: Context, rows: readonly DueNotification[]): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (const notification of rows) {
    const gathered = await gather(context, notification);
    if (gathered.send) items.push({ notification, about: gathered.about });
    else await mark(context, notification.id, { state: 'dropped', error: gathered.drop });
  }
  return items;
}

async function send(context: Context, items: readonly Item[], id: string, last: boolean): Promise<Outcome> {
  try {
    const mail = gatheredMail(
      items.map(({ about }) => about),
      id,
      context.settings,
      'daily',
    );
    const { answer } = await context.mailer.send(mail);
    const at = context.clock.now();
    for (const { notification, about } of items) {
      await mark(context, notification.id, { state: 'sent', at, answer });
      await noteMessagesTold(context, about);
    }
    return 'sent';
  } catch (error) {
    for (const { notification } of items.slice(1))
      await refused(context, notification, error, last).catch(() => undefined);
    const [first] = items;
    if (!first) throw error;
    return await refused(context, first.notification, error, last);
  }
}

/**
 * Sends the digest of a person for an hour: one mail for all that waited for it.
 * @throws DeliveryRejected when another attempt should be made.
 */
export async function deliverDigest(context: Context, userId: string, at: Date, last: boolean): Promise<Outcome> {
  await context.clock.sure();
  const rows = await takeDigest(context, userId, at);
  const [one] = rows;
  const awake = one ? endOfQuietHours(context, one.user) : null;
  if (awake) {
    await putOffDigest(
      context,
      rows.map(({ id }) => id),
      awake,
    );
    return 'quiet';
  }
  const items = await stillTrue(context, rows);
  if (items.length === 0) return rows.length === 0 ? 'gone' : 'dropped';
  const id = rowIdFor(`${userId} ${at.getTime()}`, { channel: 'mail', target: 'digest' });
  const outcome = await send(context, items, id, last);
  context.metrics.notifications.inc({ outcome, channel: 'mail' }, items.length);
  context.log.info({ userId, items: items.length, outcome }, 'digest');
  return outcome;
}
