import { seatOrders } from '@fieldpost/bots/seats';
import type { Result } from '@fieldpost/engine';
import { botName, botRefusal } from '../availability/bot-names.ts';
import { botAccount, seatBot } from '../availability/store.ts';
import type { Caller, Context } from '../context.ts';
import { mayWatch } from '../match-store/loaded-match.ts';
import { rulesOf } from '../match-store/rules.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { startMatch } from '../turn/start.ts';
import { afterLastSeat } from './ready-check.ts';
import { type HeldMatch, holdMatch } from './store.ts';

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** Why the caller may not seat a computer player in a match; null: they may. */
function refusalFor({ status, creatorId, seats }: HeldMatch, { userId }: Caller): Fault | null {
  if (creatorId !== userId) return fault('FORBIDDEN');
  if (status !== 'open') return fault('NOT_OPEN');
  return seats.some((seat) => seat.userId === null) ? null : fault('SEAT_TAKEN');
}

/**
 * Seats a computer player on every free seat of your open match, which begins the match.
 * Faults: NOT_FOUND, BOT_UNKNOWN, LEVEL_NOT_OFFERED, FORBIDDEN, NOT_OPEN, SEAT_TAKEN.
 */
export async function inviteBot(
  context: Context,
  caller: Caller,
  matchId: string,
  name: string,
): Promise<Result<StoredMatch, Fault>> {
  const match = await loadMatch(context.db, matchId);
  if (!match || !mayWatch(match, caller)) return bad(fault('NOT_FOUND'));
  const unfit = botRefusal(name, rulesOf(match), match.scenario);
  if (unfit !== null) return bad(unfit);
  const userId = await botAccount(context.db, name, botName(name));
  const orders = seatOrders(name, rulesOf(match));
  const refused = await holdMatch(context.db, matchId, async (held, tx) => {
    const refusal = refusalFor(held, caller);
    if (refusal) return refusal;
    for (const seat of held.seats.filter((one) => one.userId === null))
      await seatBot(tx, { matchId, side: seat.side, player: seat.player }, userId, orders);
    await afterLastSeat(tx, held, caller.userId, context.clock.now());
    return null;
  });
  if (refused) return bad(refused);
  await startMatch(context, matchId, caller.userId);
  const after = await loadMatch(context.db, matchId);
  return after ? { ok: true, value: after } : bad(fault('NOT_FOUND'));
}
