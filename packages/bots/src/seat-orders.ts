import { type AnyRuleSet, type Game, type Json, LEVEL_NAMES, seatKey, seatsOf } from '@fieldpost/engine';

/** A level is never away either. */
const LIKE = 'greedy';

/** The standing orders with which a bot, or a level, takes a seat of a game; null: the initial ones of the rule set. */
export function seatOrders(bot: string, rules: AnyRuleSet): Json | null {
  const document = rules.guidance.orders[LEVEL_NAMES.some((level) => level === bot) ? LIKE : bot];
  if (document === undefined) return null;
  const orders = rules.parse.standingOrders(document);
  if (!orders.ok) throw new Error(`${bot} brings orders that ${rules.ref.id} refuses: ${orders.fault.code}`);
  return orders.value;
}

/** The same for every seat of a match that a bot plays alone, by seat key. */
export function tableOrders(bot: string, rules: AnyRuleSet): Game['orders'] {
  const orders = seatOrders(bot, rules);
  if (orders === null) return {};
  const seats = rules.sides.flatMap((side) => seatsOf(rules, side));
  return Object.fromEntries(seats.map((seat) => [seatKey(seat), orders]));
}
