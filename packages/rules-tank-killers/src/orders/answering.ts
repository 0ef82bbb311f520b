/**
 * What standing orders answer for a player who is away (THE-RULES "Standing orders"), and what they would have answered in windows of the
 * past.
 */
import type { Command } from '../commands.ts';
import { printedFactor } from '../rules/factors.ts';
import { isAwaited } from '../sequence.ts';
import type { Open, Side } from '../state.ts';
import type { View } from '../view.ts';
import { type Explanation, explained } from './explaining.ts';
import { isPlanned, planned } from './planning.ts';
import { rally, react } from './reacting.ts';
import type { StandingOrders } from './standing-orders.ts';

/** The answer of a seat's orders to what it is asked now, or null: ask the player. */
export function answer(view: View, side: Side, orders: StandingOrders): Command | null {
  return explainAnswer(view, side, orders, false).command;
}

/** The same with its reasons. `lapsed`: the player's time is up. */
export function explainAnswer(view: View, side: Side, orders: StandingOrders, lapsed: boolean): Explanation {
  const { open } = view;
  if (open.phase === 'decks' || !isAwaited(view, side)) return explained(null, 'none');
  if (open.active !== side) return react(view, side, orders, lapsed);
  if (open.phase === 'negate') return rally(view, side, orders, attackValue(open), lapsed);
  if (!isPlanned(view, side, orders.plan)) return explained(null, 'none');
  return explained(planned(view, side, orders.plan), 'plan');
}

/** THE-RULES "Standing orders" `minAttackValue`: the "printed factor, P or I as the attack uses it"; 0 while no attack runs. */
function attackValue({ attack }: Open): number {
  return attack !== null && attack.result === null ? printedFactor(attack) : 0;
}

/** What orders would have answered in windows of the past, each seen as its player saw it, and why. Spectators answer nothing. */
export function dryRun(orders: StandingOrders, windows: readonly View[]): readonly Explanation[] {
  return windows.map((view) =>
    view.side === null ? explained(null, 'none') : explainAnswer(view, view.side, orders, false),
  );
}
