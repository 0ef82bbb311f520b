/** CL-202, CL-204: what time brings about at a real table: silence, matches that nobody reports, reports of matches that were begun. */
import { type LogEvent, playedAt, silentResult, type Unanswered, unansweredReports } from '@fieldpost/league';
import type { NewNotification } from '../../notification-rules/notice.ts';
import { queueNotifications } from '../../notification-rules/store.ts';
import { isolated } from '../../platform/names.ts';
import { openCaseOf } from '../cases/case.ts';
import { type NewCase, openCases } from '../cases/opening.ts';
import type { Proposal } from '../change.ts';
import { closingTimes, legOf, nameOf, plain, systemAct } from '../leg-names.ts';
import { type OpenedEvent, openLegs, type PlacedLeg } from '../opened-event.ts';
import { begunMatches, type StoredLeg, type Transaction, updateLegs } from '../store.ts';

const DAY = 86_400_000;

/** CL-203: a referee hears both; where nobody decides in time it is a draw, in a cup the better seed (CL-098). */
export const disputedCase = (leg: Pick<StoredLeg, 'id' | 'a' | 'b'>, reason: string): NewCase => ({
  leg,
  cause: 'report',
  openerId: null,
  reason: `The two sides report different results: “${reason}”`,
  stopped: true,
  officers: [],
});

const silentCase = (leg: NewCase['leg']): NewCase => ({
  ...disputedCase(leg, ''),
  reason: 'One side reported the result of this match, and the other side has not answered.',
});

const isPending = ({ leg }: PlacedLeg): boolean => leg.report?.state === 'pending';

/** The instants at which silence becomes an answer, ms. */
export const reportLooks = (opened: OpenedEvent): readonly number[] =>
  openLegs(opened).flatMap(({ leg }) => (isPending({ leg } as PlacedLeg) ? (leg.report?.dueAt ?? []) : []));

/** CL-202: reports fall of matches that both sides have begun on the server instead. */
async function fallen(opened: OpenedEvent, tx: Transaction): Promise<readonly LogEvent[]> {
  if (playedAt(opened.ledger.settings) !== 'either') return [];
  const pending = openLegs(opened).filter(isPending);
  const ids = pending.flatMap((placed) => legOf(opened, placed)?.id ?? []);
  const begun = await begunMatches(tx, ids);
  return pending.flatMap((placed): readonly LogEvent[] => {
    const { report } = placed.leg;
    const id = legOf(opened, placed)?.id ?? '';
    return begun.has(id) && report !== null ? [{ kind: 'retract', of: report.seq, speaker: null }] : [];
  });
}

/** CL-202: where silence is a case it opens once. */
function silentCases(opened: OpenedEvent, silent: readonly Unanswered[]): readonly NewCase[] {
  const legs = new Set(silent.map(({ leg }) => leg));
  return openLegs(opened).flatMap((placed) => {
    const row = legs.has(placed.leg) ? legOf(opened, placed) : undefined;
    return row === undefined || openCaseOf(opened.event, row.id) !== null ? [] : [silentCase(row)];
  });
}

type Unreported = { readonly placed: PlacedLeg; readonly row: StoredLeg };

/** CL-204: matches at a table whose window is over, of which nobody has reported anything and nobody has claimed anything. */
function unreported(opened: OpenedEvent, now: Date): readonly Unreported[] {
  if (playedAt(opened.ledger.settings) !== 'table') return [];
  const closesAt = closingTimes(opened.ledger);
  return openLegs(opened).flatMap((placed) => {
    const row = legOf(opened, placed);
    const isDue = row?.dueAt != null && closesAt(row) <= now.getTime();
    const waits = placed.leg.result === null && row !== undefined && openCaseOf(opened.event, row.id) === null;
    return isDue && waits ? [{ placed, row }] : [];
  });
}

/** CL-204: one more time both sides are asked; after that both have lost it. */
const isAskedAgain = ({ ledger }: OpenedEvent, { row }: Unreported): boolean =>
  row.state !== 'late' && ledger.settings.window.extension > 0;

function lateNotices({ event }: OpenedEvent, { row }: Unreported, until: Date): readonly NewNotification[] {
  const sides = event.entries.filter(({ id, user }) => (id === row.a || id === row.b) && user.bot === null);
  return sides.map(({ userId }) => ({
    id: `event-unreported-${row.id}-${userId}`,
    about: { kind: 'event', id: event.id },
    userId,
    kind: 'event-report',
    why: 'entrant',
    notice: {
      form: 'Report due',
      subject: `Report due: ${isolated(event.name)}`,
      title: 'Nobody has reported your match.',
      lines: ['Report the result in time, or you both lose it. If the other side did not come, report a problem.'],
      facts: [
        ['Event', event.name],
        ['Until', { at: until.toISOString() }],
      ],
      action: { label: 'Report the result', path: `/events/${event.id}` },
    },
    by: null,
    dueAt: null,
  }));
}

async function askAgain(tx: Transaction, opened: OpenedEvent, legs: readonly Unreported[]): Promise<void> {
  const { extension } = opened.ledger.settings.window;
  for (const one of legs) {
    const until = new Date((one.row.dueAt?.getTime() ?? 0) + extension * DAY);
    await updateLegs(tx, [one.row.id], { state: 'late', dueAt: until });
    await queueNotifications({ db: tx }, lateNotices(opened, one, until));
  }
}

/** All that time brings about at tables; null: nothing. */
export async function reportsNow(opened: OpenedEvent, tx: Transaction, now: Date): Promise<Proposal | null> {
  const { ledger } = opened;
  if (playedAt(ledger.settings) === 'online') return null;
  const gone = await fallen(opened, tx);
  if (gone.length > 0) return { acts: gone.map(systemAct) };
  const silent = unansweredReports(ledger, now.getTime());
  const standing = silent.flatMap((one) => silentResult(ledger, one) ?? []);
  const cases = standing.length > 0 ? [] : silentCases(opened, silent);
  const over = unreported(opened, now);
  const again = over.filter((one) => isAskedAgain(opened, one));
  const lost = over.filter((one) => !again.includes(one));
  const defaults = lost.map(
    ({ placed }) => ({ kind: 'result', how: 'double', ...nameOf(placed), ...plain, q: [0, 0] }) as const,
  );
  const acts = [...standing, ...defaults].map(systemAct);
  if (acts.length === 0 && cases.length === 0 && again.length === 0) return null;
  return {
    acts,
    // The next look is at once.
    dueAt: now,
    also: async () => {
      await openCases(tx, opened, cases, now);
      await askAgain(tx, opened, again);
    },
  };
}
