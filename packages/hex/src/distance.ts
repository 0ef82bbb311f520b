import type { Hex } from './hex.ts';

/** Steps from one hex to another: max(|dq|, |dr|, |dq + dr|). */
export function distance(one: Hex, other: Hex): number {
  const dq = other[0] - one[0];
  const dr = other[1] - one[1];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}
