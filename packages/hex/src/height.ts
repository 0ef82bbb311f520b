import type { Hex } from './hex.ts';

/** How far south of the origin the centre of a hex lies, in whole and half hexes: r + q / 2. */
export function height(at: Hex): number {
  return at[1] + at[0] / 2;
}
