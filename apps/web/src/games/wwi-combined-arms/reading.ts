/** Gives the service's data this game's own types. The service has checked it; this file only narrows it. */
import type { Json } from '@fieldpost/client';
import {
  INITIAL_ORDERS,
  type Notice,
  REFUSALS,
  type StandingOrders,
  type View,
} from '@fieldpost/rules-wwi-combined-arms/table';
import type { Named } from '../table.ts';

export const readView = (view: Json): View => view as View;
export const readNotices = (notices: readonly Named[]): readonly Notice[] => notices as readonly Notice[];
export const readOrders = (orders: Json): StandingOrders => (orders ?? INITIAL_ORDERS) as StandingOrders;

/** The seat of a side; each side has one player. */
export const seatOf = (side: 'south' | 'north') => ({ side, player: 0 }) as const;

export const sideOf = (side: string | null): 'south' | 'north' | null =>
  side === 'south' || side === 'north' ? side : null;

const SENTENCES: Readonly<Record<string, string>> = REFUSALS;

/** The sentence for a refusal. */
export const sentenceOf = (code: string): string => SENTENCES[code] ?? code;
