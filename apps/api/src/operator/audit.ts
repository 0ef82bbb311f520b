import type { Json } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import type { Db } from '../platform/database.ts';

/** A deed of somebody with an office, as it is read later. */
export type NotedDeed = {
  readonly id: string;
  readonly at: Date;
  /** Null: by the command line. */
  readonly actorName: string | null;
  readonly deed: string;
  readonly subject: string;
  /** Null: whoever it befell has left, or it is no person. */
  readonly subjectName: string | null;
  readonly about: Json;
};

/** The most deeds that one answer holds. */
export const MOST_DEEDS = 50;

const NUMBER = /^\d{1,18}$/;

const deedsBefore = (db: Pick<Db, '$queryRaw'>, subject: string | null, before: string | null): Promise<NotedDeed[]> =>
  db.$queryRaw<NotedDeed[]>`
    select e.id::text as id, e.at, a.name as "actorName", e.deed, e.subject, s.name as "subjectName", e.about
    from audit_entries e left join users a on a.id = e.actor_id left join users s on s.id = e.subject
    where (${subject}::text is null or e.subject = ${subject}) and (${before}::bigint is null or e.id < ${before}::bigint)
    order by e.id desc limit ${MOST_DEEDS}::int`;

/** What was done, the latest first: to one person, or at all; before one of the entries, or from now. */
export const deedsNoted = async (
  { db }: Pick<Context, 'db'>,
  { subject, before }: { readonly subject: string | null; readonly before: string | null },
): Promise<readonly NotedDeed[]> =>
  before !== null && !NUMBER.test(before) ? [] : await deedsBefore(db, subject, before);
