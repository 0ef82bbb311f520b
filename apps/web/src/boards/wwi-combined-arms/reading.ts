/** What came from the service, under this game's own names. The service has judged it; here it is only told apart. */
import type { Json } from '@fieldpost/client';
import type { Command, Notice, StandingOrders, View } from '@fieldpost/rules-wwi-combined-arms';
import { wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';
import type { Named } from '../table.ts';

export const readView = (view: Json): View => view as View;
export const readNotices = (notices: readonly Named[]): readonly Notice[] => notices as readonly Notice[];
export const readOrders = (orders: Json): StandingOrders => (orders ?? wwiCombinedArms.initialOrders) as StandingOrders;

/** The seat of a side; each side has one player. */
export const seatOf = (side: 'south' | 'north') => ({ side, player: 0 }) as const;

export const sideOf = (side: string | null): 'south' | 'north' | null =>
  side === 'south' || side === 'north' ? side : null;

/** The sentence for a command that would be refused; null: it is legal. */
export function refusalOf(
  view: View,
  side: 'south' | 'north',
  command: Command,
): { sentence: string; rule: string | null } | null {
  const refusal = wwiCombinedArms.refuses(view, seatOf(side), command);
  if (refusal === null) return null;
  return { sentence: wwiCombinedArms.texts.refusals[refusal.code] ?? refusal.code, rule: refusal.rule };
}
