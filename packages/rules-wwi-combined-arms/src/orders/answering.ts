/**
 * What standing orders answer for a player who is away (THE-RULES "Playing by post"): the next unit of their plan, the square of a
 * retreat.
 */
import type { Field } from '../board/field.ts';
import { fieldOf, slotOf } from '../board/field.ts';
import type { Identity } from '../board/identity.ts';
import { identityOf, retreatCommand, unitId } from '../board/identity.ts';
import { distance } from '../board/squares.ts';
import type { Command, PlaceCommand, RetreatChoice, RetreatOrders, RetreatRule } from '../commands.ts';
import { refusesPlacing } from '../rules/placing.ts';
import { retreatingSide, retreatSquares, squareInDirection } from '../rules/retreating.ts';
import type { Side, State } from '../state.ts';
import { otherSide } from '../state.ts';
import { laidBy } from './filing.ts';
import type { PlacementPlan, StandingOrders } from './standing-orders.ts';

/** The answer of a seat's orders to what it is asked now, or null: ask the player. */
export function answer(view: State, side: Side, orders: StandingOrders): Command | null {
  if (view.phase === 'place' && view.active === side) return plannedPlacement(view, side, orders.placement);
  if (view.phase !== 'retreat' || retreatingSide(view) !== side) return null;
  const rule = ruleFor(orders.retreat, view.retreating as string);
  return rule.choose === 'ask' ? null : chosenRetreat(view, rule);
}

/** THE-RULES "Playing by post": "taking the next entry of each plan"; entries whose unit or square is taken by now are passed over. */
function plannedPlacement(view: State, side: Side, plan: PlacementPlan | null): Command | null {
  if (plan === null || (plan.stopAt !== null && laidBy(view, otherSide(side)) >= plan.stopAt)) return null;
  return nextOfPlan(view, side, plan);
}

export function nextOfPlan(view: State, side: Side, plan: PlacementPlan): PlaceCommand | null {
  const next = plan.placements.find(
    ({ type, index, square }) => refusesPlacing(view, side, unitId(side, type, index), square) === null,
  );
  return next === undefined ? null : { type: 'place', unitType: next.type, index: next.index, square: next.square };
}

/** The narrowest rule counts: the unit's, else its type's, else that for all. */
export function ruleFor(orders: RetreatOrders, id: string): RetreatRule {
  return orders.units[id] ?? orders.types[identityOf(id).type] ?? orders.all;
}

/** THE-RULES "Playing by post": the square a rule chooses; for `ask` (at the end of its clock) "the list decides". */
export function chosenRetreat(view: State, rule: RetreatRule): Command {
  const field = fieldOf(view);
  const slot = slotOf(view, view.retreating as string);
  const legal = retreatSquares(field, slot);
  const inOrder = rule.order.map((direction) => squareInDirection(field, slot, direction));
  const squares = inOrder.filter((square) => legal.includes(square));
  const worth = squares.map((square) => WORTH[rule.choose](field, slot, square));
  const best = squares[worth.indexOf(Math.max(...worth))] as number;
  return retreatCommand(field.who[slot] as Identity, best);
}

/** How good a square is to a rule; among equals the list decides. */
const WORTH: Readonly<Record<RetreatChoice, (field: Field, slot: number, square: number) => number>> = {
  list: () => 0,
  ask: () => 0,
  // "highest Defense"
  bestTerrain: (field, _slot, square) => field.bonus[square] as number,
  // "most distance to the nearest enemy"
  awayFromEnemy: (field, slot, square) => {
    const side = (field.who[slot] as Identity).side;
    let nearest = Number.POSITIVE_INFINITY;
    for (let other = 0; other < field.who.length; other++) {
      const at = field.squareOf[other] as number;
      if (at >= 0 && field.who[other]?.side !== side) nearest = Math.min(nearest, distance(square, at));
    }
    return nearest;
  },
};
