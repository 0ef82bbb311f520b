/** The war as it would be if your own plans came true: what menus of further plans are made of (MW-175). Dice are not foreseen. */
import { type Chance, noChance } from '@fieldpost/engine';
import type { FiledStep } from '../catalogue/steps.ts';
import { startPlay } from '../combat/play.ts';
import type { Order } from '../commands.ts';
import { evolve } from '../evolving.ts';
import { carryOut, refusesOrder } from '../judging/orders.ts';
import { unitOf } from '../state/board.ts';
import { withUnit } from '../state/changes.ts';
import type { Side, State, War } from '../state.ts';
import { isAhead } from '../turn/places.ts';
import type { Plan } from './standing-orders.ts';

type Known = { readonly war: War; readonly byStep: Map<FiledStep, War> };
const known = new WeakMap<readonly Plan[], Known>();

/**
 * The war as it would be in a step, by the plans for it and for the steps before it. Steps that are over have left what they could:
 * what was dropped in them comes true no more.
 */
export function projected(war: War, side: Side, plans: readonly Plan[], step: FiledStep): War {
  if (plans.length === 0) return war;
  let made = known.get(plans);
  if (made?.war !== war) {
    made = { war, byStep: new Map() };
    known.set(plans, made);
  }
  let after = made.byStep.get(step);
  if (after === undefined) {
    const ahead = plans.filter((plan) => plan.step <= step && isAhead(war, side, plan.step));
    after = ahead.reduce((now, plan) => foreseen(now, side, plan), war);
    made.byStep.set(step, after);
  }
  return after;
}

/** Attacks only spend their unit; whatever needs no dice is done. */
function foreseen(war: War, side: Side, { order, step }: Plan): War {
  if (refusesOrder(war, side, order, step) !== null) return war;
  if (order.type === 'fire' || order.type === 'attack') return spentBy(war, order);
  const state: State = { war, ready: [] };
  const play = startPlay(state, noChance() as Chance, evolve);
  carryOut(play, side, order, step);
  return play.state.war;
}

function spentBy(war: War, { unit: id }: Extract<Order, { readonly type: 'fire' | 'attack' }>): War {
  const unit = unitOf(war, id);
  return unit === null ? war : withUnit(war, { ...unit, attacked: true });
}
