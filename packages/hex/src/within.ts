import { distance } from './distance.ts';
import type { Hex } from './hex.ts';

/** All hexes at most `reach` steps away, the centre included, by q and then r. */
export function within(centre: Hex, reach: number): readonly Hex[] {
  const found: Hex[] = [];
  for (let q = centre[0] - reach; q <= centre[0] + reach; q++)
    for (let r = centre[1] - reach; r <= centre[1] + reach; r++)
      if (distance(centre, [q, r]) <= reach) found.push([q, r]);
  return found;
}
