/** CL-125, CL-128: whose row is whose. A team is an entry that its captain holds; its people have rows of their own that name it. */
import { playersOf } from '@fieldpost/league';
import type { OpenedEvent, PlacedLeg } from '../opened-event.ts';
import type { StoredEntry, StoredEvent } from '../store.ts';

type Entries = Pick<StoredEvent, 'entries'>;

/** Entries that play no more, and may come again before the start. */
const GONE = ['withdrawn', 'lapsed'];
export const isThere = ({ state }: Pick<StoredEntry, 'state'>): boolean => !GONE.includes(state);

/** The entry of the log for which a row plays: of somebody in a team the team, else its own. */
export const entryOf = ({ id, teamId }: Pick<StoredEntry, 'id' | 'teamId'>): string => teamId ?? id;

/** Whether a row is that of somebody who was asked into a team and has not answered. */
export const isAsked = ({ state }: Pick<StoredEntry, 'state'>): boolean => state === 'asked';

/** The people of a team who have said yes, in the order of its squad. */
export const squadOf = ({ entries }: Entries, teamId: string): readonly StoredEntry[] =>
  entries
    .filter((row) => row.teamId === teamId && row.state === 'confirmed')
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));

/** Those who are in a team, or are asked into it. */
export const placesOf = ({ entries }: Entries, teamId: string): readonly StoredEntry[] =>
  entries.filter((row) => row.teamId === teamId && isThere(row));

/** The row by which somebody is in an event: in a team as one of its people, else as who holds an entry. */
export function rowOfReader({ entries }: Entries, userId: string | null): StoredEntry | undefined {
  const own = entries.filter((row) => row.userId === userId && row.state !== 'withdrawn' && !isAsked(row));
  return own.find(({ teamId }) => teamId !== null) ?? own[0];
}

/** An unanswered invitation is visible only to the invited person and their captain. */
export function showsRow({ entries }: Entries, row: StoredEntry, reader: string | null): boolean {
  const captain = entries.find(({ id }) => id === row.teamId)?.userId;
  return !isAsked(row) || (reader !== null && (row.userId === reader || captain === reader));
}

/** Who plays a match for `a` and for `b` of its leg; null: the board is missing. */
export function playersIn({ event }: Pick<OpenedEvent, 'event'>, { leg }: PlacedLeg): readonly (StoredEntry | null)[] {
  return playersOf(leg).map((id) => event.entries.find((row) => row.id === id) ?? null);
}

/** The entry for which a person speaks in a match: as who plays it, or as captain of the team (CL-010); null: for neither. */
export function entryIn({ event }: OpenedEvent, placed: PlacedLeg, userId: string): string | null {
  const { a, b } = placed.leg;
  const mine = event.entries.filter((row) => row.userId === userId && isThere(row)).map(({ id }) => id);
  const [one, other] = playersOf(placed.leg);
  if (one !== null && mine.includes(one)) return a;
  if (other !== null && mine.includes(other)) return b;
  return [a, b].find((id) => mine.includes(id)) ?? null;
}

/** CL-024: who has left is nameless in tables. */
export const nameOf = (name: string): string => (name === '' ? 'former player' : name);

/** The displayed name of an entry: computer players of one name are numbered. */
export const entryName = ({ user, label, teamName }: Pick<StoredEntry, 'user' | 'label' | 'teamName'>): string =>
  teamName ?? [nameOf(user.name), label].filter((part) => part !== '').join(' ');
