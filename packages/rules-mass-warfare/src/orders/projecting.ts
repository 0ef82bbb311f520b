/** The war as it would be if one's own plans came true: what further plans are judged on (A.4). Dice are not foreseen. */
import { type Chance, noChance } from '@fieldpost/engine';
import { startPlay } from '../combat/play.ts';
import type { Order } from '../commands.ts';
import { evolve } from '../evolving.ts';
import { carryOut, refusesOrder } from '../judging/orders.ts';
import { unitOf } from '../state/board.ts';
import { withUnit } from '../state/changes.ts';
import type { Plan, Side, State, War } from '../state.ts';

const known = new WeakMap<readonly Plan[], { readonly war: War; readonly projected: War }>();

export function projected(war: War, side: Side, plans: readonly Plan[]): War {
  if (plans.length === 0) return war;
  const before = known.get(plans);
  if (before?.war === war) return before.projected;
  const after = plans.reduce((now, plan) => foreseen(now, side, plan), war);
  known.set(plans, { war, projected: after });
  return after;
}

/** Attacks only spend their unit; whatever needs no dice is done. */
function foreseen(war: War, side: Side, { order, step }: Plan): War {
  if (refusesOrder(war, side, order, step) !== null) return war;
  if (order.type === 'fire' || order.type === 'attack') return spentBy(war, order);
  const state: State = { war, plans: {}, ready: [] };
  const play = startPlay(state, noChance() as Chance, evolve);
  carryOut(play, side, order, step);
  return play.state.war;
}

function spentBy(war: War, { unit: id }: Extract<Order, { readonly type: 'fire' | 'attack' }>): War {
  const unit = unitOf(war, id);
  return unit === null ? war : withUnit(war, { ...unit, attacked: true });
}
