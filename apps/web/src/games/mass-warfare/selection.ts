/** The selection: a unit or a site, then its order and place; or an enemy with its attackers. */
import type { StandingOrders } from '@fieldpost/rules-mass-warfare/table';
import { nextThere, toggled } from '../../map-kit/two-step/picking.ts';
import { type Choice, isAim, type Menu, meantBy } from './menu.ts';

export type Picked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'subject'; readonly subject: string }
  /** `index`: the selected choice; null: none yet. */
  | { readonly kind: 'aim'; readonly subject: string; readonly at: string; readonly index: number | null }
  /** The attackers of an enemy, in this order. */
  | { readonly kind: 'volley'; readonly target: string; readonly attackers: readonly string[] };

export const NOTHING: Picked = { kind: 'nothing' };

/** Something else is picked, or the order number `order` of that hex is given at once. */
export type Tapped = { readonly picked: Picked; readonly order: number | null };

const picks = (picked: Picked): Tapped => ({ picked, order: null });

/** Picks a subject. If its only orders are in its own hex, selects them at once. */
export function pickSubject(subject: string, home: string, menu: Menu): Picked {
  const only = menu.size === 1 ? menu.get(home) : undefined;
  if (only === undefined) return { kind: 'subject', subject };
  return { kind: 'aim', subject, at: home, index: only.length === 1 ? 0 : null };
}

/**
 * The first choice of several. For two attacks on one unit, with and without advance, the standing order decides. For guns the unit comes
 * before its city, as in the menu.
 */
export function firstOf(choices: readonly Choice[], { autoAdvance }: StandingOrders): number | null {
  if (choices.length === 1) return 0;
  if (choices.every(({ command }) => meantBy(command).type === 'fire')) return choices.length > 0 ? 0 : null;
  const attacks = choices.filter(({ command }) => meantBy(command).type === 'attack');
  if (attacks.length !== choices.length || choices.length !== 2) return null;
  return autoAdvance === 'always' ? 1 : 0;
}

/**
 * The selection after a tap on a hex while a subject is picked; null if the tap has no meaning for it.
 * @param own Subjects on that hex, in their order.
 */
export function tapWith(
  picked: Extract<Picked, { readonly subject: string }>,
  key: string,
  own: readonly string[],
  menu: Menu,
  orders: StandingOrders,
): Tapped | null {
  const here = own.indexOf(picked.subject);
  const choices = menu.get(key) ?? [];
  // a tap on its own hex selects the next subject there, and after the last none
  if (here >= 0 && (choices.length === 0 || picked.kind === 'aim')) {
    const next = nextThere(own, picked.subject);
    return picks(next === null ? NOTHING : { kind: 'subject', subject: next });
  }
  if (choices.length === 0) return null;
  const [only] = choices;
  if (only !== undefined && choices.length === 1 && !isAim(only)) return { picked, order: 0 };
  return picks({ kind: 'aim', subject: picked.subject, at: key, index: firstOf(choices, orders) });
}

/** An attacker joins, or stands back. */
export function withAttacker(picked: Extract<Picked, { readonly kind: 'volley' }>, unit: string): Picked {
  return { ...picked, attackers: toggled(picked.attackers, unit) };
}
