/**
 * CL-099: a party appeals once and in time against its match's decision; another referee decides again, or the decision
 * becomes final.
 */
import { refusesAppeal } from '@fieldpost/league';
import type { NewNotification } from '../notification-rules/notice.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { isolated } from '../platform/names.ts';
import { legIdOf, type OpenedEvent, openLegs, type PlacedLeg } from './opened-event.ts';
import type { SignedRow } from './store.ts';
import { playersIn } from './teams/people.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The decision that stands for a leg; null: it stands as it was played. */
function decisionOf({ log }: Pick<OpenedEvent, 'log'>, { leg }: PlacedLeg): SignedRow | null {
  return log.find(({ seq, event }) => seq === leg.said && event.kind === 'decide') ?? null;
}

export type Appealing = {
  readonly legId: string;
  /** The entry that appeals. */
  readonly entry: string;
  readonly reason: string;
};
type Appeal = Appealing & { readonly eventId: string; readonly seq: number; readonly at: Date; readonly dueAt: Date };

/** Faults: EVENT_REFUSED (nothing was decided), CL_NOT_A_PARTY, CL_APPEAL_USED, CL_APPEAL_LATE. */
export function appealOf(
  opened: OpenedEvent,
  placed: PlacedLeg,
  asked: Appealing,
  now: Date,
): { readonly appeal: Appeal } | { readonly refused: Fault | Exclude<ReturnType<typeof refusesAppeal>, null> } {
  const { event, ledger } = opened;
  const decision = decisionOf(opened, placed);
  if (decision === null)
    return {
      refused: fault('EVENT_REFUSED', { rule: 'CL-099', message: 'Nothing has been decided about this match.' }),
    };
  const isParty = asked.entry === placed.leg.a || asked.entry === placed.leg.b;
  const used = event.appeals.some(({ legId }) => legId === asked.legId);
  const { adjudication } = ledger.settings;
  const refused = refusesAppeal({ noticedAt: decision.at ?? 0, at: now.getTime(), used, isParty }, adjudication);
  if (refused !== null) return { refused };
  const dueAt = new Date(now.getTime() + adjudication.refereeDays * DAY);
  return { appeal: { ...asked, eventId: event.id, seq: decision.seq, at: now, dueAt } };
}

/**
 * CL-043, CL-099: when the decisions that stand are final, in ms: the time for an appeal is over, an appeal has run out undecided, or a
 * second decision was made. 0 if nothing was decided.
 */
export function decisionsFinalAt(opened: OpenedEvent): number {
  const { event, ledger, log } = opened;
  const decisions = new Map(
    log.flatMap((row) => (row.event.kind === 'decide' ? [[row.seq, row.at ?? 0] as const] : [])),
  );
  const appeals = new Map(event.appeals.map((appeal) => [appeal.legId, appeal]));
  const times = openLegs(opened).map((placed) => {
    const at = decisions.get(placed.leg.said ?? -1);
    if (at === undefined) return 0;
    const appeal = appeals.get(legIdOf(event.id, placed));
    if (appeal === undefined) return at + ledger.settings.adjudication.appealHours * HOUR;
    return appeal.seq === placed.leg.said ? appeal.dueAt.getTime() : at;
  });
  return Math.max(0, ...times);
}

/** CL-012: an appeal is decided by somebody else than the decision was. */
export function mayNotDecide(opened: OpenedEvent, placed: PlacedLeg, legId: string, userId: string): boolean {
  const decision = decisionOf(opened, placed);
  const appealed = opened.event.appeals.some((one) => one.legId === legId && one.seq === decision?.seq);
  return appealed && decision?.actorId === userId;
}

/** Notifies the other party and the officers. */
export function appealNotices(
  { event }: OpenedEvent,
  placed: PlacedLeg,
  { legId, entry, reason }: Appealing,
  officers: readonly string[],
): readonly NewNotification[] {
  const other = playersIn({ event }, placed)[entry === placed.leg.a ? 1 : 0] ?? null;
  const readers = new Set([...(other === null || other.user.bot !== null ? [] : [other.userId]), ...officers]);
  return [...readers].map((userId) => ({
    id: `event-appeal-${legId}-${userId}`,
    about: { kind: 'event', id: event.id },
    userId,
    kind: 'event-case',
    why: 'entrant',
    notice: {
      form: 'Appeal',
      subject: `Appeal: ${isolated(event.name)}`,
      title: 'Appeal.',
      lines: [`There is an appeal against the decision of a match. Reason: “${reason}”`],
      facts: [['Event', event.name]],
      action: { label: 'Open the event', path: `/events/${event.id}` },
    },
    by: null,
    dueAt: null,
  }));
}
