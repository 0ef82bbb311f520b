import type { Result } from '@fieldpost/engine';
import { refuse, updateAsPlayer } from '../availability/update.ts';
import type { Caller, Context } from '../context.ts';
import { mayWatch } from '../match-store/loaded-match.ts';
import { saltOf } from '../match-store/salts.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { plainTransition } from '../turn/change.ts';
import { announceSeats } from './joining.ts';
import { holdMatch, saltSeat } from './store.ts';

/**
 * Replaces the salt that your seat adds to the dice, until the first draw. A player of several seats has it at the
 * first.
 * Faults: SALT_INVALID, NOT_FOUND, NOT_SEATED, SALT_TOO_LATE, GAME_OVER, SIDE_OUT, BUSY.
 */
export async function setSalt(
  context: Context,
  caller: Caller,
  matchId: string,
  raw: string,
): Promise<Result<StoredMatch, Fault>> {
  const salt = saltOf(raw);
  if (!salt.ok) return salt;
  const match = await loadMatch(context.db, matchId);
  if (!match || !mayWatch(match, caller)) return refuse(fault('NOT_FOUND'));
  if (match.status !== 'open') return saltInPlay(context, caller, matchId, salt.value);
  const set = await holdMatch(context.db, matchId, async (held, tx) => {
    const seat = firstSeatOf(held, caller);
    if (seat === null || held.status !== 'open') return seat === null ? 'no seat' : 'begun';
    await saltSeat(tx, { matchId, side: seat.side, player: seat.player }, salt.value);
    return 'set';
  });
  if (set === 'no seat') return refuse(fault('NOT_SEATED'));
  if (set === 'begun') return saltInPlay(context, caller, matchId, salt.value);
  const after = await loadMatch(context.db, matchId);
  if (!after) return refuse(fault('NOT_FOUND'));
  announceSeats(context, after);
  return { ok: true, value: after };
}

function firstSeatOf<Seat extends { readonly userId: string | null }>(
  { seats }: { readonly seats: readonly Seat[] },
  { userId }: Caller,
): Seat | null {
  return seats.find((seat) => seat.userId === userId) ?? null;
}

/** A match may have begun without a draw: then salts may still be exchanged. */
const saltInPlay = (context: Context, caller: Caller, matchId: string, salt: string | null) =>
  updateAsPlayer(context, caller, matchId, ({ match, game }) => {
    if (match.draws > 0) return refuse(fault('SALT_TOO_LATE'));
    const seat = firstSeatOf(match, caller);
    if (seat === null) return refuse(fault('NOT_SEATED'));
    const seats = [{ side: seat.side, player: seat.player, patch: { salt } }];
    return { ok: true, value: { ...plainTransition(game, caller.userId), seats } };
  });
