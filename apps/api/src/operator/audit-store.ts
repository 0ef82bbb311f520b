import type { Json } from '@fieldpost/engine';
import { Prisma } from '../generated/prisma/client.ts';
import { type Db, rowsOf } from '../platform/database.ts';

/** An action of somebody with an office, as it is read later. */
export type AuditEntry = {
  readonly id: string;
  readonly at: Date;
  /** Null: by the command line. */
  readonly actorName: string | null;
  readonly action: string;
  readonly subject: string;
  /** Null if the person has left, or the subject is not a person. */
  readonly subjectName: string | null;
  readonly about: Json;
};

/** The most actions that one answer holds. */
export const MAX_AUDIT_ENTRIES = 50;

/** Finds a person's entries by their index first: they are few, and perhaps not among the newest. */
const ofSubject = (subject: string | null): Prisma.Sql =>
  subject === null
    ? Prisma.sql`audit_entries`
    : Prisma.sql`(select * from audit_entries where subject = ${subject} offset 0)`;

/** AuditEntries, the latest first: of one person, or all; before one of the entries, or from now. */
export const auditEntriesBefore = (
  db: Pick<Db, '$queryRaw'>,
  subject: string | null,
  before: string | null,
): Promise<readonly AuditEntry[]> =>
  rowsOf<AuditEntry>(
    db,
    Prisma.sql`
    select e.id::text as id, e.at, a.name as "actorName", e.deed as "action", e.subject, s.name as "subjectName", e.about
    from (select e.* from ${ofSubject(subject)} e ${before === null ? Prisma.empty : Prisma.sql`where e.id < ${before}::bigint`}
      order by e.id desc limit ${MAX_AUDIT_ENTRIES}::int) e
    left join lateral (select name from users where id = e.actor_id limit 1) a on true
    left join lateral (select name from users where id = e.subject limit 1) s on true order by e.id desc`,
  );
