/** CL-200 to CL-203: what people say of a match at a real table: the sides, and an officer for both. */
import { allows, askedOf, isReason, joiningActs, type LogEvent, playedAt } from '@fieldpost/league';
import { notFresh } from '../../clubs/fresh-sign-in.ts';
import { scopeMissing } from '../../identity/auth/scopes.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { type ActContext, type ActResult, type AskedAct, isInterested, legNamedBy } from '../act-context.ts';
import { openCases } from '../cases/opening.ts';
import { faultOf, type Proposal } from '../change.ts';
import { legOf, nameOf } from '../leg-names.ts';
import type { OpenedEvent, PlacedLeg } from '../opened-event.ts';
import { signAct } from '../signing.ts';
import { begunMatches, type Transaction } from '../store.ts';
import { entryIn } from '../teams/people.ts';
import { disputedCase } from './due.ts';

/** Who speaks about a leg: the entry of the caller in it, or null for an officer; a fault where neither may. */
async function speakerOf(doing: ActContext, placed: PlacedLeg, asked: AskedAct): Promise<string | null | Fault> {
  const { opened, caller, roles, context } = doing;
  const entry = entryIn(opened, placed, caller.userId);
  if (entry !== null) return entry;
  if (!allows(roles, 'rule')) return notAParty;
  if (isInterested(doing, [placed.leg.a, placed.leg.b])) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  if (!isReason(asked.reason)) return fault('CL_REASON_REQUIRED', { rule: 'CL-013' });
  return scopeMissing(caller, 'event:referee') ?? notFresh(context, caller);
}

const notAParty: Fault = {
  ...fault('EVENT_REFUSED', { rule: 'CL-201', message: 'Only the two sides of the match and officers can do that.' }),
  code: 'CL_NOT_A_PARTY',
};

/** CL-200: a match that both have begun on the server is played there. */
async function begunFault({ opened }: ActContext, placed: PlacedLeg, tx: Transaction): Promise<Fault | null> {
  const row = legOf(opened, placed);
  if (playedAt(opened.ledger.settings) !== 'either' || row === undefined) return null;
  const begun = await begunMatches(tx, [row.id]);
  return begun.has(row.id) ? faultOf({ code: 'CL_LEG_BEGUN', rule: 'CL-200', at: '' }) : null;
}

/** The signed acts of the log; an objection opens its case with them (CL-203). */
function proposalOf(doing: ActContext, placed: PlacedLeg, raw: object): ActResult {
  const asked = askedOf(raw);
  if (!asked.ok) return faultOf(asked.fault);
  const events = joiningActs(doing.opened.ledger, asked.value.event);
  if (!events.ok) return faultOf(events.fault);
  const role = 'speaker' in raw && raw.speaker === null ? 'referee' : 'entrant';
  const acts = events.value.map((event) => signAct(doing, event, role));
  const objection = events.value.find((event) => event.kind === 'dispute');
  return objection === undefined ? { acts } : { acts, also: opensCase(doing.opened, placed, objection) };
}

function opensCase(opened: OpenedEvent, placed: PlacedLeg, { reason }: Extract<LogEvent, { kind: 'dispute' }>) {
  const row = legOf(opened, placed);
  const also: Proposal['also'] = async (tx, now) => {
    if (row !== undefined) await openCases(tx, opened, [disputedCase(row, reason)], now);
  };
  return also;
}

const isFault = (found: string | null | Fault): found is Fault => typeof found === 'object' && found !== null;

/** CL-201: a side says how it ended, or an officer does for both. */
export async function reportResult(doing: ActContext, asked: AskedAct, tx: Transaction): Promise<ActResult> {
  const placed = legNamedBy(doing, asked);
  if (placed === undefined) return fault('NOT_FOUND');
  const speaker = await speakerOf(doing, placed, asked);
  if (isFault(speaker)) return speaker;
  const begun = await begunFault(doing, placed, tx);
  if (begun !== null) return begun;
  const { q, score, playedOn, note, link, reason } = asked;
  return proposalOf(doing, placed, {
    type: 'report',
    ...nameOf(placed),
    q,
    score,
    playedOn,
    note,
    link,
    speaker,
    ...(speaker === null ? { reason } : {}),
  });
}

/** An answer to the report that waits about a leg, or that the act names by `of`. */
async function answered(
  doing: ActContext,
  asked: AskedAct,
  tx: Transaction,
  members: (speaker: string) => object,
): Promise<ActResult> {
  const placed = legNamedBy(doing, asked);
  if (placed === undefined) return fault('NOT_FOUND');
  const speaker = entryIn(doing.opened, placed, doing.caller.userId);
  if (speaker === null) return notAParty;
  const begun = await begunFault(doing, placed, tx);
  if (begun !== null) return begun;
  // An answer is about the report that its sender has read: a newer report has another number.
  const of = asked.of ?? placed.leg.report?.seq;
  if (of !== placed.leg.report?.seq || of === undefined)
    return faultOf({ code: 'CL_NOT_REPORTED', rule: 'CL-204', at: 'of' });
  return proposalOf(doing, placed, { of, speaker, ...members(speaker) });
}

/** CL-201: the other side says yes. */
export const confirmReport = (doing: ActContext, asked: AskedAct, tx: Transaction) =>
  answered(doing, asked, tx, () => ({ type: 'confirm-report' }));

/** CL-201, CL-203: the other side says something else, and why. A referee decides. */
export const disputeReport = (doing: ActContext, asked: AskedAct, tx: Transaction) => {
  const { q, score, reason } = asked;
  return answered(doing, asked, tx, () => ({ type: 'dispute', q, score, reason }));
};

/** CL-201: who reported takes it back, while nobody has answered. */
export const retractReport = (doing: ActContext, asked: AskedAct, tx: Transaction) =>
  answered(doing, asked, tx, () => ({ type: 'retract' }));
