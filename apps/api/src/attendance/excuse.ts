import type { Caller, Context } from '../context.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { plainDeed } from '../turn/change.ts';
import { arrange, refuse } from './update.ts';

/** Forgives the other side the last turn that it let pass: it counts neither for a claim nor against its reliability. Fault: NOTHING_TO_EXCUSE. */
export const excuseMiss = (context: Context, caller: Caller, matchId: string, side: string) =>
  arrange(context, caller, matchId, ({ match, game, seat }) => {
    const missed = match.seats.find((one) => one.side === side)?.missedTurns ?? 0;
    if (side === seat.side || missed === 0) return refuse(fault('NOTHING_TO_EXCUSE'));
    return { ok: true, value: { ...plainDeed(game, null), missed: { [side]: missed - 1 }, excused: [side] } };
  });
