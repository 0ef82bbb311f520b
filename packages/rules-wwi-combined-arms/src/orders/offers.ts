/**
 * Retreat orders that one press leaves (THE-RULES "Playing by post"), as letters offer them. Rules for types and single units stay as they
 * are.
 */
import type { StandingOffer } from '@fieldpost/engine';
import type { RetreatChoice, SetRetreatOrdersCommand } from '../commands.ts';
import { RETREAT_CHOICES } from '../commands.ts';
import type { Side, State } from '../state.ts';
import { refusesFiling } from './filing.ts';
import type { StandingOrders } from './standing-orders.ts';

type Offer = StandingOffer<SetRetreatOrdersCommand>;

const LABELS: Readonly<Record<RetreatChoice, string>> = {
  list: 'From now on my units retreat in the order of my list, without asking',
  bestTerrain: 'From now on my units retreat to the best cover, without asking',
  awayFromEnemy: 'From now on my units retreat away from the enemy, without asking',
  ask: 'From now on ask me where my units retreat to',
};

/** The other ways in which this side's units may retreat, once armies fight. */
export function offersTo(view: State, side: Side, { retreat }: StandingOrders): readonly Offer[] {
  if (view.phase === 'army' || view.phase === 'place' || view.phase === 'over') return [];
  return RETREAT_CHOICES.filter((choose) => choose !== retreat.all.choose)
    .map((choose): Offer => {
      const orders = { ...retreat, all: { ...retreat.all, choose } };
      return { code: choose, label: LABELS[choose], command: { type: 'setRetreatOrders', orders } };
    })
    .filter(({ command }) => refusesFiling(view, side, command) === null);
}
