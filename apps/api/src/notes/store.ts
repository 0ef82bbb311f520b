import type { Counting } from '../platform/bounds.ts';
import type { Db } from '../platform/database.ts';
import { type Page, type Paged, type Place, paged } from '../platform/paging.ts';

/** A person's private note. */
export type Note = {
  readonly id: string;
  /** The moment that it is about, as a count of steps; null: the match. */
  readonly step: number | null;
  readonly body: string;
  readonly at: Date;
};

/** So many notes somebody has on one match. */
export const MAX_NOTES = 200;

const NOTE = { id: true, step: true, body: true, at: true } as const;
type Owner = { readonly matchId: string; readonly userId: string };

const placeOf = ({ at, id }: Note): Place => ({ by: at.toISOString(), id });

/** Those after a place, the oldest first. */
const after = (place: Place | null) =>
  place === null ? {} : { OR: [{ at: { gt: new Date(place.by) } }, { at: new Date(place.by), id: { gt: place.id } }] };

/** The notes of one person on a match, the oldest first. */
export async function notesOf(
  db: Pick<Db, 'matchNote'>,
  { matchId, userId }: Owner,
  { limit, after: place }: Page,
): Promise<Paged<Note>> {
  const rows = await db.matchNote.findMany({
    where: { matchId, userId, ...after(place) },
    select: NOTE,
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: limit + 1,
  });
  return paged(rows, limit, placeOf);
}

export const countNotes = (db: Counting, { matchId, userId }: Owner): Promise<number> =>
  db.matchNote.count({ where: { matchId, userId } });

export const addNote = (db: Counting, owner: Owner, note: Note): Promise<Note> =>
  db.matchNote.create({ data: { ...owner, ...note }, select: NOTE });

/** Drops one of somebody's own notes. False: they have no such note. */
export async function deleteNote(db: Pick<Db, 'matchNote'>, { matchId, userId }: Owner, id: string): Promise<boolean> {
  const { count } = await db.matchNote.deleteMany({ where: { id, matchId, userId } });
  return count > 0;
}
