/** Filing of standing orders (THE-RULES "Standing preferences", "Timers and absence"): judged when they come, never a step. */
import type { Refusal, Seat } from '@fieldpost/engine';
import type { Command } from '../commands.ts';
import { namesTwice } from '../parsing.ts';
import { refuse } from '../refusal.ts';
import { isUnitId } from '../scenarios/units.ts';
import type { Empire } from '../state.ts';
import type { View } from '../view.ts';
import type { FilingCommand, StandingOrders } from './standing-orders.ts';

/** The standing orders once the command is accepted, or null: an ordinary command. */
export function filed(command: Command, orders: StandingOrders): StandingOrders | null {
  switch (command.type) {
    case 'prefer':
      return { ...orders, preferences: command.preferences };
    case 'answerTactics':
      return { ...orders, tactics: command.windows };
    case 'wish':
      return { ...orders, wish: command.soldiers };
    default:
      return null;
  }
}

/** Preferences are an Empire's (THE-RULES "Standing preferences"), so its commander files them; a wish list is each player's own. */
export function refusesFiling({ battle }: View, seat: Seat<Empire>, command: FilingCommand): Refusal | null {
  const team = battle.teams[seat.side];
  if (battle.outcome !== null) return refuse('ENDED', null);
  if (seat.player >= team.players) return refuse('NOT_YOUR_TURN', null);
  if (command.type === 'wish') return namesTwice(command.soldiers) ? refuse('ORDERS_INVALID', 'AWW-011') : null;
  if (seat.player !== team.commander) return refuse('NOT_YOUR_TURN', null);
  if (command.type === 'answerTactics') return null;
  const { targetOrder, neverChoose } = command.preferences;
  if (namesTwice(targetOrder) || namesTwice(neverChoose)) return refuse('ORDERS_INVALID', 'AWW-063');
  const letter = seat.side === 'HERB' ? 'H.' : 'C.';
  if (!neverChoose.every(isUnitId)) return refuse('NO_SUCH_UNIT', null);
  return neverChoose.every((id) => id.startsWith(letter)) ? null : refuse('NOT_YOUR_UNIT', null);
}
