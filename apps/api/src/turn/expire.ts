import { dues, overdue } from '../clock/running-clock.ts';
import type { Context } from '../context.ts';
import { type LoadedMatch, loadedMatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { announce } from './announce.ts';
import { changeOf } from './change.ts';
import { orderAtTimeUp, playOrder } from './play-order.ts';
import { timeOutTransition } from './time-outs.ts';
import { writeChange } from './turn-statement.ts';

/** What an expiry found: the sides whose time was up, and when to look again (null: no clock runs). */
export type Expiry = { readonly expired: readonly string[]; readonly next: Date | null };

/**
 * Does for every side whose time is up as the match has agreed. Exactly once, however many workers call it at the same
 * moment: who comes second reads a match that is no longer overdue.
 */
export async function expireMatch(context: Context, matchId: string): Promise<Expiry> {
  await context.clock.sure();
  const expired: string[] = [];
  for (;;) {
    const match = await loadMatch(context.db, matchId);
    const side = match && firstOverdue(match, context.clock.now());
    if (!match || !side) return { expired, next: match ? nextDue(match) : null };
    if (await expireSide(context, loadedMatch(match), side)) expired.push(side);
  }
}

/**
 * Handles an expired deadline before a command is judged: the deadline decides, not the moment a worker notices it.
 * True if it changed the match, which must then be read again.
 */
export async function expireFirst(context: Context, match: StoredMatch): Promise<boolean> {
  if (!isOverdue(context, match)) return false;
  const { expired } = await expireMatch(context, match.id);
  return expired.length > 0;
}

/** Whether a side's time is up and nothing has been done about it yet. */
export const isOverdue = ({ clock }: Context, { status, deadline }: StoredMatch): boolean =>
  status === 'playing' && deadline !== null && deadline <= clock.now();

function firstOverdue(match: StoredMatch, now: Date): string | undefined {
  if (match.status !== 'playing' || !match.clock) return undefined;
  return overdue(match.clockSpec, match.clock, now)[0];
}

const nextDue = (match: StoredMatch): Date | null =>
  match.status === 'playing' && match.clock ? (dues(match.clockSpec, match.clock)[0]?.at ?? null) : null;

/** True: the side's time-out was dealt with. A conditional order of its own comes first, line by line. */
async function expireSide(context: Context, loaded: LoadedMatch, side: string): Promise<boolean> {
  const { match, game } = loaded;
  if (!game) throw new Error(`match ${match.id} has a clock but no game`);
  const order = match.clockSpec.atEnd === 'standing' ? orderAtTimeUp(match, side) : null;
  if (order) {
    await playOrder(context, loaded, order);
    return false;
  }
  const now = context.clock.now();
  const change = changeOf(loaded, timeOutTransition({ ...loaded, game }, side, now), null, now);
  if ((await writeChange(context.database, change)) === null) return false;
  announce(context, loaded, change, side);
  context.log.info({ matchId: match.id, side }, 'time is up');
  return true;
}
