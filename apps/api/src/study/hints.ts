/** Hints in matches of practice: asked for here, thought out by a job, kept with the seat. */
import { hashOf, ordersOf, type Result, type Seat, stepViewFor, viewOf } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { findMatch } from '../match-store/find-match.ts';
import { callersSeat, type LoadedMatch } from '../match-store/loaded-match.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { beginHint, type HintedOrder, hintOf } from './hint-store.ts';
import { isAsked, mayHint, type Practice } from './may-hint.ts';

/** What the computer would order for the caller. */
export type Hint = {
  /** The level that thinks. */
  readonly level: Practice['level'];
  /** It is still being thought about: ask again in a second. */
  readonly thinking: boolean;
  /** The turn from here on, as far as it is sure; the first order is the hint. Empty: none is better than another, or it thinks. */
  readonly orders: readonly HintedOrder[];
  /** Why the first order is good, in words of the game that follow "it": 'fires at their Headquarters'. */
  readonly because: readonly string[];
  /** The same of the whole turn. */
  readonly turnBecause: readonly string[];
};

/** A hash of what a seat sees and has on file: the same position is thought about once. */
export function positionSeen({ rules, game }: LoadedMatch, seat: Seat<string>): string {
  if (game === null) throw new Error('the match has not begun');
  return hashOf([stepViewFor(game, seat), viewOf(rules, game, seat), ordersOf(rules, game, seat)]);
}

/**
 * Asks what the computer would order; asked again, it answers the same, or that it still thinks. Faults: NOT_FOUND, NOT_SEATED,
 * NOT_STARTED, GAME_OVER, HINTS_FOR_PRACTICE, HINTS_NOT_OFFERED, NOT_YOUR_TURN.
 */
export async function askForHint(context: Context, caller: Caller, matchId: string): Promise<Result<Hint, Fault>> {
  const found = await findMatch(context, caller, matchId);
  if (!found.ok) return found;
  const practice = mayHint(found.value, callersSeat(found.value, caller));
  if (!practice.ok) return practice;
  const { seat, level } = practice.value;
  if (!isAsked(found.value, seat)) return { ok: false, fault: fault('NOT_YOUR_TURN') };
  const asked = { matchId, seat, position: positionSeen(found.value, seat) };
  await beginHint(context.db, asked, { level, now: context.clock.now() });
  const hint = await hintOf(context.db, asked);
  const advice = hint?.position === asked.position ? hint.advice : null;
  const { orders, because, turnBecause } = advice ?? { orders: [], because: [], turnBecause: [] };
  return { ok: true, value: { level, thinking: advice === null, orders, because, turnBecause } };
}
