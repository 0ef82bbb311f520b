import { openMatch } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { chanceOf } from '../match-store/chance.ts';
import { linesOf } from '../match-store/lines.ts';
import { filedOrders, loadedMatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import { announce } from './announce.ts';
import { changeOf, plainTransition, type Transition } from './change.ts';
import { isEverybodyReady } from './readied.ts';
import { writeChange } from './turn-statement.ts';

/**
 * Begins a match all of whose seats are taken: opens the game, starts the clocks, writes the notifications. Does nothing for a
 * match that has begun, that does not exist, that still has a free seat or whose players are not all there. `actorId`: who took the last seat.
 */
export async function startMatch(context: Context, matchId: string, actorId: string | null = null): Promise<boolean> {
  const match = await loadMatch(context.db, matchId);
  if (match?.status !== 'open' || match.seats.length === 0) return false;
  const loaded = loadedMatch(match);
  const taken = match.seats.every(({ userId }) => userId !== null);
  if (!taken || !isEverybodyReady(match)) return false;
  const chance = chanceOf(loaded.rules, match, 0);
  const opened = openMatch(loaded.rules, match.setup, chance, filedOrders(match));
  if (!opened.ok) throw new Error(`match ${matchId} cannot be opened: ${opened.fault.code}`);
  const { game, steps, opening } = opened.value;
  const lines = linesOf(loaded.rules, opening, steps);
  const transition: Transition = { ...plainTransition(game, actorId), steps, lines, draws: chance.draws.length };
  const change = changeOf(loaded, transition, null, context.clock.now());
  if ((await writeChange(context.database, change)) === null) return startMatch(context, matchId, actorId);
  announce(context, loaded, change, null);
  return true;
}
