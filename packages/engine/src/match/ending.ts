import type { Ending, EndOutside, GameTypes, Outcome, Refusal, Result, RuleSet } from '../contract.ts';
import { accept, refuse } from '../result.ts';
import type { Game, Played } from './game.ts';

/** How a match ends by what the service knows of, and by no command of its rules. All open steps are sealed by it, drafts go. */

function ended<G extends GameTypes>(game: Game<G>, ending: Ending<G['side']>): Game<G> {
  const sealed = { sealedStep: game.step, sealedState: null, openBy: null };
  return { ...game, ...sealed, drafts: {}, drawOffer: null, ending };
}

/** Something that happened beside the log. */
export function unplayed<G extends GameTypes>(game: Game<G>) {
  const played: Played<G> = { game, steps: [], sealedUpTo: game.sealedStep, drafted: false, filed: false };
  return accept(played);
}

/** The match ends in this state by no rule. */
export function endedBy<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, end: EndOutside<G['side']>) {
  const outcome = { reason: end.by, places: rules.places(game.state, end) };
  return unplayed(ended(game, { by: end.by, outcome }));
}

/** A referee ends the match. Refused with GAME_OVER. */
export function adjudicate<G extends GameTypes>(
  game: Game<G>,
  outcome: Outcome<G['side']>,
): Result<Played<G>, Refusal> {
  return game.ending === null ? unplayed(ended(game, { by: 'adjudication', outcome })) : refuse('GAME_OVER');
}
