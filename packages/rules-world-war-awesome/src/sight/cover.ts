/** What shelters a target (WWA-032, WWA-033, WWA-048). */
import { TERRAIN } from '../catalogue/terrain.ts';
import { cellOf, terrainAt } from '../geometry/grid.ts';
import { distance } from '../geometry/hexes.ts';
import { lineBetween } from '../geometry/lines.ts';
import { isFast } from '../state/board.ts';
import type { Hex, Unit, War } from '../state.ts';

/** WWA-033: the line crosses a low wall beside the target, or runs between two of them. */
function behindLowWall(war: War, from: Hex, target: Hex): boolean {
  const { crossed, pairs } = lineBetween(from, target);
  const isWall = ({ q, r }: Hex): boolean => {
    const hex = { q: from.q + q, r: from.r + r };
    return distance(hex, target) === 1 && terrainAt(war.ground, cellOf(hex.q, hex.r)) === 'l';
  };
  return crossed.some(isWall) || pairs.some(([one, other]) => isWall(one) && isWall(other));
}

/** WWA-032: cover of the place; "Roof and interior hexes give no cover". */
function isInCover(war: War, { at }: Unit, from: Hex): boolean {
  if (at.layer !== 'ground') return false;
  const sign = terrainAt(war.ground, cellOf(at.q, at.r));
  return (sign !== null && TERRAIN[sign].cover) || behindLowWall(war, from, at);
}

/** WWA-048: "A fast unit is always treated as in cover". */
export function isSheltered(war: War, unit: Unit, from: Hex): boolean {
  return isFast(unit) || isInCover(war, unit, from);
}
