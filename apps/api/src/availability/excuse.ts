import type { Caller, Context } from '../context.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { plainTransition } from '../turn/change.ts';
import { othersIn, refuse, updateAsPlayer } from './update.ts';

/**
 * Forgives another side the last turn that it let pass, once all the others have: it counts neither for a claim nor against its
 * reliability. Faults: NOTHING_TO_EXCUSE, SIDE_OUT.
 */
export const excuseMiss = (context: Context, caller: Caller, matchId: string, side: string) =>
  updateAsPlayer(context, caller, matchId, (update) => {
    const { match, game, seat, clock } = update;
    const missed = match.seats.find((one) => one.side === side)?.missedTurns ?? 0;
    if (side === seat.side || missed === 0) return refuse(fault('NOTHING_TO_EXCUSE'));
    const { [side]: before = [], ...excuses } = clock.excuses ?? {};
    const by = [...new Set([...before, seat.side])];
    if (!othersIn(update, side).every((other) => by.includes(other)))
      return {
        ok: true,
        value: { ...plainTransition(game, null), clock: { ...clock, excuses: { ...excuses, [side]: by } } },
      };
    const forgiven = clock.excuses === undefined ? null : { ...clock, excuses };
    const missing = { missed: { [side]: missed - 1 }, excused: [side] };
    return { ok: true, value: { ...plainTransition(game, null), ...missing, clock: forgiven } };
  });
