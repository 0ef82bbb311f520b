import { DIRECTIONS, type Direction } from './directions.ts';
import type { Hex } from './hex.ts';

/** The next hex in a direction. */
export function neighbour(at: Hex, direction: Direction): Hex {
  const step = DIRECTIONS[direction];
  return [at[0] + step[0], at[1] + step[1]];
}
