/** Gives the service's data this game's own types. The service has checked it; this file only narrows it. */
import type { Json } from '@fieldpost/client';
import { INITIAL_ORDERS, type Notice, type StandingOrders, type View } from '@fieldpost/rules-animal-world-war/table';
import type { Named } from '../table.ts';

export type Empire = 'HERB' | 'CARN';
export type Seat = { readonly side: Empire; readonly player: number };

export const readView = (view: Json): View => view as unknown as View;
export const readNotices = (notices: readonly Named[]): readonly Notice[] => notices as unknown as readonly Notice[];
export const readOrders = (orders: Json): StandingOrders => (orders ?? INITIAL_ORDERS) as unknown as StandingOrders;

export const empireOf = (side: string | null): Empire | null => (side === 'HERB' || side === 'CARN' ? side : null);
