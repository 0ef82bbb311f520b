import type { Hex } from './hex.ts';

/** The way from `from` to `to`: what has to be added to `from`. */
export function subtract(to: Hex, from: Hex): Hex {
  return [to[0] - from[0], to[1] - from[1]];
}
