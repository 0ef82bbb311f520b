import type { Json } from '@fieldpost/engine';
import type { Db } from '../platform/database.ts';

/** An officer's action on a person, or on what they wrote. */
export type AuditEntry = {
  /** Null: from the command line. */
  readonly actorId: string | null;
  /** "report.hide", "moderator.add": what was done. */
  readonly action: string;
  /** The id of the person whom it befell. */
  readonly subject: string;
  readonly about: Json;
  readonly at: Date;
};

/** Writes it down for good, in the transaction of what was done: the table takes new rows and gives none up (see its migration). */
export async function writeAudit(
  db: Pick<Db, '$executeRaw'>,
  { actorId, action, subject, about, at }: AuditEntry,
): Promise<void> {
  await db.$executeRaw`insert into audit_entries (actor_id, deed, subject, about, at)
    values (${actorId}, ${action}, ${subject}, ${JSON.stringify(about)}::jsonb, ${at})`;
}
