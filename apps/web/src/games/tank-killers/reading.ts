/** Gives the service's data this game's own types. The service has checked it; this file only narrows it. */
import type { Json } from '@fieldpost/client';
import { INITIAL_ORDERS, type Notice, type Side, type StandingOrders } from '@fieldpost/rules-tank-killers';
import { REFUSALS, type RefusalCode } from '@fieldpost/rules-tank-killers/catalogue';
import type { Named } from '../table.ts';

export const readNotices = (notices: readonly Named[]): readonly Notice[] => notices as unknown as readonly Notice[];
export const readOrders = (orders: Json): StandingOrders => (orders ?? INITIAL_ORDERS) as unknown as StandingOrders;

export const sideOf = (side: string | null): Side | null => (side === 'german' || side === 'anglo' ? side : null);

/** The seat of a side; each side has one player. */
export const seatOf = (side: Side) => ({ side, player: 0 }) as const;

/** Why something cannot be: the sentence, and the rule that says so. */
export type Reason = { readonly sentence: string; readonly rule: string | null };

/** A refusal in words. */
export function reasonOf(refusal: { readonly code: string; readonly rule: string | null }): Reason {
  return { sentence: REFUSALS[refusal.code as RefusalCode] ?? refusal.code, rule: refusal.rule };
}
