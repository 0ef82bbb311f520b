/** CL-202 to CL-204: what reports of a real table make of a leg. With `evolve.ts` this writes to the ledger. */
import { tableTerms } from '../settings/settings.ts';
import type { LogEvent } from './events.ts';
import { legNamed } from './finding.ts';
import { allLegs, encountersOf, type Ledger, type Leg, playersOf, type Report, type Result } from './ledger.ts';

const HOUR = 3_600_000;

/** The leg that a report is about, by the `seq` of the report; null: nobody has said that, or another report has taken its place. */
export function legReported(ledger: Ledger, of: number): (Leg & { readonly report: Report }) | null {
  const found = allLegs(ledger).find(({ report }) => report?.seq === of);
  return (found as (Leg & { readonly report: Report }) | undefined) ?? null;
}

/** CL-204: a pending report counts as a provisional result with its own quarters. */
function give(ledger: Ledger, leg: Leg, result: Result | null): void {
  leg.result = result;
  const group = ledger.groupOf.get(leg.a);
  if (group) group.version += 1;
}

export function noteReport(ledger: Ledger, event: Extract<LogEvent, { kind: 'report' }>): void {
  const found = legNamed(ledger, event);
  if (found === null) throw new Error(`${event.a} and ${event.b} have no such leg`);
  const { leg, turned } = found;
  if (turned) [leg.a, leg.b] = [leg.b, leg.a];
  const { q, margin, score, speaker } = event;
  const before = leg.report?.state === 'pending' ? leg.report.before : leg.result;
  const wait = tableTerms(ledger.settings).confirmHours * HOUR;
  const dueAt = ledger.at === null ? null : ledger.at + wait;
  const { playedOn, note = null, link = null } = event;
  const said = { q, margin, score, speaker, playedOn, note, link };
  leg.report = { seq: ledger.seq, ...said, state: 'pending', dueAt, before };
  give(ledger, leg, { how: 'provisional', q, margin: 0, misses: [0, 0] });
}

/** A report that is disputed or taken back counts no more: the leg is as it was before. */
export function endReport(ledger: Ledger, of: number, state: 'disputed' | null): void {
  const leg = legReported(ledger, of);
  if (leg === null) throw new Error(`there is no report ${of}`);
  give(ledger, leg, leg.report.before);
  (leg as Leg).report = state === null ? null : { ...leg.report, state };
}

/** The rest of a report once its leg has a result; a match that was played on the server leaves none of it (CL-202). */
export function closedBy(report: Report | null, result: Result | null): Report | null {
  if (report === null || result === null) return null;
  if (result.how === 'provisional') return report;
  return result.how === 'played' || result.how === 'agreed' ? null : { ...report, state: 'closed' };
}

/** CL-078: while the whole event stands still nobody's silence counts. `by`: ms. */
export function moveReports(ledger: Ledger, by: number): void {
  for (const leg of allLegs(ledger)) {
    const { report } = leg;
    if (report?.state === 'pending' && report.dueAt !== null) leg.report = { ...report, dueAt: report.dueAt + by };
  }
}

/** A report as a page shows it; `a` and `b` are who played, of teams their people at the board. `by`: null is an officer. */
export type ShownReport = {
  readonly round: number;
  readonly leg: number;
  readonly board: number | null;
  readonly a: string | null;
  readonly b: string | null;
  readonly seq: number;
  readonly by: 'a' | 'b' | null;
  readonly state: Report['state'];
  /** Of a; quarters. */
  readonly q: number;
  readonly score: readonly [number, number] | null;
  readonly playedOn: string | null;
  readonly note: string | null;
  readonly link: string | null;
  /** ISO 8601; null: nothing is due. */
  readonly dueAt: string | null;
};

/** CL-204, CL-206: what was reported last of every leg of which something was. */
export function reportsOf(ledger: Ledger): readonly ShownReport[] {
  return encountersOf(ledger).flatMap(({ round, legs }) =>
    legs.flatMap((leg): readonly ShownReport[] => {
      const { report, no, board } = leg;
      if (report === null) return [];
      const { seq, speaker, state, q, score, playedOn, note, link, dueAt } = report;
      const [a, b] = playersOf(leg);
      const by = speaker === null ? null : speaker === leg.a ? 'a' : 'b';
      const until = state === 'pending' && dueAt !== null ? new Date(dueAt).toISOString() : null;
      return [{ round, leg: no, board, a, b, seq, by, state, q: q[0], score, playedOn, note, link, dueAt: until }];
    }),
  );
}
