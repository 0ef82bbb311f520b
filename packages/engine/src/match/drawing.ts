import type { GameTypes, Pending, Refusal, Result, RuleSet } from '../contract.ts';
import { refuse } from '../result.ts';
import { endedBy, unplayed } from './ending.ts';
import type { Game, Played } from './game.ts';

/**
 * An offer of a draw. It needs the word of every side still in, and stands until each of the others has had a turn; in a game that
 * counts its turns, to the end of the turn after the one in which it was made.
 */
export type DrawOffer<Side extends string> = {
  /** The sides that agree to the draw, including the one that offered. */
  readonly accepted: readonly Side[];
  /** Sides that have not ended a turn since; when all have, the offer lapses. */
  readonly until: readonly Side[];
  /** Steps in the log when it was made: a secret window that opened later is a turn of everybody in it. */
  readonly since: number;
  /** The turn of the game in which it was made; null: the game counts none. */
  readonly turn?: number | null;
};

type Answer<G extends GameTypes> = Result<Played<G>, Refusal>;

function refusal<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, side: G['side']): string | null {
  if (game.ending !== null) return 'GAME_OVER';
  return rules.sidesIn(game.state).includes(side) ? null : 'SIDE_OUT';
}

/**
 * Offers a draw, or accepts another side's open offer. Refused with GAME_OVER, SIDE_OUT, or DRAW_DECLINED in the turn in which an offer of
 * this side was declined.
 */
export function offerDraw<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, side: G['side']): Answer<G> {
  const fault = refusal(rules, game, side);
  if (fault) return refuse(fault);
  if (game.drawOffer !== null) return withWord(rules, game, game.drawOffer, side);
  if (waitsToOffer(rules, game).includes(side)) return refuse('DRAW_DECLINED');
  const until = rules.sidesIn(game.state).filter((other) => other !== side);
  return unplayed({
    ...game,
    drawOffer: { accepted: [side], until, since: game.step, turn: rules.turnOf?.(game.state) ?? null },
  });
}

/** The sides whose offer was declined in this turn of the game: they may offer again from the next one on (MW-165). */
export function waitsToOffer<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>): readonly string[] {
  const turn = rules.turnOf?.(game.state);
  return turn === undefined ? [] : Object.keys(game.drawDeclined).filter((side) => game.drawDeclined[side] === turn);
}

/** Accepts another side's offer. Refused with GAME_OVER, SIDE_OUT, or NO_OFFER where there is none to accept. */
export function acceptDraw<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, side: G['side']): Answer<G> {
  const fault = refusal(rules, game, side);
  if (fault) return refuse(fault);
  const { drawOffer } = game;
  if (drawOffer === null || drawOffer.accepted.includes(side)) return refuse('NO_OFFER');
  return withWord(rules, game, drawOffer, side);
}

/**
 * Declines an offer, or withdraws your own: it ends for everybody. If another side declines it in a game that counts its turns, the side
 * that made it waits for the next turn. Refused with GAME_OVER, SIDE_OUT or NO_OFFER.
 */
export function declineDraw<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, side: G['side']): Answer<G> {
  const fault = refusal(rules, game, side);
  if (fault) return refuse(fault);
  if (game.drawOffer === null) return refuse('NO_OFFER');
  const [by] = game.drawOffer.accepted;
  const turn = rules.turnOf?.(game.state);
  const isRemembered = by !== undefined && by !== side && turn !== undefined;
  const drawDeclined = isRemembered ? { ...game.drawDeclined, [by]: turn } : game.drawDeclined;
  return unplayed({ ...game, drawOffer: null, drawDeclined });
}

function withWord<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  offer: DrawOffer<G['side']>,
  side: G['side'],
): Answer<G> {
  if (offer.accepted.includes(side)) return unplayed(game);
  const accepted = [...offer.accepted, side];
  if (isAgreed(rules, game.state, accepted)) return endedBy(rules, game, { by: 'agreement' });
  return unplayed({ ...game, drawOffer: { ...offer, accepted } });
}

/** Whether everybody who is still in has given its word. */
export function isAgreed<G extends GameTypes>(
  rules: RuleSet<G>,
  state: G['state'],
  accepted: readonly G['side'][],
): boolean {
  return rules.sidesIn(state).every((side) => accepted.includes(side));
}

/** What remains of an offer that lasts for turns of the game. The end of a window or of another player's visit never ends it. */
export function offerInTurn<Side extends string>(
  offer: DrawOffer<Side>,
  still: readonly Side[],
  turn: number,
): DrawOffer<Side> | null {
  const accepted = offer.accepted.filter((side) => still.includes(side));
  if (accepted.length === 0 || turn > (offer.turn ?? turn) + 1) return null;
  return { ...offer, accepted, until: offer.until.filter((side) => still.includes(side)) };
}

/** What remains of an offer once `moved` have had a turn and only `still` are in; null if nothing does. */
export function offerAfter<Side extends string>(
  offer: DrawOffer<Side>,
  still: readonly Side[],
  moved: readonly Side[],
): DrawOffer<Side> | null {
  const accepted = offer.accepted.filter((side) => still.includes(side));
  const until = offer.until.filter((side) => still.includes(side) && !moved.includes(side));
  const stands = accepted.length > 0 && (until.length > 0 || accepted.length === still.length);
  return stands ? { ...offer, accepted, until } : null;
}

/** The side whose turn was ended by going from one pending to the other (a reaction in the middle of a turn does not end it). */
export function turnEnded<Side extends string>(before: Pending<Side>, after: Pending<Side>): readonly Side[] {
  if (before.kind !== 'choice' || before.clock !== 'turn') return [];
  if (after.kind === 'choice' && (after.side === before.side || after.clock !== 'turn')) return [];
  return [before.side];
}
