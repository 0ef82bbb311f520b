import type { Context } from '../../context.ts';
import type { Counting } from '../../platform/bounds.ts';

type Stored = Pick<Context, 'db'>;

/** How an inbound mail stands: `begun` while its orders are played. */
export type InboundState = { readonly outcome: string };

/**
 * Takes note of a mail before anything is done. Answers how far it had come before: null where it is new.
 */
export async function beginMail(
  db: Counting,
  mail: { readonly id: string; readonly notificationId: string; readonly at: Date },
): Promise<InboundState | null> {
  const added = await db.inboundMail.createMany({ data: [{ ...mail, outcome: 'begun' }], skipDuplicates: true });
  return added.count > 0
    ? null
    : await db.inboundMail.findUnique({ where: { id: mail.id }, select: { outcome: true } });
}

export async function endMail({ db }: Stored, id: string, outcome: string): Promise<void> {
  await db.inboundMail.updateMany({ where: { id }, data: { outcome } });
}

/** How many mails were taken about the letters of one person since a moment. */
export async function countMails(db: Counting, userId: string, since: Date): Promise<number> {
  const rows = await db.$queryRaw<{ readonly count: number }[]>`
    select count(*)::int as count from inbound_mails i join notifications d on d.id = i.notification_id
    where d.user_id = ${userId} and i.at > ${since}::timestamptz`;
  return rows[0]?.count ?? 0;
}

/**
 * Temporary bounces that end email, the days they must span, and the days without one after which counting restarts.
 */
const MAX_RETURNED = 5;
const [MIN_DAYS, FORGOTTEN_DAYS] = [3, 7];

/**
 * A letter came back: it has failed, and each counts once. `forGood`: there is no such mailbox. Answers whether no more letters are
 * sent to that address; null: there is no such letter, or it was counted.
 */
export async function noteBounce(
  { db }: Stored,
  bounce: { readonly notificationId: string; readonly reason: string; readonly forGood: boolean; readonly now: Date },
): Promise<{ readonly userId: string; readonly ended: boolean } | null> {
  const { notificationId, reason, forGood, now } = bounce;
  const rows = await db.$queryRaw<{ readonly userId: string; readonly ended: boolean }[]>`
    with failed as (
      update notifications set state = 'failed', error = ${reason}
      where id = ${notificationId} and channel = 'mail' and (${forGood} or state <> 'failed') returning user_id),
    before as (
      select u.id, case when (u.mail_trouble ->> 'last')::timestamptz > ${now}::timestamptz - make_interval(days => ${FORGOTTEN_DAYS})
        then u.mail_trouble end as trouble
      from users u join failed f on f.user_id = u.id),
    counted as (
      select id, coalesce((trouble ->> 'count')::int, 0) + 1 as count, coalesce((trouble ->> 'since')::timestamptz, ${now}::timestamptz) as since
      from before)
    update users u set
      mail_trouble = jsonb_build_object('since', c.since, 'last', ${now}::timestamptz, 'count', c.count, 'reason', ${reason}::text),
      mail_bounce = case when ${forGood}
        or (c.count >= ${MAX_RETURNED} and c.since <= ${now}::timestamptz - make_interval(days => ${MIN_DAYS})) then ${reason} else u.mail_bounce end
    from counted c where u.id = c.id returning u.id as "userId", u.mail_bounce is not null as ended`;
  return rows[0] ?? null;
}

/** Forgets mails that nobody will send again. */
export async function dropOldMails({ db }: Stored, before: Date): Promise<number> {
  const { count } = await db.inboundMail.deleteMany({ where: { at: { lt: before } } });
  return count;
}
