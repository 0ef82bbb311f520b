import type { Result } from '@fieldpost/engine';
import { forfeit, timeOut } from '@fieldpost/engine';
import { dues, overdue } from '../clocks/running-clock.ts';
import type { Context } from '../context.ts';
import { announce } from './announce.ts';
import { chanceOf } from './chance.ts';
import { changeOf, type Deed, drawsIn, plainDeed } from './change.ts';
import { linesOf } from './lines.ts';
import { type Standing, standingOf } from './standing.ts';
import { loadMatch, overdueMatches } from './store.ts';
import type { StoredMatch } from './stored.ts';
import { writeChange } from './turn-statement.ts';

/** What an expiry found: the sides whose time was up, and when to look again (null: no clock runs). */
export type Expiry = { readonly expired: readonly string[]; readonly next: Date | null };

/**
 * Plays for every side whose time is up, as the match's clock says: the default order, or the loss. Exactly once, however
 * many workers call it at the same moment: who comes second reads a match that is no longer overdue.
 */
export async function expireMatch(context: Context, matchId: string): Promise<Expiry> {
  const expired: string[] = [];
  for (;;) {
    const match = await loadMatch(context.db, matchId);
    const side = match && firstOverdue(match, context.clock.now());
    if (!match || !side) return { expired, next: match ? nextDue(match) : null };
    if (await expireSide(context, standingOf(match), side)) expired.push(side);
  }
}

function firstOverdue(match: StoredMatch, now: Date): string | undefined {
  if (match.status !== 'playing' || !match.clock) return undefined;
  return overdue(match.clockSpec, match.clock, now)[0];
}

const nextDue = (match: StoredMatch): Date | null =>
  match.status === 'playing' && match.clock ? (dues(match.clockSpec, match.clock)[0]?.at ?? null) : null;

async function expireSide(context: Context, standing: Standing, side: string): Promise<boolean> {
  const deed = deedFor(standing, side);
  const change = changeOf(standing, deed, null, context.clock.now());
  if (!(await writeChange(context.database.pool, change))) return false;
  announce(context, standing, change, side);
  context.log.info({ matchId: standing.match.id, side }, 'time is up');
  return true;
}

function deedFor(standing: Standing, side: string): Deed {
  const { match, rules, game } = standing;
  if (!game) throw new Error(`match ${match.id} has a clock but no game`);
  if (match.clockSpec.atEnd === 'forfeit')
    return { ...plainDeed(must(forfeit(rules, game, side)), null), timedOut: [side] };
  const played = must(timeOut(rules, game, side, chanceOf(rules, match)));
  const { steps } = played;
  const missed = match.seats.find((seat) => seat.side === side)?.missedTurns ?? 0;
  return {
    ...{ game: played.game, steps, lines: linesOf(rules, game.state, steps), draws: drawsIn(steps) },
    ...{ missed: { [side]: missed + 1 }, actorId: null, timedOut: [side] },
  };
}

/** The default of an awaited side is always legal (law 7): a refusal is a bug of the rule set. */
function must<Value>(result: Result<Value, { readonly code: string }>): Value {
  if (result.ok) return result.value;
  throw new Error(`a side whose time was up could not be played for: ${result.fault.code}`);
}

/** Matches that a lost job left behind: the sweep gives each to `expireMatch`. */
export const matchesOverdue = (context: Context, most = 100): Promise<readonly string[]> =>
  overdueMatches(context.db, context.clock.now(), most);
