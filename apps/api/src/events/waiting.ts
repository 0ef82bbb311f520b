/** The waiting list of a full event (CL-033), and the extra check-in of those called from it (CL-034). */
import { answerBy, type Ledger, type Settings, waitingOrder } from '@fieldpost/league';
import type { NewNotification } from '../notification-rules/notice.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import { isolated } from '../platform/names.ts';
import type { Proposal } from './change.ts';
import { systemAct } from './leg-names.ts';
import type { OpenedEvent } from './opened-event.ts';
import { isRequested, type StoredEntry, type StoredEvent, setEntry, setEntryState, type Transaction } from './store.ts';

const HOUR = 3_600_000;

const inState = ({ event }: Pick<OpenedEvent, 'event'>, state: string): readonly StoredEntry[] =>
  event.entries.filter((entry) => entry.state === state);

/** Those who wait for a place, the first first. */
export function waitingList(opened: Pick<OpenedEvent, 'event'>): readonly StoredEntry[] {
  const list = inState(opened, 'waiting').map((entry) => ({
    id: entry.id,
    enteredAt: entry.enteredAt.getTime(),
    entry,
  }));
  return waitingOrder(list).map(({ entry }) => entry);
}

/** An event as far as its places go: its settings, and who has one. */
export type Places = Pick<OpenedEvent, 'event'> & {
  readonly ledger: {
    readonly settings: Settings;
    readonly entries: { readonly size: number; readonly has: (id: string) => boolean };
  };
};

/** Places that nobody holds and nobody is called to. */
function placesFree({ ledger, event }: Places): number {
  const { maxEntries } = ledger.settings;
  if (maxEntries === null) return Number.POSITIVE_INFINITY;
  return maxEntries - ledger.entries.size - inState({ event }, 'called').length;
}

/** Whether who enters now gets a place: not before those who wait for one. */
export const hasRoom = (opened: Places): boolean => placesFree(opened) > waitingList(opened).length;

type Telling = Pick<NewNotification, 'id' | 'kind' | 'userId'> & {
  readonly form: string;
  readonly line: string;
  readonly until?: Date;
};

function placeNotice({ id: eventId, name }: StoredEvent, { form, line, until, ...row }: Telling): NewNotification {
  const facts: [string, string | { at: string }][] = [['Event', name]];
  if (until !== undefined) facts.push(['Until', { at: until.toISOString() }]);
  const action = { label: 'Open the event', path: `/events/${eventId}` };
  const notice = { form, subject: `${form}: ${isolated(name)}`, title: `${form}.`, lines: [line], facts, action };
  return { ...row, about: { kind: 'event', id: eventId }, why: 'entrant', notice, by: null, dueAt: null };
}

/** The notice for a person on the waiting list of a full event. */
export const waitingNotice = (event: StoredEvent, entryId: string, userId: string, place: number): NewNotification =>
  placeNotice(event, {
    id: `event-waiting-${entryId}-${userId}-${place}`,
    kind: 'event-entry',
    userId,
    form: 'Waiting list',
    line: `The event is full. You are number ${place} on the waiting list; we tell you when a place opens (CL-033).`,
  });

const callNotice = (event: StoredEvent, { id, userId }: StoredEntry, until: Date): NewNotification =>
  placeNotice(event, {
    id: `event-called-${id}-${until.getTime()}`,
    kind: 'event-offer',
    userId,
    form: 'A place is free',
    line: 'A place is open for you. Confirm in time, or it goes to the next player (CL-033).',
    until,
  });

/** CL-036: whether a Swiss has paired its second round. */
export const isTooLate = ({ opened }: Pick<Ledger, 'opened'>): boolean => opened >= 2;

/** CL-036: requests that nobody can grant any more: round 2 is paired, or the event is over. */
export function lapsedRequests({ event, ledger }: OpenedEvent): readonly StoredEntry[] {
  return ledger.state === 'running' && !isTooLate(ledger) ? [] : event.entries.filter(isRequested);
}

/** CL-036: notifies the organisers of a request to enter. */
export async function postRequest(tx: Transaction, event: StoredEvent, entryId: string): Promise<void> {
  const officers = await tx.clubMember.findMany({
    where: { clubId: event.clubId, roles: { hasSome: ['owner', 'organiser'] } },
    select: { userId: true },
  });
  const line = 'Somebody asks to enter. You can let them in at the officer’s desk until round 2 is paired (CL-036).';
  const rows = officers.map(({ userId }) =>
    placeNotice(event, {
      id: `event-request-${entryId}-${userId}`,
      kind: 'event-entry',
      userId,
      form: 'Request to enter',
      line,
    }),
  );
  await queueNotifications({ db: tx }, rows);
}

/** CL-036: the notice for a person whose request was never accepted. */
export const notLetInNotice = (event: StoredEvent, { id, userId }: StoredEntry): NewNotification =>
  placeNotice(event, {
    id: `event-request-over-${id}`,
    kind: 'event-entry',
    userId,
    form: 'Not let in',
    line: 'Nobody let you in before round 2 was paired. Your request has ended (CL-036).',
  });

/** The notice for a person on the waiting list who got no place. */
export const leftOutNotice = (event: StoredEvent, { id, userId }: StoredEntry): NewNotification =>
  placeNotice(event, {
    id: `event-left-out-${id}`,
    kind: 'event-entry',
    userId,
    form: 'No place',
    line: 'The event has started without an open place for you.',
  });

/** CL-034: entries that have not checked in by the end, while others wait for their places. */
function unconfirmed({ ledger }: OpenedEvent): readonly string[] {
  return [...ledger.entries.values()].filter(({ confirmed }) => !confirmed).map(({ id }) => id);
}

/**
 * Calls people from the waiting list to places that have opened, and skips those who did not answer. After check-in,
 * unconfirmed entries lapse for them, and there is one extra check-in. Null if there is nobody to call or to skip.
 */
export function callsNow(opened: OpenedEvent, now: Date): Proposal | null {
  const { ledger, event } = opened;
  if (ledger.state !== 'entries' && ledger.state !== 'muster') return null;
  const at = now.getTime();
  const [musterEnd, extra] = [event.startsAt.getTime(), ledger.settings.muster.extraHours * HOUR];
  const after = ledger.state === 'muster' && musterEnd <= at;
  const silent = inState(opened, 'called').filter((entry) => entry.answerBy !== null && entry.answerBy <= now);
  const lapsing = after ? unconfirmed(opened) : [];
  const free = placesFree(opened) + lapsing.length + silent.length;
  const waiting = waitingList(opened);
  const called = after && at >= musterEnd + extra ? [] : waiting.slice(0, Math.max(0, Math.min(free, waiting.length)));
  if (silent.length === 0 && called.length === 0) return null;
  const until = new Date(after ? musterEnd + extra : answerBy(at, musterEnd));
  const gone = called.length === 0 ? [] : lapsing;
  const dueAt = new Date(Math.max(at, Math.min(until.getTime(), after ? Number.POSITIVE_INFINITY : musterEnd)));
  return {
    acts: gone.map((entry) => systemAct({ kind: 'withdraw', entry })),
    dueAt,
    also: async (tx) => {
      await setEntryState(tx, [...gone, ...silent.map(({ id }) => id)], 'lapsed');
      for (const { id } of called) await setEntry(tx, id, { state: 'called', answerBy: until });
      await queueNotifications(
        { db: tx },
        called.map((entry) => callNotice(event, entry, until)),
      );
    },
  };
}

/** The instants, in ms, until which those who were called may answer. */
export const callLooks = (opened: Pick<OpenedEvent, 'event'>): readonly number[] =>
  inState(opened, 'called').flatMap(({ answerBy: until }) => (until === null ? [] : [until.getTime()]));
