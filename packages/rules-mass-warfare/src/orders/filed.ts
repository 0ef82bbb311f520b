/** What becomes of orders that were filed for a step (THE-RULES "Windows"): planned in the game, or left in standing orders. */

import type { RefusalCode } from '../catalogue/refusals.ts';
import type { FiledStep } from '../catalogue/steps.ts';
import { UNIT_TYPES } from '../catalogue/units.ts';
import { bonusAt, defenceDice } from '../combat/sums.ts';
import type { Dropped, FiledOrder, Order, Target } from '../commands.ts';
import { ordersOf, refusesOrder } from '../judging/orders.ts';
import { fireAt, groundIn, unitOf } from '../state/board.ts';
import { numberOf } from '../state/changes.ts';
import type { HexNo, Side, War } from '../state.ts';
import { isDone } from './done.ts';

/**
 * The next order to be executed: the first, as filed, that is legal now or has a fallback that is; null: none. An order that cannot
 * be executed waits for those behind it, which may clear its way.
 */
export function nextFiled(war: War, side: Side, step: FiledStep, filed: readonly FiledOrder[]): Order | null {
  for (const { order, fallback } of filed) {
    if (refusesOrder(war, side, order, step) === null) return order;
    const instead = fallback === 'nearest' ? nearest(war, side, step, order) : null;
    if (instead !== null) return instead;
  }
  return null;
}

/** MW-175: what could be executed neither as ordered nor by its fallback, each with the code it is refused with now. */
export function droppedOf(war: War, side: Side, step: FiledStep, filed: readonly FiledOrder[]): readonly Dropped[] {
  return filed.flatMap((one): Dropped[] => {
    const fault = isDone(war, one) ? null : refusesOrder(war, side, one.order, step);
    return fault === null ? [] : [{ order: one.order, code: fault.code as RefusalCode }];
  });
}

type Choice = { readonly order: Order; readonly key: readonly number[] };

/**
 * THE-RULES "Windows": "nearest legal target, ties: lowest defence dice, then most fire counters, then id". An attack looks for what is
 * nearest to its unit; a move for the hex or base nearest to the one wanted, and nearer to it than where the unit stands.
 */
function nearest(war: War, side: Side, step: FiledStep, order: Order): Order | null {
  const unit = 'unit' in order ? unitOf(war, order.unit) : null;
  const wanted = aimOf(order);
  if (unit === null || wanted === null) return null;
  const isMove = order.type === 'march' || order.type === 'sail' || order.type === 'transfer' || order.type === 'land';
  const goal = isMove ? hexOf(war, wanted) : unit.at;
  if (goal < 0) return null;
  const { distance } = groundIn(war);
  const stays = order.type === 'march' || order.type === 'sail' ? distance(goal, unit.at) : Number.POSITIVE_INFINITY;
  const same = ordersOf(war, side, step, unit.id).filter((one) => one.type === order.type && isLike(one, order));
  const choices = same.map((one): Choice => ({ order: one, key: rank(war, goal, aimOf(one)) }));
  const nearer = choices.filter(({ key: [away = 0] }) => away < stays);
  return nearer.toSorted((one, other) => compare(one.key, other.key))[0]?.order ?? null;
}

/** An attack with advance stays one, and one without; none ever turns against the hex under your own feet (MW-103). */
function isLike(one: Order, other: Order): boolean {
  if (one.type !== 'attack' || other.type !== 'attack') return true;
  return one.advance === other.advance && typeof one.target === 'string';
}

function aimOf(order: Order): Target | null {
  switch (order.type) {
    case 'sortie':
    case 'fire':
    case 'attack':
      return order.target;
    case 'board':
      return order.ship;
    case 'march':
    case 'sail':
    case 'land':
    case 'transfer':
      return order.to;
    default:
      return null;
  }
}

/** Where a target is; of a unit that is gone nobody knows: -1. */
function hexOf(war: War, target: Target): HexNo {
  return typeof target === 'string' ? (unitOf(war, target)?.at ?? -1) : groundIn(war).indexOf(target);
}

function rank(war: War, goal: HexNo, aim: Target | null): readonly number[] {
  if (aim === null) return [];
  const at = hexOf(war, aim);
  const away = groundIn(war).distance(goal, at);
  const unit = typeof aim === 'string' ? unitOf(war, aim) : null;
  if (unit === null) return [away, bonusAt(war, at).terrain, -fireAt(war, at), at, 0, 0];
  const { type, id, fire } = unit;
  return [away, defenceDice(unit), -fire, Number(id[1]), UNIT_TYPES.indexOf(type), numberOf(id)];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
