import { EVERY_DIRECTION } from './directions.ts';
import type { Hex } from './hex.ts';
import { neighbour } from './neighbour.ts';

/** The six hexes around one, clockwise from north. */
export function neighbours(at: Hex): readonly Hex[] {
  return EVERY_DIRECTION.map((direction) => neighbour(at, direction));
}
