import type { Context } from '../context.ts';
import { deedsBefore, type NotedDeed } from './audit-store.ts';

const NUMBER = /^\d{1,18}$/;

/** What was done, the latest first: to one person, or at all; before one of the entries, or from now. */
export const deedsNoted = async (
  { db }: Pick<Context, 'db'>,
  { subject, before }: { readonly subject: string | null; readonly before: string | null },
): Promise<readonly NotedDeed[]> =>
  before !== null && !NUMBER.test(before) ? [] : await deedsBefore(db, subject, before);
