import type { Db } from '../platform/database.ts';

/** A note of somebody's own. */
export type Note = {
  readonly id: string;
  /** The moment that it is about, as a count of steps; null: the match. */
  readonly step: number | null;
  readonly body: string;
  readonly at: Date;
};

/** So many notes somebody has on one match. */
export const MOST_NOTES = 200;

const NOTE = { id: true, step: true, body: true, at: true } as const;
type Owner = { readonly matchId: string; readonly userId: string };

/** The notes of one person on a match, the oldest first. */
export const notesOf = (db: Pick<Db, 'matchNote'>, { matchId, userId }: Owner): Promise<Note[]> =>
  db.matchNote.findMany({
    where: { matchId, userId },
    select: NOTE,
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: MOST_NOTES,
  });

export const countNotes = (db: Pick<Db, 'matchNote'>, { matchId, userId }: Owner): Promise<number> =>
  db.matchNote.count({ where: { matchId, userId } });

export const addNote = (db: Pick<Db, 'matchNote'>, owner: Owner, note: Note): Promise<Note> =>
  db.matchNote.create({ data: { ...owner, ...note }, select: NOTE });

/** Drops one of somebody's own notes. False: they have no such note. */
export async function dropNote(db: Pick<Db, 'matchNote'>, { matchId, userId }: Owner, id: string): Promise<boolean> {
  const { count } = await db.matchNote.deleteMany({ where: { id, matchId, userId } });
  return count > 0;
}
