/**
 * Standing orders (THE-RULES "Playing by post"): what a player leaves for windows that open while they are away. Kept by the service,
 * never shown.
 */
import type { Placement, RetreatOrders, RetreatRule } from '../commands.ts';
import { DIRECTIONS } from '../commands.ts';

/** `stopAt`: the plan rests once this many enemy units are laid; null = it continues to its end. */
export type PlacementPlan = { readonly placements: readonly Placement[]; readonly stopAt: number | null };

export type StandingOrders = { readonly retreat: RetreatOrders; readonly placement: PlacementPlan | null };

/** THE-RULES "Playing by post": "default in exactly this order". */
const DEFAULT_RULE: RetreatRule = { choose: 'list', order: DIRECTIONS };

export const INITIAL_ORDERS: StandingOrders = {
  retreat: { all: DEFAULT_RULE, types: {}, units: {} },
  placement: null,
};
