import type { Context } from '../context.ts';
import { type AuditEntry, auditEntriesBefore } from './audit-store.ts';

const NUMBER = /^\d{1,18}$/;

/** What was done, the latest first: to one person, or at all; before one of the entries, or from now. */
export const auditLog = async (
  { db }: Pick<Context, 'db'>,
  { subject, before }: { readonly subject: string | null; readonly before: string | null },
): Promise<readonly AuditEntry[]> =>
  before !== null && !NUMBER.test(before) ? [] : await auditEntriesBefore(db, subject, before);
