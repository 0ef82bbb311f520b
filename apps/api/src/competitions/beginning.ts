/** What time brings about before an event runs: muster, calls to the waiting list, start (CL-030, CL-033, CL-034). */
import type { LogEvent } from '@fieldpost/league';
import { postNotices } from '../notification/store.ts';
import type { Wish } from './change.ts';
import { orderAfter } from './following-on.ts';
import { leavers } from './leaving.ts';
import { byHouse } from './legs.ts';
import type { OpenedEvent } from './opened-event.ts';
import { setEntryState, type Transaction, updateEvent } from './store.ts';
import { callLooks, callsNow, leftOutNotice } from './waiting.ts';

const HOUR = 3_600_000;

const musterAt = ({ ledger, event }: OpenedEvent): number =>
  event.startsAt.getTime() - ledger.settings.muster.hours * HOUR;

/** CL-034: the muster begins before the start, and the event at its start with whoever has said that they are there. */
export async function beginning(opened: OpenedEvent, tx: Transaction, now: Date): Promise<Wish | null> {
  const { ledger, event } = opened;
  if (ledger.state === 'entries' && musterAt(opened) <= now.getTime()) return mustering(opened);
  const gone = leavers(opened, true);
  if (gone !== null) return { ...gone, dueAt: now };
  const calls = callsNow(opened, now);
  if (calls !== null) return calls;
  const answering = callLooks(opened).some((at) => at > now.getTime());
  if (ledger.state === 'muster' && event.startsAt <= now && !answering) return starting(opened, tx);
  await lookAgainAt(opened, tx, now);
  return null;
}

/** Before the start something is due when the muster begins, when it ends, and when time to answer a call is over. */
async function lookAgainAt(opened: OpenedEvent, tx: Transaction, now: Date): Promise<void> {
  const { ledger, event } = opened;
  if (ledger.state !== 'entries' && ledger.state !== 'muster') return;
  const next = ledger.state === 'entries' ? musterAt(opened) : event.startsAt.getTime();
  const looks = [next, ...callLooks(opened)].filter((at) => at > now.getTime());
  const dueAt = looks.length === 0 ? null : new Date(Math.min(...looks));
  if (event.dueAt?.getTime() !== dueAt?.getTime()) await updateEvent(tx, event.id, { dueAt });
}

const isBot = ({ event }: OpenedEvent, id: string): boolean =>
  event.entries.some((entry) => entry.id === id && entry.user.bot !== null);

/** CL-015: computer players pass the muster by themselves. */
export function mustering(opened: OpenedEvent): Wish {
  const bots = [...opened.ledger.entries.keys()].filter((entry) => isBot(opened, entry));
  const acts = [
    { kind: 'state', to: 'muster' } as const,
    ...bots.map((entry) => ({ kind: 'confirm', entry }) as const),
  ];
  return {
    acts: acts.map(byHouse),
    also: async (tx) => void (await setEntryState(tx, bots, 'confirmed')),
    dueAt: opened.event.startsAt,
  };
}

export async function starting({ ledger, event }: OpenedEvent, tx: Transaction): Promise<Wish> {
  const entries = [...ledger.entries.values()];
  const there = entries.filter(({ confirmed }) => confirmed).length;
  if (there < ledger.settings.minEntries) return { acts: [byHouse({ kind: 'state', to: 'cancelled' })], dueAt: null };
  const lapsed = entries.filter(({ confirmed }) => !confirmed).map(({ id }) => id);
  const leftOut = event.entries.filter(({ state }) => state === 'waiting' || state === 'called');
  const order = await orderAfter(tx, event);
  const seeds: readonly LogEvent[] = order.length === 0 ? [] : [{ kind: 'seed', order }];
  return {
    acts: [...seeds, { kind: 'state', to: 'running' } as const].map(byHouse),
    also: async (tx) => {
      await setEntryState(tx, [...lapsed, ...leftOut.map(({ id }) => id)], 'lapsed');
      await postNotices(
        { db: tx },
        leftOut.map((entry) => leftOutNotice(event, entry)),
      );
    },
    dueAt: null,
  };
}
