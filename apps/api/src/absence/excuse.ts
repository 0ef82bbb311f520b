import type { Caller, Context } from '../context.ts';
import { plainDeed } from '../matches/change.ts';
import { fault } from '../plugins/errors/catalogue.ts';
import { arrange, refuse } from './arrange.ts';

/** Forgives the other side the last turn that it let pass: it counts neither for a claim nor against its reliability. Fault: NOTHING_TO_EXCUSE. */
export const excuseMiss = (context: Context, caller: Caller, matchId: string, side: string) =>
  arrange(context, caller, matchId, ({ match, game, seat }) => {
    const missed = match.seats.find((one) => one.side === side)?.missedTurns ?? 0;
    if (side === seat.side || missed === 0) return refuse(fault('NOTHING_TO_EXCUSE'));
    return { ok: true, value: { ...plainDeed(game, null), missed: { [side]: missed - 1 }, excused: [side] } };
  });
