import type { Hex } from './hex.ts';

/** For sorting: by q, then by r. */
export function byColumn(one: Hex, other: Hex): number {
  return one[0] - other[0] || one[1] - other[1];
}
