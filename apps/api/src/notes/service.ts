/** A person's private notes on a match or a moment of it: nobody else reads them, and they notify nobody. */
import { randomUUID } from 'node:crypto';
import type { Result } from '@fieldpost/engine';
import { stepViewFor } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { findMatch } from '../match-store/find-match.ts';
import { type LoadedMatch, viewerFor } from '../match-store/loaded-match.ts';
import { bodyOf } from '../messages/body.ts';
import { type Counting, withinBounds } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import type { Page, Paged } from '../platform/paging.ts';
import { addNote, countNotes, deleteNote, MAX_NOTES, type Note, notesOf } from './store.ts';

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** A page of the caller's notes on a match, the oldest first. Fault: NOT_FOUND. */
export async function readNotes(
  context: Context,
  caller: Caller,
  matchId: string,
  page: Page,
): Promise<Result<Paged<Note>, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  return { ok: true, value: await notesOf(context.db, { matchId, userId: caller.userId }, page) };
}

/** True if the caller knows of this step. */
function hasSeen(loaded: LoadedMatch, caller: Caller, step: number): boolean {
  const { game } = loaded;
  return step === 0 || (game !== null && step <= stepViewFor(game, viewerFor(loaded, caller)));
}

/** Adds a note. Faults: NOT_FOUND, NOTE_INVALID, TOO_MANY_NOTES. */
export async function writeNote(
  context: Context,
  caller: Caller,
  matchId: string,
  { text, step }: { readonly text: string; readonly step: number | null },
): Promise<Result<Note, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  const body = bodyOf(text);
  const fits = step === null || (Number.isInteger(step) && step >= 0 && hasSeen(found.value, caller, step));
  if (body === null || !fits) return bad(fault('NOTE_INVALID'));
  const owner = { matchId, userId: caller.userId };
  const note = { id: randomUUID(), step, body, at: context.clock.now() };
  const bound = {
    name: `notes of ${caller.userId} on ${matchId}`,
    most: MAX_NOTES,
    count: (tx: Counting) => countNotes(tx, owner),
  };
  const added = await withinBounds(context.db, [bound], (tx) => addNote(tx, owner, note));
  return added ? { ok: true, value: added.row } : bad(fault('TOO_MANY_NOTES'));
}

/** Drops one of the caller's notes. Fault: NOT_FOUND. */
export async function removeNote(
  context: Context,
  caller: Caller,
  matchId: string,
  id: string,
): Promise<Result<null, Fault>> {
  const dropped = await deleteNote(context.db, { matchId, userId: caller.userId }, id);
  return dropped ? { ok: true, value: null } : bad(fault('NOT_FOUND'));
}
