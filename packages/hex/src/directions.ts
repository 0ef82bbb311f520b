import type { Hex } from './hex.ts';

/** One of the six directions, clockwise from north. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const EVERY_DIRECTION: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The step of each direction, clockwise from north: N, NE, SE, S, SW, NW. */
export const DIRECTIONS: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
