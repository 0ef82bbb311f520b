/** What came from the service, under this game's own names. The service has judged it; here it is only told apart. */
import type { Json } from '@fieldpost/client';
import {
  INITIAL_ORDERS,
  type Notice,
  SEATS,
  type StandingOrders,
  type View,
} from '@fieldpost/rules-world-war-awesome/table';
import type { Named } from '../table.ts';

export const readView = (view: Json): View => view as unknown as View;
export const readNotices = (notices: readonly Named[]): readonly Notice[] => notices as unknown as readonly Notice[];
export const readOrders = (orders: Json): StandingOrders => (orders ?? INITIAL_ORDERS) as unknown as StandingOrders;

/** A seat of the table; each side has one player. */
export type Chair = { readonly side: 'A' | 'B'; readonly player: 0 };

export function chairOf(side: string | null): Chair | null {
  const known = SEATS.find((one) => one === side);
  return known === undefined ? null : { side: known, player: 0 };
}
