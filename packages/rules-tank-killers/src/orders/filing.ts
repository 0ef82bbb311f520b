/** Filing of standing orders (THE-RULES "Standing orders"): never a step, possible at any time, refused like any other command. */
import type { Refusal } from '@fieldpost/engine';
import type { Command, FilingCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import type { Side } from '../state.ts';
import type { View } from '../view.ts';
import type { Reactions, Rule, StandingOrders } from './standing-orders.ts';

/** The standing orders once the command is accepted, or null: an ordinary command. */
export function filed(command: Command, orders: StandingOrders, { open }: View, side: Side): StandingOrders | null {
  if (command.type === 'setOrders') return { ...command.orders, plan: orders.plan };
  if (command.type !== 'filePlan') return null;
  const running = open.phase !== 'decks' && open.active === side;
  const turn = open.forces[side].turns + (running ? 0 : 1);
  return { ...orders, plan: command.plan === null ? null : { ...command.plan, turn } };
}

export function refusesFiling(command: FilingCommand): Refusal | null {
  return command.type === 'setOrders' ? refusesOrders(command.orders) : null;
}

/**
 * THE-RULES "Standing orders": "`ask` may stand only in rules without `play`, and before every rule with `play` of the same window
 * (`ORDERS_REVEAL` otherwise): else being asked, or not, would tell whether a card is held." The end of the list counts as after all its
 * rules.
 */
export function refusesOrders(orders: Reactions): Refusal | null {
  const reveals = orders.rules.some((rule, at) => rule.else === 'ask' && asksTooLate(orders.rules, rule, at));
  const endReveals = orders.default === 'ask' && orders.rules.some(({ play }) => play !== null);
  return reveals || endReveals ? refuse('ORDERS_REVEAL', null) : null;
}

function asksTooLate(rules: readonly Rule[], rule: Rule, at: number): boolean {
  return rule.play !== null || rules.slice(0, at).some(({ window, play }) => window === rule.window && play !== null);
}
