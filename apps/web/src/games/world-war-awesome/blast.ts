/** Which hexes of the picture a blast covers. */
import { keyOfHex } from '@fieldpost/boards/world-war-awesome';
import {
  distance,
  footprintIn,
  GRID,
  type Hex,
  hexAt,
  isInside,
  type Layer,
  projected,
  tankOf,
  terrainAt,
  type War,
} from '@fieldpost/rules-world-war-awesome/table';

/** Hexes within `radius` of a hit, hull or wall aside (WWA-076); inside a tank those of that tank alone. `radius` null: it has no blast. */
export function hexesOfBlast(war: War, layer: Layer, hex: Hex, radius: number | null): readonly string[] {
  if (radius === null) return [];
  const centre = projected(war, { layer, ...hex });
  const seat = isInside(layer) ? tankOf(layer) : null;
  const print = seat === null ? null : footprintIn(war, seat);
  const cells = Array.from({ length: GRID }, (_, cell) => cell);
  return cells
    .filter((cell) => distance(hexAt(cell), centre) <= radius)
    .filter((cell) => (print === null ? terrainAt(war.ground, cell) !== null : print.localAt(cell) >= 0))
    .map((cell) => keyOfHex(hexAt(cell)));
}
