/** The places of hexes on the drawing (WWA-025, WWA-027): pointed tops, corners 50 units from the middle. West is left for everybody. */
import { COLUMNS, ROWS, type Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { Hex } from '@fieldpost/rules-world-war-awesome/table';

export const CORNER = 50;
/** Half the width of a hex. */
export const APOTHEM = 43.3;
const MARGIN = 20;

export type Point = { readonly x: number; readonly y: number };

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The battlefield: 17 rows of 25 and 24 hexes. */
export const FIELD = {
  width: tenth(COLUMNS * 2 * APOTHEM + 2 * MARGIN),
  height: tenth((ROWS - 1) * 1.5 * CORNER + 2 * CORNER + 2 * MARGIN),
} as const;

/** How the battlefield lies on a picture. */
export type Lie = {
  /** The whole picture. */
  readonly width: number;
  readonly height: number;
  /** Degrees by which the field is turned clockwise. */
  readonly degrees: number;
  /** Carries the drawing of the field there, for an SVG `transform`. */
  readonly transform: string;
  /** The place of a point of the drawing on screen. */
  readonly at: (spot: Point) => Point;
};

/** As printed: west is left. */
export const WIDE: Lie = { ...FIELD, degrees: 0, transform: '', at: (spot) => spot };

const tall = { width: FIELD.height, height: FIELD.width };
/** Turned so that the edge of a side is at the foot (W-2). */
export const UPRIGHT: Readonly<Record<Seat, Lie>> = {
  A: {
    ...tall,
    degrees: -90,
    transform: `translate(0 ${FIELD.width}) rotate(-90)`,
    at: ({ x, y }) => ({ x: y, y: tenth(FIELD.width - x) }),
  },
  B: {
    ...tall,
    degrees: 90,
    transform: `translate(${FIELD.height} 0) rotate(90)`,
    at: ({ x, y }) => ({ x: tenth(FIELD.height - y), y: x }),
  },
};

/** Around a spot of the drawing, and off it as the reader sees it; `up`: degrees that set upright what lies on a turned field. */
export function uprightAt({ x, y }: Point, up: number, dx = 0, dy = 0): string {
  if (up === 0) return `translate(${x + dx} ${y + dy})`;
  const off = dx === 0 && dy === 0 ? '' : ` translate(${dx} ${dy})`;
  return `translate(${x} ${y}) rotate(${up})${off}`;
}

/** From the middle of hex 0,0 of a board. */
export function offsetOf({ q, r }: Hex): Point {
  return { x: tenth(2 * APOTHEM * (q + r / 2)), y: tenth(1.5 * CORNER * r) };
}

/** The middle of a hex of the battlefield. */
export function centreOf(hex: Hex): Point {
  const { x, y } = offsetOf(hex);
  return { x: tenth(MARGIN + APOTHEM + x), y: tenth(MARGIN + CORNER + y) };
}

/** The six corners around (0, 0), clockwise from the top. */
function cornersOf(corner: number): readonly Point[] {
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

/** A hex around a point with corners so far from it. */
export function hexPath(corner: number, { x, y }: Point = { x: 0, y: 0 }): string {
  return `${cornersOf(corner)
    .map((at, index) => `${index === 0 ? 'M' : 'L'}${tenth(x + at.x)} ${tenth(y + at.y)}`)
    .join('')}Z`;
}

/** Both ends of the edge toward a direction (WWA-025: 0 = east, clockwise), around a point. */
export function edgeOf(dir: number, corner: number, { x, y }: Point): readonly [Point, Point] {
  const corners = cornersOf(corner);
  const at = (index: number): Point => {
    const one = corners[index % 6] ?? { x: 0, y: 0 };
    return { x: tenth(x + one.x), y: tenth(y + one.y) };
  };
  return [at(dir + 1), at(dir + 2)];
}
