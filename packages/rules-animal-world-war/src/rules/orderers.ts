/** Decides which of several players on one side may give an order (THE-RULES "Team play"). */
import type { Seat } from '@fieldpost/engine';
import type { Battle, Empire, Soldier } from '../state.ts';

/** Whose orders a soldier takes now: their own player's, or those of the one they are lent to. */
export function ordererOf({ controller, lent }: Pick<Soldier, 'controller' | 'lent'>): number {
  return lent ?? controller;
}

/**
 * THE-RULES "Team play": "A controller may order only own soldiers. The commander may [...] order any soldier whose controller is marked
 * `absent`"
 */
export function mayOrder(battle: Battle, { side, player }: Seat<Empire>, soldier: Soldier): boolean {
  if (soldier.empire !== side) return false;
  const orderer = ordererOf(soldier);
  const team = battle.teams[side];
  return orderer === player || (player === team.commander && team.absent.includes(orderer));
}

/** THE-RULES "Team play": team decisions are the commander's, or any member's. */
export function speaksFor(battle: Battle, seat: Seat<Empire>, policy: 'commander' | 'anyMember'): boolean {
  return policy === 'anyMember' || seat.player === battle.teams[seat.side].commander;
}
