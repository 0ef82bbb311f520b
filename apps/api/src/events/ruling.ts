/** What officers do about matches and entries, and what may be said against it (CL-073, CL-088, CL-096, CL-099). */
import { isReason, type LogEvent, refusesExtension } from '@fieldpost/league';
import { queueNotifications } from '../notification-rules/store.ts';
import { fault } from '../platform/errors/catalogue.ts';
import {
  type ActContext,
  type ActResult,
  type AskedAct,
  isInterested,
  legNamedBy,
  ownEntry,
  ownPlace,
  text,
} from './act-context.ts';
import { appealNotices, appealOf, mayNotDecide } from './appeals.ts';
import { playingOn } from './cases/acting.ts';
import { faultOf } from './change.ts';
import { heldTurns, isReckoned } from './held-turns.ts';
import { actOfOfficer } from './signing.ts';
import { addAppeal, type Transaction, updateLegs } from './store.ts';
import { entryIn, entryOf } from './teams/people.ts';

const DAY = 86_400_000;

/** CL-096, CL-100: a ruling names what it supersedes; it is in the public log with its reason. */
export async function decideMatch(doing: ActContext, asked: AskedAct, tx: Transaction): Promise<ActResult> {
  const placed = legNamedBy(doing, asked);
  if (placed === undefined) return fault('NOT_FOUND');
  const { encounter, leg } = placed;
  if (isInterested(doing, [leg.a, leg.b])) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  // CL-012: who made a decision does not decide about the appeal against it.
  if (mayNotDecide(doing.opened, placed, text(asked.leg), doing.caller.userId))
    return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-012' });
  if (asked.how === 'play-on') return playingOn(doing, asked);
  const { how = 'adjudicated', q, reason, supersedes = null, players } = asked;
  const named = {
    round: encounter.round,
    a: leg.a,
    b: leg.b,
    leg: leg.no,
    ...(leg.board === null ? {} : { board: leg.board }),
  };
  const seated = players === undefined ? {} : { players };
  const wish = { type: 'decide', how, q, reason, supersedes, by: doing.caller.userId, ...named, ...seated };
  const made = actOfOfficer(doing, wish, 'referee');
  const matchId = text(asked.leg);
  const held = await heldTurns(tx, doing.opened, placed, matchId);
  if (!(await isReckoned(tx, { held, matchId, now: doing.now })))
    return fault('EVENT_REFUSED', {
      rule: 'CL-133',
      message: 'The match is being evaluated at its handover. Try again in a minute.',
    });
  if ('status' in made || held === null) return made;
  return { ...made, acts: made.acts.map((one) => ({ ...one, act: { ...one.act, held } as LogEvent })) };
}

/** CL-099: by a party, with a reason, once and in time. */
export function appealAct(doing: ActContext, asked: AskedAct): ActResult {
  const { opened, club, now } = doing;
  const placed = legNamedBy(doing, asked);
  if (placed === undefined) return fault('NOT_FOUND');
  // Only players of the match are its parties, as their own entry shows (CL-099).
  const entry = entryIn(opened, placed, doing.caller.userId) ?? ownEntry(doing) ?? ownPlace(doing)?.id ?? null;
  if (entry === null) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  if (!isReason(asked.reason)) return fault('CL_REASON_REQUIRED', { rule: 'CL-013' });
  const appeal = { legId: text(asked.leg), entry, reason: text(asked.reason) };
  const made = appealOf(opened, placed, appeal, now);
  if ('refused' in made) return 'status' in made.refused ? made.refused : faultOf(made.refused);
  const officers = club.members.filter(({ roles }) => roles.includes('referee')).map(({ userId }) => userId);
  const also = async (tx: Transaction) => {
    await addAppeal(tx, made.appeal);
    await queueNotifications({ db: tx }, appealNotices(opened, placed, appeal, officers));
  };
  return { acts: [], also };
}

/** CL-073: one extension of a match, by at most the days that the settings allow. */
export function extendDeadline(doing: ActContext, asked: AskedAct): ActResult {
  const { opened } = doing;
  const row = opened.event.legs.find(({ id }) => id === asked.leg);
  if (row === undefined) return fault('NOT_FOUND');
  const players = opened.event.entries.filter(({ id }) => id === row.a || id === row.b);
  if (isInterested(doing, players.map(entryOf))) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  const days = typeof asked.days === 'number' && Number.isInteger(asked.days) ? asked.days : 0;
  const adjudicating = row.dueAt === null || row.state === 'done';
  const refused = refusesExtension(
    { days, used: row.extended, adjudicating, outageOrConsent: false },
    opened.ledger.settings,
  );
  if (refused !== null) return faultOf(refused);
  const dueAt = new Date((row.dueAt?.getTime() ?? 0) + days * DAY);
  return { acts: [], also: async (tx) => void (await updateLegs(tx, [row.id], { dueAt, extended: row.extended + 1 })) };
}

export function deductPoints(doing: ActContext, { entry, q, reason }: AskedAct): ActResult {
  if (isInterested(doing, [text(entry)])) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  return actOfOfficer(doing, { type: 'deduct', entry, q, reason }, 'referee');
}
