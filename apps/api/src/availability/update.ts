import type { Game, GameTypes, Result, Seat } from '@fieldpost/engine';
import type { RunningClock } from '../clock/running-clock-form.ts';
import type { Caller, Context } from '../context.ts';
import { callersSeat, type LoadedMatch, mayWatch } from '../match-store/loaded-match.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import type { Transition } from '../turn/change.ts';
import { updateMatch } from '../turn/update.ts';

/** A running match, and the seat of the player who changes something in it. */
export type PlayerUpdate = LoadedMatch & {
  readonly game: Game<GameTypes>;
  readonly clock: RunningClock;
  readonly seat: Seat<string>;
  readonly now: Date;
};

export const refuse = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** A loaded match with clock and game, or why nothing can be arranged. Faults: NOT_STARTED, GAME_OVER. */
export function goingOn(
  loaded: LoadedMatch,
): Result<LoadedMatch & { readonly game: Game<GameTypes>; readonly clock: RunningClock }, Fault> {
  const { game, match } = loaded;
  if (game === null || match.clock === null) return refuse(fault('NOT_STARTED'));
  if (game.ending !== null) return refuse(fault('GAME_OVER'));
  return { ok: true, value: { ...loaded, game, clock: match.clock } };
}

/** Arranges something as a player of the match. Faults: NOT_FOUND, NOT_SEATED, NOT_STARTED, GAME_OVER, SIDE_OUT, BUSY, and
 * those of `resolve`. */
export function updateAsPlayer(
  context: Context,
  caller: Caller,
  matchId: string,
  resolve: (update: PlayerUpdate) => Result<Transition, Fault> | Promise<Result<Transition, Fault>>,
): Promise<Result<StoredMatch, Fault>> {
  return updateMatch(context, matchId, (loaded, now) => {
    if (!mayWatch(loaded.match, caller)) return refuse(fault('NOT_FOUND'));
    const seat = callersSeat(loaded, caller);
    if (!seat) return refuse(fault('NOT_SEATED'));
    const running = goingOn(loaded);
    if (!running.ok) return running;
    const { rules, game } = running.value;
    return rules.sidesIn(game.state).includes(seat.side)
      ? resolve({ ...running.value, seat, now })
      : refuse(fault('SIDE_OUT'));
  });
}

/** The sides that are still in, without the given one. */
export const othersIn = ({ rules, game }: PlayerUpdate, side: string): readonly string[] =>
  rules.sidesIn(game.state).filter((one) => one !== side);
