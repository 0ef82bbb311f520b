/** Trenches and wire: where they may be built (D-14, D-24). */
import type { Battle, Tile } from '../state.ts';
import { cannotCross, hasTank } from './ground.ts';

/** AWW-132: "A trench needs a tile without trench, wreck, tank." */
export function mayDig(battle: Battle, { at, feature }: Tile): boolean {
  return feature === null && !hasTank(battle, at);
}

/** AWW-132: "any adjacent field tile without wire that is not Cannot Cross and holds no tank" */
export function mayWire(battle: Battle, tile: Tile): boolean {
  return !tile.wire && !cannotCross(tile) && !hasTank(battle, tile.at);
}
