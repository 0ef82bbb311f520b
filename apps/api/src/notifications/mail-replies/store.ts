import type { Context } from '../../context.ts';

type Stored = Pick<Context, 'db'>;

/** How an inbound mail stands: `begun` while its orders are played. */
export type InboundState = { readonly outcome: string };

/**
 * Takes note of a mail before anything is done. Answers how far it had come before: null where it is new.
 */
export async function beginMail(
  { db }: Stored,
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
export async function countMails({ db }: Stored, userId: string, since: Date): Promise<number> {
  const rows = await db.$queryRaw<{ readonly count: number }[]>`
    select count(*)::int as count from inbound_mails i join notifications d on d.id = i.notification_id
    where d.user_id = ${userId} and i.at > ${since}::timestamptz`;
  return rows[0]?.count ?? 0;
}

/** A person by the address that they have confirmed. */
export const findByEmail = ({ db }: Stored, email: string) =>
  db.user.findFirst({
    where: { email: email.toLowerCase(), emailVerified: true, mailBounce: null },
    select: { id: true, name: true, email: true },
  });

/** A letter came back for good: the letter has failed, and no more are sent to that address. */
export async function noteBounce({ db }: Stored, notificationId: string, reason: string): Promise<string | null> {
  const rows = await db.$queryRaw<{ readonly userId: string }[]>`
    with failed as (
      update notifications set state = 'failed', error = ${reason} where id = ${notificationId} and channel = 'mail' returning user_id)
    update users u set mail_bounce = ${reason} from failed f where u.id = f.user_id returning u.id as "userId"`;
  return rows[0]?.userId ?? null;
}

/** Forgets mails that nobody will send again. */
export async function dropOldMails({ db }: Stored, before: Date): Promise<number> {
  const { count } = await db.inboundMail.deleteMany({ where: { at: { lt: before } } });
  return count;
}
