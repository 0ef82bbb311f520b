import { type AnyRuleSet, type Game, type Json, seatKey, seatsOf } from '@fieldpost/engine';
import { DEFENCE } from './appraisals/tank-killers.ts';

/** One fighter against each plane that comes. */
const SCRAMBLING: Json = {
  scramble: { mode: 'always', minReserve: 0, perTarget: 1, only: [] },
  flak: 'fire',
  flakPriority: ['bmb', 'ftr'],
  landing: [],
  repairBridges: 'all',
  autoAdvance: 'ask',
  passes: [],
  filed: { turn: 0, steps: [] },
};

/** Where a game's initial orders pass for who is away: a bot is never away. Greedy leaves its reactions, random wants to be asked. */
const SEAT_ORDERS: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  'mass-warfare': { greedy: SCRAMBLING },
  'tank-killers': { greedy: DEFENCE, random: { rules: [], default: 'ask', rally: { mode: 'ask' } } },
};

/** The standing orders with which a bot takes a seat of a game; null: the initial ones of the rule set. */
export function seatOrders(bot: string, rules: AnyRuleSet): Json | null {
  const document = SEAT_ORDERS[rules.ref.id]?.[bot];
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
