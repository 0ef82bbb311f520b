/** The odds of orders, played and not modelled: every throw of the dice goes through the rules themselves. */

import { sideOf } from '../catalogue/sides.ts';
import { limitOf, yieldOf } from '../economy/supply.ts';
import { groundIn } from '../state/board.ts';
import type { HexNo, Side, War } from '../state.ts';

export type { Fate } from './fates.ts';
export { type SortieOdds, sortieOdds } from './sorties.ts';
export { type Shot, volleyOdds } from './volleys.ts';

/** I: "what the limit of its owner becomes", were there this many fires in a city or on a farm. Null: it feeds and mans nobody. */
export type LimitAfter = { readonly side: Side; readonly now: number; readonly after: number };

export function limitAfter(war: War, at: HexNo, fire: number): LimitAfter | null {
  const side = sideOf(war.control[at] ?? 0);
  const gives = groundIn(war).facts[at]?.gives;
  if (side === null || (gives !== 'people' && gives !== 'food')) return null;
  const burning = { ...war, fire: { ...war.fire, [at]: fire } };
  return { side, now: limitOf(yieldOf(war, side)), after: limitOf(yieldOf(burning, side)) };
}
