/** Advances an event before it runs: check-in, calls to the waiting list, start (CL-030, CL-033, CL-034). */
import { type LogEvent, startFault } from '@fieldpost/league';
import { queueNotifications } from '../notification-rules/store.ts';
import type { ActResult } from './act-context.ts';
import { faultOf, type Proposal } from './change.ts';
import { leavers } from './leaving.ts';
import { systemAct } from './leg-names.ts';
import type { OpenedEvent } from './opened-event.ts';
import { orderAfter, waitsForSeason } from './seed-from-event.ts';
import { setEntryState, type Transaction, updateEvent } from './store.ts';
import { callLooks, callsNow, leftOutNotice } from './waiting.ts';

const HOUR = 3_600_000;
/** CL-043: why an event that is to begin does not: the season that it follows is not over. */
const SEASON_RUNS = 'CL_SEASON_RUNS';

const musterAt = ({ ledger, event }: OpenedEvent): number =>
  event.startsAt.getTime() - ledger.settings.muster.hours * HOUR;

/** CL-034: opens check-in before the start, and at the start begins the event with the entries that have checked in. */
export async function beginning(opened: OpenedEvent, tx: Transaction, now: Date): Promise<Proposal | null> {
  const { ledger, event } = opened;
  if (ledger.state === 'entries' && musterAt(opened) <= now.getTime() && !isIdle(opened, now))
    return openCheckIn(opened, now);
  const gone = leavers(opened, true);
  if (gone !== null) return { ...gone, dueAt: now };
  const calls = callsNow(opened, now);
  if (calls !== null) return calls;
  const answering = callLooks(opened).some((at) => at > now.getTime());
  if (ledger.state === 'muster' && event.startsAt <= now && !answering) {
    if (!(await waitsForSeason(tx, event))) return starting(opened, tx, now);
    return { acts: [], held: SEASON_RUNS, dueAt: new Date(now.getTime() + HOUR) };
  }
  await lookAgainAt(opened, tx, now);
  return null;
}

/**
 * Sets the event's next due time before the start: check-in opens, check-in ends, or the time to answer a call ends.
 */
async function lookAgainAt(opened: OpenedEvent, tx: Transaction, now: Date): Promise<void> {
  const { ledger, event } = opened;
  const next = { entries: [musterAt(opened)], muster: [event.startsAt.getTime()] };
  const own =
    ledger.state === 'entries' || ledger.state === 'muster' ? [...next[ledger.state], ...callLooks(opened)] : [];
  const looks = own.filter((at) => at > now.getTime());
  const dueAt = looks.length === 0 ? null : new Date(Math.min(...looks));
  if (event.dueAt?.getTime() !== dueAt?.getTime()) await updateEvent(tx, event.id, { dueAt });
}

const isBot = ({ event }: OpenedEvent, id: string): boolean =>
  event.entries.some((entry) => entry.id === id && entry.user.bot !== null);

/**
 * CL-034: true if too few entries are left for check-in and its time is past. An organiser or enough new entries open
 * the next one.
 */
const isIdle = ({ ledger, event }: OpenedEvent, now: Date): boolean =>
  ledger.entries.size < ledger.settings.minEntries && event.startsAt <= now;

/** CL-034: whether one more entry wakes an event that waits for nothing but entries. */
export const wakes = ({ ledger, event }: OpenedEvent, now: Date): boolean =>
  ledger.state === 'entries' && event.startsAt <= now && ledger.entries.size + 1 >= ledger.settings.minEntries;

/**
 * CL-034: check-in lasts as long as the settings say, however late it opens, and at least until the start; its end
 * becomes the start. CL-015: computer players check in automatically.
 */
export function openCheckIn(opened: OpenedEvent, now: Date): Proposal {
  const { ledger, event } = opened;
  const bots = [...ledger.entries.keys()].filter((entry) => isBot(opened, entry));
  const acts = [
    { kind: 'state', to: 'muster' } as const,
    ...bots.map((entry) => ({ kind: 'confirm', entry }) as const),
  ];
  const startsAt = new Date(Math.max(event.startsAt.getTime(), now.getTime() + ledger.settings.muster.hours * HOUR));
  return {
    acts: acts.map(systemAct),
    also: async (tx) => {
      await setEntryState(tx, bots, 'confirmed');
      await updateEvent(tx, event.id, { startsAt });
    },
    dueAt: startsAt,
  };
}

/** CL-034: who has a place and has not said that they are there. */
const silentIn = ({ entries }: OpenedEvent['ledger']): readonly string[] =>
  [...entries.values()].filter(({ confirmed }) => !confirmed).map(({ id }) => id);

/** CL-030, CL-034: an organiser starts it sooner only when everybody has answered, and there are enough. A refused start changes nothing. */
export async function startEvent(opened: OpenedEvent, tx: Transaction, now: Date): Promise<ActResult> {
  const { ledger, event } = opened;
  if (ledger.state !== 'muster') return faultOf({ code: 'CL_BAD_STATE', rule: 'CL-030', at: '' });
  const silent = silentIn(ledger).length;
  const [confirmed, needed] = [ledger.entries.size - silent, ledger.settings.minEntries];
  const missing = needed - confirmed;
  if (missing > 0)
    return faultOf(
      { code: 'CL_TOO_FEW', rule: 'CL-034', at: '' },
      {
        message: `${confirmed} of at least ${needed} have confirmed. ${missing} more must confirm before it can start.`,
        details: { confirmed, needed, missing },
      },
    );
  if (await waitsForSeason(tx, event))
    return faultOf(
      { code: 'CL_BAD_STATE', rule: 'CL-043', at: '' },
      { message: 'The season that it follows is still being played. It can start when that has ended.' },
    );
  const impossible = startFault(ledger);
  if (impossible !== null) return faultOf(impossible);
  const calls = callLooks(opened).filter((at) => at > now.getTime());
  const unanswered = (event.startsAt > now ? silent : 0) + calls.length;
  if (unanswered === 0) return starting(opened, tx, now);
  const until = new Date(Math.max(event.startsAt.getTime(), ...calls)).toISOString();
  return faultOf(
    { code: 'CL_MUSTER_RUNNING', rule: 'CL-034', at: '' },
    {
      message: `${unanswered} ${unanswered === 1 ? 'has' : 'have'} not answered yet. Check-in runs until ${until}.`,
      details: { until, unanswered },
    },
  );
}

/** Ends check-in: the event begins with those who checked in. With too few of them it does what its settings say. */
async function starting(opened: OpenedEvent, tx: Transaction, now: Date): Promise<Proposal> {
  const { ledger, event } = opened;
  const lapsed = silentIn(ledger);
  const confirmed = ledger.entries.size - lapsed.length;
  if (confirmed < ledger.settings.minEntries || startFault(ledger)?.code === 'CL_TOO_FEW')
    return withTooFew(opened, { confirmed, lapsed }, now);
  const leftOut = event.entries.filter(({ state }) => state === 'waiting' || state === 'called');
  const order = await orderAfter(tx, event);
  const seeds: readonly LogEvent[] = order.length === 0 ? [] : [{ kind: 'seed', order }];
  return {
    acts: [...seeds, { kind: 'state', to: 'running' } as const].map(systemAct),
    held: null,
    also: async (tx) => {
      await setEntryState(tx, [...lapsed, ...leftOut.map(({ id }) => id)], 'lapsed');
      await queueNotifications(
        { db: tx },
        leftOut.map((entry) => leftOutNotice(event, entry)),
      );
    },
    dueAt: null,
  };
}

type Muster = { readonly confirmed: number; readonly lapsed: readonly string[] };

/**
 * CL-030, CL-034: opens entries again for the length of a check-in, then the next check-in opens; or cancels the event,
 * if its settings say so. If nobody is left, it waits for an organiser or for enough new entries.
 */
function withTooFew({ ledger, event }: OpenedEvent, { confirmed, lapsed }: Muster, now: Date): Proposal {
  const { hours, tooFew = 'cancel' } = ledger.settings.muster;
  const counted = { confirmed, needed: ledger.settings.minEntries };
  if (tooFew === 'cancel') return { acts: [systemAct({ kind: 'state', to: 'cancelled', ...counted })], dueAt: null };
  const stay = [...ledger.entries.keys()].filter((id) => !lapsed.includes(id));
  const [musterAt, startsAt] = [1, 2].map((times) => new Date(now.getTime() + times * hours * HOUR));
  return {
    acts: [
      ...lapsed.map((entry) => systemAct({ kind: 'withdraw', entry })),
      systemAct({ kind: 'state', to: 'entries', ...counted }),
    ],
    also: async (tx) => {
      await setEntryState(tx, lapsed, 'lapsed');
      await setEntryState(tx, stay, 'entered');
      if (stay.length > 0 && startsAt !== undefined) await updateEvent(tx, event.id, { startsAt });
    },
    dueAt: stay.length > 0 ? (musterAt ?? null) : null,
  };
}
