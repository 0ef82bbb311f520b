import { DIRECTIONS, type Direction, EVERY_DIRECTION } from './directions.ts';
import type { Hex } from './hex.ts';
import { subtract } from './subtract.ts';

/** One step of a straight path: the hex nearest to the line, or two where the line runs exactly between them. */
export type Step = readonly [Hex] | readonly [Hex, Hex];

/** A way as `along` steps in a direction and `aside` steps in the next one clockwise. */
type Sector = { readonly direction: Direction; readonly along: number; readonly aside: number };

/** The one sector with along >= 1 and aside >= 0. `way` is not (0, 0). */
function sectorOf(way: Hex): Sector {
  for (const direction of EVERY_DIRECTION) {
    const [q, r] = DIRECTIONS[direction];
    const [sideQ, sideR] = DIRECTIONS[((direction + 1) % 6) as Direction];
    // Solved by Cramer's rule; the determinant q * sideR - r * sideQ of two neighbouring directions is always 1.
    const along = way[0] * sideR - way[1] * sideQ;
    const aside = q * way[1] - r * way[0];
    if (along >= 1 && aside >= 0) return { direction, along, aside };
  }
  throw new RangeError('there is no path from a hex to itself');
}

/**
 * The hexes that the straight line from centre to centre runs through, between two hexes that are not the same: one step
 * for each ring around `from`, without the ends. Whole numbers only, so that it comes out the same everywhere and both ways.
 */
export function straightPath(from: Hex, to: Hex): readonly Step[] {
  const { direction, along, aside } = sectorOf(subtract(to, from));
  const far = along + aside;
  const straight = DIRECTIONS[direction];
  const side = DIRECTIONS[((direction + 1) % 6) as Direction];
  const hex = (ring: number, j: number): Hex => [
    from[0] + (ring - j) * straight[0] + j * side[0],
    from[1] + (ring - j) * straight[1] + j * side[1],
  ];
  const steps: Step[] = [];
  for (let ring = 1; ring < far; ring++) {
    const doubled = 2 * aside * ring; // twice `far` times the exact number of sideways steps
    const below = Math.floor(doubled / (2 * far));
    if (doubled % (2 * far) === far) steps.push([hex(ring, below), hex(ring, below + 1)]);
    else steps.push([hex(ring, Math.floor((doubled + far) / (2 * far)))]);
  }
  return steps;
}
