import type { GameTypes, Pending, RuleSet, Seat, Viewer } from '../contract.ts';
import { draftOf, draftState, unanswered } from './draft.ts';
import { type Game, ordersOf } from './game.ts';

/** The part of a game that one viewer may know. Only its own side sees open steps and drafts, and nobody sees more than a view. */

function ownsOpenSteps<G extends GameTypes>(game: Game<G>, viewer: Viewer<G>): boolean {
  return game.openBy === null || (viewer !== 'spectator' && viewer.side === game.openBy.side);
}

/** The whole truth as far as the viewer's knowledge reaches in time. For the server alone: what leaves it is a view of this. */
export function stateViewFor<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, viewer: Viewer<G>): G['state'] {
  if (!ownsOpenSteps(game, viewer)) return game.sealedState ?? game.state;
  if (viewer === 'spectator' || draftOf(game, viewer.side).length === 0) return game.state;
  return draftState(rules, game, viewer.side);
}

/** The count of steps as one viewer has it: what they name as expected step. A side's own draft counts for itself alone. */
export function stepViewFor<G extends GameTypes>(game: Game<G>, viewer: Viewer<G>): number {
  if (!ownsOpenSteps(game, viewer)) return game.sealedStep;
  return viewer === 'spectator' ? game.step : game.step + draftOf(game, viewer.side).length;
}

export function viewOf<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, viewer: Viewer<G>): G['view'] {
  const state = stateViewFor(rules, game, viewer);
  return viewer === 'spectator' ? rules.view(state, viewer) : rules.view(state, viewer, ordersOf(rules, game, viewer));
}

/** Whom the match waits for, as one viewer may know it; finished also if it ended outside its rules. */
export function pendingOf<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  viewer: Viewer<G>,
): Pending<G['side']> {
  if (game.ending !== null) return { kind: 'finished', outcome: game.ending.outcome };
  return rules.pending(stateViewFor(rules, game, viewer), viewer);
}

/** The sides the match waits for, as one viewer may know it. */
export function awaitedOf<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  viewer: Viewer<G>,
): readonly G['side'][] {
  return sidesOf(pendingOf(rules, game, viewer));
}

/** The sides that owe an answer in truth: for clocks and time-outs, never for other players' eyes. */
export function owing<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>): readonly G['side'][] {
  if (game.ending !== null) return [];
  const pending = rules.pending(game.state, 'spectator');
  return pending.kind === 'orders' ? unanswered(rules, game, pending.from) : sidesOf(pending);
}

function sidesOf<Side extends string>(pending: Pending<Side>): readonly Side[] {
  if (pending.kind === 'choice') return [pending.side];
  return pending.kind === 'orders' ? pending.from : [];
}

/** The legal commands of a seat, all or of one subject. Empty once the match has ended. */
export function menuOf<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  subject?: string,
): readonly G['command'][] {
  return game.ending === null ? rules.legalCommands(viewOf(rules, game, seat), seat, subject) : [];
}
