import type { Ending, EndOutside, GameTypes, Outcome, Refusal, Result, RuleSet } from '../contract.ts';
import { accept, refuse } from '../result.ts';
import type { Game } from './game.ts';

/** How a match ends by what the service knows of, and by no command of its rules. All open steps are sealed by it, drafts go. */

function ended<G extends GameTypes>(game: Game<G>, ending: Ending<G['side']>): Result<Game<G>, Refusal> {
  if (game.ending !== null) return refuse('GAME_OVER');
  const sealed = { sealedStep: game.step, sealedState: null, openBy: null };
  return accept({ ...game, ...sealed, drafts: {}, drawOffer: null, ending });
}

function endedBy<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, end: EndOutside<G['side']>) {
  return ended(game, { by: end.by, outcome: { reason: end.by, places: rules.places(game.state, end) } });
}

/** The side gives up. Refused with GAME_OVER. */
export function resign<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, side: G['side']) {
  return endedBy(rules, game, { by: 'resignation', side });
}

/** The side loses because its time is up (clocks that end in forfeit). Refused with GAME_OVER. */
export function forfeit<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, side: G['side']) {
  return endedBy(rules, game, { by: 'timeout', side });
}

/** The side claims a match which `absent` has left. Whether it may is for the service to know. Refused with GAME_OVER. */
export function claimWin<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, absent: G['side']) {
  return forfeit(rules, game, absent);
}

/** A referee ends the match. Refused with GAME_OVER. */
export function adjudicate<G extends GameTypes>(game: Game<G>, outcome: Outcome<G['side']>) {
  return ended(game, { by: 'adjudication', outcome });
}

/** Offers a draw; where the other side's offer stands this accepts it. Refused with GAME_OVER. */
export function offerDraw<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  side: G['side'],
): Result<Game<G>, Refusal> {
  if (game.ending !== null) return refuse('GAME_OVER');
  if (game.drawOffer !== null && game.drawOffer !== side) return acceptDraw(rules, game, side);
  return accept({ ...game, drawOffer: side });
}

/** Accepts the other side's offer. Refused with GAME_OVER or NO_OFFER. */
export function acceptDraw<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  side: G['side'],
): Result<Game<G>, Refusal> {
  if (game.ending !== null) return refuse('GAME_OVER');
  if (game.drawOffer === null || game.drawOffer === side) return refuse('NO_OFFER');
  return endedBy(rules, game, { by: 'agreement' });
}

/** Declines the other side's offer, or takes back one's own. Refused with GAME_OVER or NO_OFFER. */
export function declineDraw<G extends GameTypes>(
  _rules: RuleSet<G>,
  game: Game<G>,
  _side: G['side'],
): Result<Game<G>, Refusal> {
  if (game.ending !== null) return refuse('GAME_OVER');
  return game.drawOffer === null ? refuse('NO_OFFER') : accept({ ...game, drawOffer: null });
}
