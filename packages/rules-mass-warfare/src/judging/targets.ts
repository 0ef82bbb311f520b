/** What lies within reach: enemy units and infrastructure. MW-057: nothing blocks fire. */
import { armyOf, controls, groundIn, infrastructureAt } from '../state/board.ts';
import type { HexNo, Side, Unit, War } from '../state.ts';

/** Enemy units of a kind within this many hexes, by side and id. */
export function unitsWithin(
  war: War,
  side: Side,
  from: HexNo,
  reach: number,
  fits: (side: Side, unit: Unit) => boolean,
): readonly Unit[] {
  const { distance } = groundIn(war);
  const found: Unit[] = [];
  for (const other of war.sides) {
    if (other === side) continue;
    for (const unit of armyOf(war, other)) if (fits(side, unit) && distance(from, unit.at) <= reach) found.push(unit);
  }
  return found;
}

/** MW-061, MW-093: infrastructure "in any hex not controlled by the owner", by number, at `nearest` to `reach` hexes. */
export function worksWithin(war: War, side: Side, from: HexNo, reach: number, nearest: 0 | 1): readonly HexNo[] {
  const { works, distance } = groundIn(war);
  const found: HexNo[] = [];
  const look = (at: HexNo) => {
    const away = distance(from, at);
    if (away >= nearest && away <= reach && !controls(war, side, at)) found.push(at);
  };
  for (const at of works) look(at);
  for (const key in war.bases) look(Number(key));
  return found;
}

/** Whether a hex holds infrastructure that this side may attack from a distance. */
export function isForeignWork(war: War, side: Side, at: HexNo): boolean {
  return infrastructureAt(war, at) !== null && !controls(war, side, at);
}
