/** Gives the service's data this game's own types. The service has checked it; this file only narrows it. */
import type { Json } from '@fieldpost/client';
import { SIDES, type Side } from '@fieldpost/rules-mass-warfare/catalogue';
import { INITIAL_ORDERS, type Notice, type StandingOrders, type View } from '@fieldpost/rules-mass-warfare/table';
import type { Named } from '../table.ts';

export const readView = (view: Json): View => view as View;
export const readNotices = (notices: readonly Named[]): readonly Notice[] => notices as unknown as readonly Notice[];
export const readOrders = (orders: Json): StandingOrders => (orders ?? INITIAL_ORDERS) as StandingOrders;

/** The seat of a side; each side has one player. */
export type Seat = { readonly side: Side; readonly player: 0 };

export function seatOf(side: string | null): Seat | null {
  const known = SIDES.find((one) => one === side);
  return known === undefined ? null : { side: known, player: 0 };
}
