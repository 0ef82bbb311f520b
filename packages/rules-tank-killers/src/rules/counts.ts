/** Multisets of formation cards: a deck has no order (THE-RULES "Visibility and ends"). */
import type { UnitId } from '../catalogue/formations.ts';
import type { Counts, Force, Open, Side } from '../state.ts';

export function totalOf(counts: Counts): number {
  let sum = 0;
  for (const unit in counts) sum += counts[unit as UnitId] ?? 0;
  return sum;
}

/** The same cards with `more` copies more, or less, of one; kinds of which none are left disappear. */
export function changed(counts: Counts, unit: UnitId, more: number): Counts {
  const after = (counts[unit] ?? 0) + more;
  if (counts[unit] === undefined) return after === 0 ? counts : inOrder({ ...counts, [unit]: after });
  const others: Partial<Record<UnitId, number>> = {};
  for (const kind in counts) {
    const count = kind === unit ? after : counts[kind as UnitId];
    if (count !== 0) others[kind as UnitId] = count;
  }
  return others as Counts;
}

export function withAll(counts: Counts, units: readonly UnitId[]): Counts {
  const sum: Record<UnitId, number> = { ...counts };
  for (const unit of units) sum[unit] = (sum[unit] ?? 0) + 1;
  return inOrder(sum);
}

/** Equal decks are equal texts: kinds stand in the order of their list, without zeroes. */
export function inOrder(counts: Counts): Counts {
  const kinds = (Object.keys(counts) as UnitId[]).filter((unit) => counts[unit] !== 0);
  return Object.fromEntries(kinds.sort().map((unit) => [unit, counts[unit] ?? 0]));
}

/** The cards of a side that lie open. */
export function openUnits({ top, table, reserve, casualties }: Omit<Force, 'list'>): readonly UnitId[] {
  const own = table.map(({ unit }) => unit);
  return [...(top === null ? [] : [top.unit]), ...own, ...reserve, ...casualties];
}

/**
 * THE-RULES "Visibility and ends": "Knowing the reserve list a player may count what is left in a deck": the cards that lie face down, by
 * kind.
 */
export function leftInDeck({ forces }: Open, side: Side): Counts {
  const left: Record<UnitId, number> = { ...forces[side].list };
  for (const unit of openUnits(forces[side])) left[unit] = (left[unit] ?? 0) - 1;
  return inOrder(left);
}
