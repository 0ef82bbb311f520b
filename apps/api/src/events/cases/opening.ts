/** CL-090, CL-093: opening a case. */
import { caseTimes } from '@fieldpost/league';
import type { NewNotification } from '../../notification-rules/notice.ts';
import { queueNotifications } from '../../notification-rules/store.ts';
import { isolated } from '../../platform/names.ts';
import type { OpenedEvent } from '../opened-event.ts';
import type { StoredLeg, Transaction } from '../store.ts';
import { addCase, queueCase } from './store.ts';

export type NewCase = {
  readonly leg: Pick<StoredLeg, 'id' | 'a' | 'b'>;
  /** `report`: of a report that was disputed, or that nobody answered (CL-203). */
  readonly cause: 'late' | 'claim' | 'motion' | 'report';
  /** Null: the system. */
  readonly openerId: string | null;
  readonly reason: string;
  /** CL-093: whether the clocks of the match stand. */
  readonly stopped: boolean;
  readonly officers: readonly string[];
};

/** Notices to the parties, and to the officers if given. */
function notices(
  { event }: OpenedEvent,
  index: number,
  { leg, openerId, reason, officers }: NewCase,
): readonly NewNotification[] {
  const parties = event.entries.filter(({ id, user }) => (id === leg.a || id === leg.b) && user.bot === null);
  const readers = new Set([...parties.map(({ userId }) => userId), ...officers]);
  return [...readers]
    .filter((userId) => userId !== openerId)
    .map((userId) => ({
      id: `event-case-${leg.id}-${index}-${userId}`,
      about: { kind: 'event', id: event.id },
      userId,
      kind: 'event-case',
      why: 'entrant',
      notice: {
        form: 'Case',
        subject: `New case: ${isolated(event.name)}`,
        title: 'A match needs a decision.',
        lines: [`${reason} Both sides have 72 hours to make a statement.`],
        facts: [['Event', event.name]],
        action: { label: 'Open the event', path: `/events/${event.id}` },
      },
      by: null,
      dueAt: null,
    }));
}

/** Opens a case, and queues what is to be done about its match. */
export async function openCase(tx: Transaction, opened: OpenedEvent, given: NewCase, now: Date): Promise<void> {
  const { event, ledger } = opened;
  const { leg, officers: _officers, ...kept } = given;
  const index = event.cases.filter(({ legId }) => legId === leg.id).length + 1;
  const { decidedBy } = caseTimes(now.getTime(), ledger.settings.adjudication);
  const dueAt = new Date(decidedBy);
  await addCase(tx, { ...kept, eventId: event.id, legId: leg.id, nth: index, openedAt: now, dueAt });
  await queueCase(tx, { legId: leg.id, nth: index });
  await queueNotifications({ db: tx }, notices(opened, index, given));
}

/** Opens several cases, and notifies the club's referees of each. */
export async function openCases(
  tx: Transaction,
  opened: OpenedEvent,
  cases: readonly NewCase[],
  now: Date,
): Promise<void> {
  const members = await tx.clubMember.findMany({
    where: { clubId: opened.event.clubId, roles: { has: 'referee' } },
    select: { userId: true },
  });
  const officers = members.map(({ userId }) => userId);
  for (const one of cases) await openCase(tx, opened, { ...one, officers }, now);
}
