import type { Hex } from './hex.ts';

/** A hex as the key of a record: "q,r". */
export function keyOf(at: Hex): string {
  return `${at[0]},${at[1]}`;
}
