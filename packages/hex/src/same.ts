import type { Hex } from './hex.ts';

/** Whether two coordinates mean one hex. */
export function same(one: Hex, other: Hex): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
