import type { Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { writeAudit } from '../identity/audit.ts';
import { findMatch } from '../match-store/find-match.ts';
import { type Counting, withinBounds } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { bodyOf } from './body.ts';
import { isRowId } from './ids.ts';
import {
  addReport,
  countReports,
  type Decision,
  hideMessage,
  isModerator,
  type OpenReport,
  openReports,
  setModerator,
  settleReports,
  silence,
  takeReport,
} from './report-store.ts';
import { readerOf } from './service.ts';
import { messageFor } from './store.ts';

/** What a moderator may do with a report: nothing, take the message away, or silence its writer for a week besides. */
export const VERDICTS = ['dismiss', 'hide', 'silence'] as const;
export type Verdict = (typeof VERDICTS)[number];

const DECISIONS: Readonly<Record<Verdict, Decision>> = { dismiss: 'dismissed', hide: 'hidden', silence: 'silenced' };

const DAY = 86_400_000;
const SILENCE_DAYS = 7;
const LONGEST_REASON = 300;
/** Maximum reports per person and day. */
export const MAX_REPORTS_A_DAY = 20;
/** The most reports that one answer holds. */
export const MAX_LISTED = 50;

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/**
 * Reports a message of a match to the moderators. Its writer does not learn who did.
 * Faults: NOT_FOUND (also for your own message), REPORT_INVALID, TOO_MANY_REQUESTS.
 */
export async function report(
  context: Context,
  caller: Caller,
  { matchId, messageId, reason }: { readonly matchId: string; readonly messageId: string; readonly reason: string },
): Promise<Result<null, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  const reader = readerOf(found.value.match, caller.userId);
  const message = isRowId(messageId) ? await messageFor(context.db, matchId, reader, messageId) : null;
  if (message === null || message.authorId === caller.userId) return bad(fault('NOT_FOUND'));
  const why = bodyOf(reason);
  if (why === null || why.length > LONGEST_REASON) return bad(fault('REPORT_INVALID'));
  const at = context.clock.now();
  const since = new Date(at.getTime() - DAY);
  const bound = {
    name: `reports of ${caller.userId}`,
    most: MAX_REPORTS_A_DAY,
    count: (tx: Counting) => countReports(tx, caller.userId, since),
  };
  const row = { messageId, reporterId: caller.userId, reason: why, at };
  const added = await withinBounds(context.db, [bound], (tx) => addReport(tx, row));
  return added ? { ok: true, value: null } : bad(fault('TOO_MANY_REQUESTS'));
}

/** Reports that wait. NOT_FOUND for all but moderators: nobody else learns that there is such a page. */
export async function reportsFor(context: Context, caller: Caller): Promise<Result<readonly OpenReport[], Fault>> {
  if (!(await isModerator(context.db, caller.userId))) return bad(fault('NOT_FOUND'));
  return { ok: true, value: await openReports(context.db, MAX_LISTED) };
}

/**
 * Decides a report, and all others on the same message. The decision is recorded permanently.
 * Faults: NOT_FOUND (no moderator, no such report), REPORT_SETTLED.
 */
export async function decideReport(
  context: Context,
  caller: Caller,
  id: string,
  verdict: Verdict,
): Promise<Result<null, Fault>> {
  if (!isRowId(id) || !(await isModerator(context.db, caller.userId))) return bad(fault('NOT_FOUND'));
  const at = context.clock.now();
  const settled = await context.db.$transaction(async (db) => {
    const taken = await takeReport(db, id);
    if (taken === null) return false;
    const { messageId, authorId } = taken;
    if (verdict !== 'dismiss') await hideMessage(db, messageId, at);
    if (verdict === 'silence') await silence(db, authorId, new Date(at.getTime() + SILENCE_DAYS * DAY));
    await settleReports(db, messageId, { decision: DECISIONS[verdict], deciderId: caller.userId, at });
    await writeAudit(db, {
      actorId: caller.userId,
      action: `report.${verdict}`,
      subject: authorId,
      about: { messageId },
      at,
    });
    return true;
  });
  return settled ? { ok: true, value: null } : bad(fault('REPORT_SETTLED'));
}

/**
 * Appoints or dismisses a moderator by email address, which only the operator may do.
 * Fault: NOT_FOUND.
 */
export async function appointModerator(context: Context, email: string, on: boolean): Promise<Result<null, Fault>> {
  const at = context.clock.now();
  const done = await context.db.$transaction(async (db) => {
    const id = await setModerator(db, email.trim().toLowerCase(), on);
    if (id === null) return false;
    await writeAudit(db, {
      actorId: null,
      action: on ? 'moderator.add' : 'moderator.remove',
      subject: id,
      about: {},
      at,
    });
    return true;
  });
  return done ? { ok: true, value: null } : bad(fault('NOT_FOUND'));
}
