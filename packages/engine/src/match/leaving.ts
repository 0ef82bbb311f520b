import type { RecordedChance } from '../chance/recorded.ts';
import type { GameTypes, Leaving, Pending, Refusal, Result, RuleSet, Seat } from '../contract.ts';
import { accept, refuse } from '../result.ts';
import { closeWindow, redraft } from './draft.ts';
import { endedBy } from './ending.ts';
import type { Game, Played } from './game.ts';
import { playedOf, startRun, takeStep } from './run.ts';
import { over, settle } from './settle.ts';

/**
 * A side leaves, in any window: it resigns, or its time is up. If the others play on this is a step of the side, sealed at once with all
 * steps open before it. Otherwise the match ends. Refused with GAME_OVER, or SIDE_OUT if it left before.
 */
export function leave<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  why: Leaving,
  chance: RecordedChance,
): Result<Played<G>, Refusal> {
  if (game.ending !== null) return refuse('GAME_OVER');
  if (!rules.sidesIn(game.state).includes(seat.side)) return refuse('SIDE_OUT');
  const command = rules.leaving(game.state, seat.side, why);
  if (command === null) return endedBy(rules, game, { by: why, side: seat.side });
  const run = startRun(rules, game, chance);
  const before = run.pending;
  const fault = takeStep(run, seat, command, 'sealed');
  if (fault) throw new Error(`${seat.side} may not leave: ${fault.code}`);
  redraft(run);
  if (!sameSecret(before, run.pending) || closeWindow(run)) settle(run, before);
  else over(run);
  return accept(playedOf(run, 'played'));
}

/** True while the secret window is open: everybody in it was asked when it opened. */
function sameSecret<Side extends string>(before: Pending<Side>, after: Pending<Side>): boolean {
  return before.kind === 'orders' && after.kind === 'orders' && before.window === after.window;
}
