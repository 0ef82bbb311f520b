/** The selection: a unit, and then its order and place. */
import type { Tie } from '@fieldpost/rules-animal-world-war/table';
import { nextThere } from '../../map-kit/two-step/picking.ts';
import { isPlainStep, type Menu, proposedAt } from './menu.ts';

export type Picked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unit'; readonly unit: string }
  /** `index`: the selected choice; null: none yet. */
  | {
      readonly kind: 'aim';
      readonly unit: string;
      readonly at: string;
      readonly index: number | null;
      readonly ties: readonly Tie[];
    }
  /** A tactics card: the units that it names so far. */
  | { readonly kind: 'card'; readonly units: readonly string[] };

/** The subject of orders that no unit carries out: cards, and what they build. */
export const NO_UNIT = '';
export const NOTHING: Picked = { kind: 'nothing' };

/** Selects the only choice of a hex, or the plain step there, so that another tap gives the order. */
export function aimAt(unit: string, at: string, menu: Menu): Picked {
  return { kind: 'aim', unit, at, index: proposedAt(menu.get(at) ?? []), ties: [] };
}

/** The result of a tap on a hex: another selection, or the order number `order` of that hex, given at once. */
export type Tapped = { readonly picked: Picked; readonly order: number | null };

/**
 * @param own Units of the viewer on that hex that can still do something, in their order.
 * @param menu What the picked unit may do.
 */
export function tapped(picked: Picked, key: string, own: readonly string[], menu: Menu): Tapped {
  if (picked.kind === 'unit' || picked.kind === 'aim') {
    const choices = menu.get(key) ?? [];
    // A tap on the unit's own tile selects the next one there, and after the last none.
    if (own.includes(picked.unit)) return { picked: unitOrNone(nextThere(own, picked.unit)), order: null };
    const seen = picked.kind === 'aim' && picked.at === key ? picked.index : choices.length === 1 ? 0 : null;
    const again = seen === null ? undefined : choices[seen];
    if (again !== undefined && isPlainStep(again)) return { picked, order: seen };
    if (choices.length > 0) return { picked: aimAt(picked.unit, key, menu), order: null };
  }
  return { picked: unitOrNone(own[0] ?? null), order: null };
}

const unitOrNone = (unit: string | null): Picked => (unit === null ? NOTHING : { kind: 'unit', unit });
