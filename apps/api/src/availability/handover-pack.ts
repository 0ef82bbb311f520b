import type { Result } from '@fieldpost/engine';
import { pendingOf, viewOf } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { findMatch } from '../match-store/find-match.ts';
import { callersSeat } from '../match-store/loaded-match.ts';
import { logSince } from '../match-store/log.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { lastHandOver } from './store.ts';

/**
 * Everything that a seat knows, for the player who took it over: its log since the beginning, the position, and its
 * standing orders. It contains only the seat's knowledge, nothing private of the leaver. Faults: NOT_FOUND, NOT_SEATED,
 * NOT_TAKEN_OVER.
 */
export async function handoverPack(context: Context, caller: Caller, matchId: string) {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  const { match, rules, game } = found.value;
  const seat = callersSeat(found.value, caller);
  if (!seat || !game) return failed('NOT_SEATED');
  const handOver = await lastHandOver(context.db, matchId, seat, caller.userId);
  if (handOver === null) return failed('NOT_TAKEN_OVER');
  const held = match.seats.find((one) => one.side === seat.side && one.player === seat.player);
  return {
    ok: true,
    value: {
      side: seat.side,
      player: seat.player,
      leaver: handOver.leaver,
      at: handOver.at,
      step: handOver.step,
      view: viewOf(rules, game, seat),
      pending: pendingOf(rules, game, seat),
      standingOrders: held?.standingOrders ?? rules.initialOrders,
      log: await logSince(context, found.value, seat, 0),
    },
  } as const;
}

const failed = (code: 'NOT_SEATED' | 'NOT_TAKEN_OVER'): Extract<Result<never, Fault>, { ok: false }> => ({
  ok: false,
  fault: fault(code),
});
