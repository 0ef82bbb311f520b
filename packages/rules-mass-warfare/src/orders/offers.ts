/** Standing orders that a letter offers as buttons (I): read from the orders alone, so they betray nothing. */
import type { Seat, StandingOffer } from '@fieldpost/engine';
import type { Command } from '../commands.ts';
import { isActive } from '../state/board.ts';
import type { Side } from '../state.ts';
import type { View } from '../view.ts';
import type { Standing, StandingOrders } from './standing-orders.ts';

type Offer = { readonly code: string; readonly label: string; readonly change: (standing: Standing) => Standing };

const OFFERS: readonly Offer[] = [
  {
    code: 'scramble-bombers',
    label: 'From now on scramble against bombers',
    change: (standing) => ({ ...standing, scramble: { ...standing.scramble, mode: 'always', only: ['bomber'] } }),
  },
  {
    code: 'scramble-never',
    label: 'From now on never scramble',
    change: (standing) => ({ ...standing, scramble: { ...standing.scramble, mode: 'never' } }),
  },
  {
    code: 'repair-all',
    label: 'From now on repair every bridge',
    change: (standing) => ({ ...standing, repairBridges: 'all' }),
  },
  {
    code: 'pass-air',
    label: 'From now on pass the steps of the air',
    change: (standing) => ({
      ...standing,
      passes: [...new Set([...standing.passes, 'sorties'] as const)],
      transfers: 'skip',
    }),
  },
];

export function offersTo(
  { war }: View,
  { side, player }: Seat<Side>,
  { filed: _, ...standing }: StandingOrders,
): readonly StandingOffer<Command>[] {
  if (war.outcome !== null || player !== 0 || !isActive(war, side)) return [];
  return OFFERS.flatMap(({ code, label, change }) => {
    const orders = change(standing);
    const isNew = JSON.stringify(orders) !== JSON.stringify(standing);
    return isNew ? [{ code, label, command: { type: 'standing', orders } as const }] : [];
  });
}
