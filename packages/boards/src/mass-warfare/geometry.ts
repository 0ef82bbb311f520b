/**
 * The places of hexes on the drawing: pointy tops (THE-RULES "Components"), corners 50 units from the middle. North is up for everybody.
 */
import type { Hex } from '@fieldpost/hex';

export const CORNER = 50;
/** Half the width of a hex. */
export const APOTHEM = 43.3;
const MARGIN = 26;

export type Point = { readonly x: number; readonly y: number };
/** The size of the drawing, and where on it the hex 0,0 lies. */
export type Frame = { readonly width: number; readonly height: number; readonly origin: Point };

const tenth = (value: number): number => Math.round(value * 10) / 10;

function bare([q, r]: Hex): Point {
  return { x: 2 * APOTHEM * (q + r / 2), y: 1.5 * CORNER * r };
}

export function frameOf(hexes: readonly Hex[]): Frame {
  const points = hexes.map(bare);
  const left = Math.min(...points.map(({ x }) => x)) - APOTHEM - MARGIN;
  const top = Math.min(...points.map(({ y }) => y)) - CORNER - MARGIN;
  return {
    width: tenth(Math.max(...points.map(({ x }) => x)) + APOTHEM + MARGIN - left),
    height: tenth(Math.max(...points.map(({ y }) => y)) + CORNER + MARGIN - top),
    origin: { x: tenth(-left), y: tenth(-top) },
  };
}

/** The middle of a hex on the drawing. */
export function centreOf(at: Hex, { origin }: Frame): Point {
  const { x, y } = bare(at);
  return { x: tenth(origin.x + x), y: tenth(origin.y + y) };
}

/** The six corners around (0, 0), clockwise from the top. */
export function cornersOf(corner: number): readonly Point[] {
  const side = tenth(corner * 0.866);
  const half = tenth(corner / 2);
  return [
    { x: 0, y: -corner },
    { x: side, y: -half },
    { x: side, y: half },
    { x: 0, y: corner },
    { x: -side, y: half },
    { x: -side, y: -half },
  ];
}

/** A hex around (0, 0) with corners so far from the middle. */
export function hexPath(corner: number): string {
  return `${cornersOf(corner)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')}Z`;
}

/**
 * The two corners of the edge that a hex shares with its neighbour in each of the six directions of `@fieldpost/hex` (0,-1 first, then
 * clockwise: with pointy tops that is NW, NE, E, SE, SW, W).
 */
export const EDGES: readonly (readonly [number, number])[] = [
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
];
