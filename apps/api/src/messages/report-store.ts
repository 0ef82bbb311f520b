import type { Counting } from '../platform/bounds.ts';
import type { Db } from '../platform/database.ts';

type Stores = Pick<Db, '$queryRaw' | '$executeRaw'>;

/** A report that waits for a moderator, with the message and how often its writer's messages were taken away before. */
export type OpenReport = {
  readonly id: string;
  readonly messageId: string;
  readonly matchId: string;
  readonly matchTitle: string;
  readonly body: string;
  readonly writtenAt: Date;
  readonly authorId: string;
  readonly authorName: string;
  /** Messages of the writer that moderators have taken away. */
  readonly hiddenBefore: number;
  readonly reporterName: string;
  readonly reason: string;
  readonly at: Date;
};

export type NewReport = {
  readonly messageId: string;
  readonly reporterId: string;
  readonly reason: string;
  readonly at: Date;
};

/** Files a report; a second one by the same person on the same message changes nothing. */
export async function addReport(db: Counting, { messageId, reporterId, reason, at }: NewReport): Promise<void> {
  await db.$executeRaw`insert into reports (message_id, reporter_id, reason, at)
    values (${messageId}::bigint, ${reporterId}, ${reason}, ${at}) on conflict (message_id, reporter_id) do nothing`;
}

/** How many reports a person has filed since a moment. */
export async function countReports(db: Counting, reporterId: string, since: Date): Promise<number> {
  const rows = await db.$queryRaw<{ readonly count: number }[]>`
    select count(*)::int as count from reports where reporter_id = ${reporterId} and at > ${since}`;
  return rows[0]?.count ?? 0;
}

/** The reports that wait for a moderator, oldest first. */
export const openReports = (db: Stores, most: number): Promise<OpenReport[]> =>
  db.$queryRaw<OpenReport[]>`
    select p.id::text as id, m.id::text as "messageId", m.match_id as "matchId", t.title as "matchTitle", m.body,
      m.at as "writtenAt", a.id as "authorId", a.name as "authorName",
      (select count(*)::int from messages h where h.author_id = a.id and h.hidden_at is not null) as "hiddenBefore",
      r.name as "reporterName", p.reason, p.at
    from reports p join messages m on m.id = p.message_id join matches t on t.id = m.match_id
      join users a on a.id = m.author_id join users r on r.id = p.reporter_id
    where p.decision is null order by p.at, p.id limit ${most}::int`;

/** Of an open report the message and its writer, locked until the transaction ends; null: decided, or none. */
export async function takeReport(
  db: Stores,
  id: string,
): Promise<{ readonly messageId: string; readonly authorId: string } | null> {
  const rows = await db.$queryRaw<{ readonly messageId: string; readonly authorId: string }[]>`
    select m.id::text as "messageId", m.author_id as "authorId" from reports p join messages m on m.id = p.message_id
    where p.id = ${id}::bigint and p.decision is null for update of p`;
  return rows[0] ?? null;
}

export type Decision = 'dismissed' | 'hidden' | 'silenced';

/** Settles a report, and with it all others on the same message. */
export async function settleReports(
  db: Stores,
  messageId: string,
  { decision, deciderId, at }: { readonly decision: Decision; readonly deciderId: string; readonly at: Date },
): Promise<void> {
  await db.$executeRaw`update reports set decision = ${decision}, decider_id = ${deciderId}, decided_at = ${at}
    where message_id = ${messageId}::bigint and decision is null`;
}

/** Takes a message away from all readers; its text stays for the record of the case. */
export async function hideMessage(db: Stores, messageId: string, at: Date): Promise<void> {
  await db.$executeRaw`update messages set hidden_at = coalesce(hidden_at, ${at}) where id = ${messageId}::bigint`;
}

/** Until when a person may not write; never shorter than before. */
export async function silence(db: Stores, userId: string, until: Date): Promise<void> {
  await db.$executeRaw`update users set silenced_until = greatest(coalesce(silenced_until, ${until}), ${until})
    where id = ${userId}`;
}

/** Until when a person may not write; null: they may. */
export async function silencedUntil(db: Stores, userId: string, now: Date): Promise<Date | null> {
  const rows = await db.$queryRaw<{ readonly until: Date }[]>`
    select silenced_until as until from users where id = ${userId} and silenced_until > ${now}`;
  return rows[0]?.until ?? null;
}

/** True if a person moderates reported messages. */
export async function isModerator(db: Stores, userId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`select 1 from users where id = ${userId} and moderator`;
  return rows.length > 0;
}

/**
 * Makes the person with an email address a moderator, or no longer one. @returns their id; null if there is no such
 * person.
 */
export async function setModerator(db: Stores, email: string, moderator: boolean): Promise<string | null> {
  const rows = await db.$queryRaw<{ readonly id: string }[]>`
    update users set moderator = ${moderator} where email = ${email} and bot is null returning id`;
  return rows[0]?.id ?? null;
}
