import type { Hex } from './hex.ts';

/** The sum of two hexes, coordinate by coordinate. */
export function add(one: Hex, other: Hex): Hex {
  return [one[0] + other[0], one[1] + other[1]];
}
