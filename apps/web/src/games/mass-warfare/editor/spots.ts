/** The hexes that a tap changes: one, or all its copies under the symmetry of the map. */
import { fromKey, type Hex, keyOf, same } from '@fieldpost/hex';
import { turnsFor } from '@fieldpost/rules-mass-warfare/drawing';
import type { Drawing } from './drawing.ts';

/** `seat`: whose ground the hex is by the symmetry, from 0. */
export type Spot = { readonly key: string; readonly seat: number };

/** Two hexes that every symmetry moves, except the identity. */
const PROBES: readonly Hex[] = [
  [1, 2],
  [5, -1],
];

/** A change of a hex for one seat also applies to its copies for the others. Each hex once, the tapped one first. */
export function spotsOf({ seats, mirrored }: Pick<Drawing, 'seats' | 'mirrored'>, key: string, seat: number) {
  const touched: Spot = { key, seat };
  const hex = fromKey(key);
  if (hex === null || !mirrored) return [touched];
  const turns = turnsFor(seats.length);
  const there = turns[seat] ?? ((at: Hex) => at);
  const back = turns.find((turn) => PROBES.every((at) => same(turn(there(at)), at)));
  const origin = back?.(hex) ?? hex;
  const copies = turns.map((turn, index): Spot => ({ key: keyOf(turn(origin)), seat: index }));
  const others = copies.filter(
    (one, index) => one.key !== key && copies.findIndex((two) => two.key === one.key) === index,
  );
  return [touched, ...others];
}
