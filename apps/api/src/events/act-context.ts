/** The context of an act in an event, and checks that all acts share. */
import type { Role } from '@fieldpost/league';
import type { StoredClub } from '../clubs/store.ts';
import type { Caller, Context } from '../context.ts';
import type { Fault } from '../platform/errors/catalogue.ts';
import type { Proposal } from './change.ts';
import { legIdOf, type OpenedEvent, openLegs } from './opened-event.ts';
import type { StoredEntry } from './store.ts';
import { entryOf, isAsked, isThere } from './teams/people.ts';

/** An act as it is asked for: its type and members; what the members are is said by each. */
export type AskedAct = { readonly type: string } & Readonly<Record<string, unknown>>;

export type ActContext = {
  readonly context: Context;
  readonly caller: Caller;
  readonly club: StoredClub;
  readonly opened: OpenedEvent;
  readonly roles: readonly Role[];
  readonly now: Date;
};
export type ActResult = Proposal | Fault;
/** A text that somebody sent; empty where it is none. */
export const text = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** The rows of the caller in an event that have not been withdrawn and have not lapsed. */
const ownRows = ({ opened, caller }: Pick<ActContext, 'opened' | 'caller'>) =>
  opened.event.entries.filter((row) => row.userId === caller.userId && isThere(row));

/** The entry of the caller, of a team its captain's; null: they have none, or it has been withdrawn or has lapsed. */
export const ownEntry = (doing: ActContext): string | null =>
  ownRows(doing).find(({ teamId }) => teamId === null)?.id ?? null;

/** CL-128: the row by which the caller is in a team, or is asked into it; null: they are in none. */
export const ownPlace = (doing: ActContext): StoredEntry | null =>
  ownRows(doing).find(({ teamId }) => teamId !== null) ?? null;

/** The leg that an act names by its match. */
export function legNamedBy({ opened }: ActContext, asked: AskedAct) {
  return openLegs(opened).find((one) => legIdOf(opened.event.id, one) === asked.leg);
}

/** CL-011: nobody rules on their own matches, their team's, or those of their own division. */
export function isInterested({ opened, caller }: ActContext, entries: readonly string[]): boolean {
  const { groupOf } = opened.ledger;
  const rows = opened.event.entries.filter((row) => row.userId === caller.userId && !isAsked(row));
  const mine = rows.map(entryOf);
  return mine.some((id) => entries.some((entry) => entry === id || groupOf.get(entry) === groupOf.get(id)));
}
