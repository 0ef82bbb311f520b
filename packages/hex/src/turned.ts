import type { Hex } from './hex.ts';

/** The hex turned by 180 degrees around the origin. */
export function turned(at: Hex): Hex {
  return [0 - at[0], 0 - at[1]];
}
