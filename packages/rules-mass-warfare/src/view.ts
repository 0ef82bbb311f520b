/** What one viewer may know of a state (E): the war itself, shared as it is, and what they have planned themselves. */

import type { Plan, StandingOrders } from './orders/standing-orders.ts';
import { plansIn } from './orders/standing-orders.ts';
import type { Side, State, War } from './state.ts';

export type View = {
  readonly viewer: Side | null;
  readonly war: War;
  /** One's own planned and filed orders of this turn. */
  readonly plans: readonly Plan[];
  /** MW-174: whether your own packet is closed. */
  readonly ready: boolean;
};

export type Seen = { readonly side: Side; readonly player: number } | 'spectator';

export function sideSeeing(viewer: Seen): Side | null {
  return viewer === 'spectator' ? null : viewer.side;
}

const NO_PLANS: readonly Plan[] = [];

/** `orders`: the standing orders of the viewer; null: they are not known here. */
export function viewOf(state: State, viewer: Seen, orders: StandingOrders | null = null): View {
  const side = sideSeeing(viewer);
  const { war, ready } = state;
  return {
    viewer: side,
    war,
    plans: side === null || orders === null ? NO_PLANS : plansIn(orders, war.turn),
    ready: side !== null && ready.includes(side),
  };
}
