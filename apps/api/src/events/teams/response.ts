/** Fields of a team event beside its tables: when line-ups lock, and which boards are empty (CL-125). */
import { locksAt, playersOf } from '@fieldpost/league';
import type { Context } from '../../context.ts';
import { legIdOf, type OpenedEvent, openedEvent, openLegs, type PlacedLeg } from '../opened-event.ts';
import { logOf, type StoredEvent } from '../store.ts';
import { nextOpening } from './locking.ts';

/** A board of a match of teams for which no match could be made; `a` and `b`: who sits there, the team itself where nobody does. */
export type BoardMissing = {
  readonly matchId: string;
  readonly round: number;
  readonly a: string;
  readonly b: string;
  readonly leg: number;
  readonly board: number | null;
};

type OfTeams = { readonly locksAt: Date | null; readonly missing: readonly BoardMissing[] };

function missingIn(eventId: string, placed: PlacedLeg): readonly BoardMissing[] {
  const { encounter, leg } = placed;
  const [a, b] = playersOf(leg);
  if (a !== null && b !== null) return [];
  const where = { round: encounter.round, leg: leg.no, board: leg.board };
  return [{ matchId: legIdOf(eventId, placed), ...where, a: a ?? leg.a, b: b ?? leg.b }];
}

function lineUpsLock(opened: OpenedEvent): Date | null {
  const opensAt = nextOpening(opened);
  return opensAt === null || !Number.isFinite(opensAt) ? null : new Date(locksAt(opensAt));
}

/** Nothing of other formats. */
export async function ofTeams({ db }: Pick<Context, 'db'>, event: StoredEvent): Promise<OfTeams> {
  if (event.format !== 'team') return { locksAt: null, missing: [] };
  const opened = openedEvent(event, await logOf(db, event.id));
  const missing = openLegs(opened).flatMap((placed) => missingIn(event.id, placed));
  return { locksAt: lineUpsLock(opened), missing };
}
