/** CL-200 to CL-204: whether somebody may say something of a match at a table, and what their act comes to in the log. */
import { accepted, type Outcome, type Refusal, refusal, refused } from '../refusal.ts';
import { playedAt, tableTerms } from '../settings/settings.ts';
import { dayAt } from '../settings/zone.ts';
import type { LogEvent, Said, Standing } from './events.ts';
import { type Found, legNamed } from './finding.ts';
import { refusesImported } from './importing.ts';
import { allLegs, encountersOf, type Ledger, type Leg, type Report } from './ledger.ts';
import type { Confirmation } from './reading-reports.ts';
import { legReported } from './reports.ts';

type Event<Kind extends LogEvent['kind']> = Extract<LogEvent, { kind: Kind }>;

const isHalf = ({ q }: Pick<Said, 'q'>): boolean => q[0] === 1 || q[0] === 3;

/** CL-201: half-wins only where the event has them. */
const halfFault = ({ settings }: Ledger, said: Pick<Said, 'q'>): Refusal | null =>
  isHalf(said) && !settings.halfWins ? refusal('CL_BAD_INPUT', 'q', 'CL-201') : null;

/** CL-201: from the day on which the round opened to the day of the report, in the event's zone. */
function dayFault(ledger: Ledger, { encounter }: Found, playedOn: string | null, at: number): Refusal | null {
  if (playedOn === null) return null;
  const { zone } = ledger.settings;
  const from = ledger.openings.get(encounter.round) ?? ledger.startedAt;
  const early = from !== null && playedOn < dayAt(from, zone);
  return early || (at > 0 && playedOn > dayAt(at, zone)) ? refusal('CL_BAD_INPUT', 'playedOn', 'CL-201') : null;
}

/** CL-200 to CL-202: a report of a side waits for the other one; an officer's takes the place of what waits. */
export function refusesReport(ledger: Ledger, event: Event<'report'>, at: number): Refusal | null {
  if (playedAt(ledger.settings) === 'online') return refusal('CL_NOT_A_TABLE');
  const found = legNamed(ledger, event);
  if (found === null) return refusal('CL_BAD_INPUT', 'leg');
  const { leg } = found;
  const { speaker } = event;
  if (speaker !== null && speaker !== event.a && speaker !== event.b) return refusal('CL_NOT_A_PARTY', '', 'CL-201');
  if (leg.report?.state === 'disputed') return refusal('CL_BAD_STATE', 'leg', 'CL-203');
  const stands = leg.result !== null && leg.result.how !== 'provisional';
  if (stands) return refusal('CL_BAD_STATE', 'leg', 'CL-002');
  if (leg.report?.state === 'pending' && speaker !== null) return refusal('CL_REPORT_PENDING');
  return halfFault(ledger, event) ?? dayFault(ledger, found, event.playedOn, at);
}

type Pending = Leg & { readonly report: Report };

/** The leg whose report waits for an answer. */
function pendingOf(ledger: Ledger, of: number): Pending | null {
  const leg = legReported(ledger, of);
  return leg?.report.state === 'pending' ? leg : null;
}

/** Both sides of a leg but who reported it. */
const otherOf = ({ a, b, report }: Pending): string => (report.speaker === a ? b : a);

/**
 * CL-201: only the other side answers a report; only its own side withdraws it. If the match has begun, the report lapses (`speaker` null,
 * CL-202).
 */
export function refusesObjection(ledger: Ledger, event: Event<'dispute' | 'retract'>): Refusal | null {
  const leg = pendingOf(ledger, event.of);
  if (leg === null) return refusal('CL_NOT_REPORTED');
  const { speaker } = event;
  if (event.kind === 'dispute')
    return speaker === otherOf(leg) ? halfFault(ledger, event) : refusal('CL_NOT_A_PARTY', '', 'CL-201');
  return speaker === null || speaker === leg.report.speaker ? null : refusal('CL_NOT_A_PARTY', '', 'CL-201');
}

/** CL-203: a report becomes a result exactly as it was made. */
export function refusesStanding(ledger: Ledger, leg: Leg, event: Event<'result'>, at: number): Refusal | null {
  const { stands } = event;
  const { report } = leg;
  const imported = stands && refusesImported(ledger, leg, stands.of);
  if (imported !== undefined) return imported;
  if (stands === undefined || report?.state !== 'pending' || report.seq !== stands.of)
    return refusal('CL_NOT_REPORTED');
  const same = report.q[0] === event.q[0] && report.margin === event.margin && leg.a === event.a;
  if (!same) return refusal('CL_BAD_INPUT', 'q', 'CL-203');
  if ((stands.by === 'officer') !== (report.speaker === null)) return refusal('CL_BAD_INPUT', 'by', 'CL-203');
  if (stands.by !== 'silence') return null;
  const early = report.dueAt !== null && at < report.dueAt;
  return early || tableTerms(ledger.settings).silence === 'case' ? refusal('CL_BAD_STATE', 'by', 'CL-202') : null;
}

/** The result that a report becomes. */
function standingResult(ledger: Ledger, leg: Pending, by: Standing['by']): LogEvent {
  const { seq, q, margin } = leg.report;
  const round = encountersOf(ledger).find(({ legs }) => legs.includes(leg))?.round ?? null;
  const { a, b, no, board } = leg;
  const stands = { of: seq, by };
  return { kind: 'result', how: 'reported', round, a, b, leg: no, board, q, margin, misses: [0, 0], stands };
}

/** CL-202: whether two say the same of a leg. */
const agrees = (one: Said, other: Said): boolean =>
  one.q[0] === other.q[0] && String(one.score ?? '') === String(other.score ?? '');

/** CL-202: another report by the other side is a yes where it says the same, and else an objection. */
function answering(ledger: Ledger, leg: Pending, event: Event<'report'>): LogEvent {
  const { q, margin, score, speaker, note } = event;
  const turned: Said =
    leg.a === event.a
      ? { q, margin, score, speaker }
      : { q: [q[1], q[0]], margin: 0 - margin, score: score && [score[1], score[0]], speaker };
  if (agrees(leg.report, turned)) return standingResult(ledger, leg, 'both');
  const reason = note !== undefined && note.trim().length >= 10 ? note : 'The other side reported another result.';
  return { kind: 'dispute', of: leg.report.seq, reason, ...turned };
}

/**
 * CL-201 to CL-203: the acts that join the log for one that is asked for. A confirmation joins as the result that stands; an officer's report
 * joins with its result. The speaker is filled in where the act names none. Faults: CL_NOT_REPORTED, CL_NOT_A_PARTY.
 */
export function joiningActs(ledger: Ledger, event: LogEvent | Confirmation): Outcome<readonly LogEvent[]> {
  if (event.kind === 'confirm-report') {
    const leg = pendingOf(ledger, event.of);
    if (leg === null) return refused('CL_NOT_REPORTED');
    const speaker = event.speaker || otherOf(leg);
    return speaker === otherOf(leg)
      ? accepted([standingResult(ledger, leg, 'both')])
      : refused('CL_NOT_A_PARTY', '', 'CL-201');
  }
  if (event.kind === 'dispute' || event.kind === 'retract') {
    const leg = pendingOf(ledger, event.of);
    if (leg === null || event.speaker !== '') return accepted([event]);
    return accepted([{ ...event, speaker: event.kind === 'dispute' ? otherOf(leg) : leg.report.speaker }]);
  }
  if (event.kind !== 'report') return accepted([event]);
  const leg = legNamed(ledger, event)?.leg;
  const pending = leg?.report?.state === 'pending' ? (leg as Pending) : null;
  if (pending !== null && event.speaker === otherOf(pending)) return accepted([answering(ledger, pending, event)]);
  if (event.speaker !== null) return accepted([event]);
  const { round, a, b, leg: no, board, q, margin } = event;
  const stands = { of: ledger.seq + 1, by: 'officer' } as const;
  const made = { kind: 'result', how: 'reported', round, a, b, leg: no, board, q, margin, misses: [0, 0] } as const;
  return accepted([event, { ...made, stands }]);
}

/** A report that nobody has answered in time, with when that was, ms. */
export type Unanswered = { readonly leg: Leg; readonly of: number; readonly at: number };

/** CL-202: reports to which nobody has answered by an instant, the oldest first. While the event stands still nobody's silence counts. */
export function unansweredReports(ledger: Ledger, now: number): readonly Unanswered[] {
  if (ledger.pausedSince !== null) return [];
  return allLegs(ledger)
    .flatMap((leg): readonly Unanswered[] => {
      const { report } = leg;
      const due = report?.state === 'pending' && report.dueAt !== null && report.dueAt <= now ? report.dueAt : null;
      return due === null || report === null ? [] : [{ leg, of: report.seq, at: due }];
    })
    .toSorted((one, other) => one.at - other.at || one.of - other.of);
}

/** CL-202: what silence makes of a report; null: a case, which no act tells. */
export function silentResult(ledger: Ledger, { of }: Pick<Unanswered, 'of'>): LogEvent | null {
  const leg = pendingOf(ledger, of);
  if (leg === null || tableTerms(ledger.settings).silence === 'case') return null;
  return standingResult(ledger, leg, 'silence');
}

/** CL-205: whether what is known of a leg comes from a table: nobody has proved it, whatever a referee made of it. */
export function isFromTable({ settings }: Pick<Ledger, 'settings'>, { report }: Leg): boolean {
  return playedAt(settings) === 'table' || report !== null;
}
