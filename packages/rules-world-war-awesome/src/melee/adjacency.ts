/** Who is near enough to be fought hand to hand (WWA-084). */
import type { RefusalCode } from '../catalogue/refusals.ts';
import { isInside, placeOf } from '../geometry/grid.ts';
import { distance } from '../geometry/hexes.ts';
import { type Shields, touching } from '../moving/steps.ts';
import type { Pos, War } from '../state.ts';

/** Across doors and hatches "with no live shield": neither of the two may be stopped by one. */
function joined(war: War, one: Pos, other: Pos, shields: Shields): boolean {
  const leads = (from: Pos, to: Pos) =>
    touching(war, placeOf(from), false, shields).some((step) => step.to === placeOf(to));
  return leads(one, other) && leads(other, one);
}

/** Null: adjacent. */
export function notAdjacent(war: War, one: Pos, other: Pos): RefusalCode | null {
  if (one.layer === other.layer) return distance(one, other) === 1 ? null : 'E_RANGE';
  if (!isInside(one.layer) && !isInside(other.layer)) return 'E_RANGE';
  if (joined(war, one, other, 'live')) return null;
  return joined(war, one, other, 'down') ? 'E_SHIELD' : 'E_RANGE';
}
