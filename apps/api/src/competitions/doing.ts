/** Who does what in an event, and what every act asks first. */
import type { Role } from '@fieldpost/league';
import type { StoredClub } from '../clubs/store.ts';
import type { Caller, Context } from '../context.ts';
import type { Fault } from '../platform/errors/catalogue.ts';
import type { Wish } from './change.ts';
import { legIdOf, type OpenedEvent, openLegs } from './opened-event.ts';

/** An act as it is asked for: its type and members; what the members are is said by each. */
export type AskedAct = { readonly type: string } & Readonly<Record<string, unknown>>;

export type Doing = {
  readonly context: Context;
  readonly caller: Caller;
  readonly club: StoredClub;
  readonly opened: OpenedEvent;
  readonly roles: readonly Role[];
  readonly now: Date;
};
export type Made = Wish | Fault;
/** A text that somebody sent; empty where it is none. */
export const text = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** Entries that play no more, and may come again before the start. */
const GONE = ['withdrawn', 'lapsed'];

/** The entry of the caller; null: they have none, or it has been withdrawn or has lapsed. */
export function ownEntry({ opened, caller }: Doing): string | null {
  return (
    opened.event.entries.find(({ userId, state }) => userId === caller.userId && !GONE.includes(state))?.id ?? null
  );
}

/** The leg that an act names by its match, as it stands. */
export function legNamedBy({ opened }: Doing, asked: AskedAct) {
  return openLegs(opened).find((one) => legIdOf(opened.event.id, one) === asked.leg);
}

/** CL-011: nobody rules on an encounter of their own, or in their own division. */
export function isInterested({ opened, caller }: Doing, entries: readonly string[]): boolean {
  const { groupOf } = opened.ledger;
  const mine = opened.event.entries.filter(({ userId }) => userId === caller.userId).map(({ id }) => id);
  return mine.some((id) => entries.some((entry) => entry === id || groupOf.get(entry) === groupOf.get(id)));
}
