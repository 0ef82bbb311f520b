/** The command for a side that has run out of time (THE-RULES "Standing orders", docs): always legal, and the quietest one. */
import { type Command, END_TURN, PASS } from '../commands.ts';
import { listDecks } from '../rules/decks.ts';
import { mustDiscard } from '../rules/maneuver.ts';
import type { Side } from '../state.ts';
import type { View } from '../view.ts';
import { explainAnswer } from './answering.ts';
import { bestTarget, defaultAttacker, forward, worstCard } from './planning.ts';
import { INITIAL_ORDERS, type StandingOrders } from './standing-orders.ts';

/** Their orders go first, "`ask` reads as `continue`"; where they are silent the turn is played without cards. */
export function defaultAnswer(view: View, side: Side, orders: StandingOrders | null): Command {
  return explainAnswer(view, side, orders ?? INITIAL_ORDERS, true).command ?? quietly(view, side);
}

function quietly(view: View, side: Side): Command {
  const { open } = view;
  switch (open.phase) {
    case 'decks':
      return listDecks(open.options, side)[0] as Command;
    case 'maneuver':
      return mustDiscard(open) ? worstCard(view, side, []) : forward(open);
    case 'attacker':
      return defaultAttacker(open);
    case 'target':
      return { type: 'target', unit: bestTarget(open) as string };
    case 'free':
      return END_TURN;
    default:
      return PASS;
  }
}
