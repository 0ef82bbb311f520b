/** The places of hexes on the drawing: flat-top, corners 100 units from the middle, with a ring of off-board hexes for planes. */
import { type Hex, centre as hexCentre } from '@fieldpost/hex';

export const CORNER = 100;
/** Half the height of a hex. */
const APOTHEM = 86.6;
/** Room beyond the field for planes: a column to each side, a row above and below. */
const BESIDE = 165;
const BEYOND = 190;

export type Empire = 'HERB' | 'CARN';
export type Point = { readonly x: number; readonly y: number };
/** The side at the bottom, and the place of the field's origin (0, 0) on the drawing. */
export type Frame = {
  readonly perspective: Empire;
  readonly width: number;
  readonly height: number;
  readonly origin: Point;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The side that sits south is Herbivoria (THE-RULES "Words"). */
export function frameOf(hexes: readonly Hex[], perspective: string): Frame {
  const bottom = perspective === 'CARN' ? 'CARN' : 'HERB';
  const points = hexes.map((at) => facing(hexCentre(at, CORNER), bottom));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - CORNER - BESIDE;
  const top = Math.min(...ys) - APOTHEM - BEYOND;
  return {
    perspective: bottom,
    width: tenth(Math.max(...xs) + CORNER + BESIDE - left),
    height: tenth(Math.max(...ys) + APOTHEM + BEYOND - top),
    origin: { x: tenth(-left), y: tenth(-top) },
  };
}

function facing({ x, y }: Point, bottom: Empire): Point {
  return bottom === 'HERB' ? { x, y } : { x: -x, y: -y };
}

/** The middle of a hex on the drawing. */
export function centreOf(at: Hex, { perspective, origin }: Frame): Point {
  const { x, y } = facing(hexCentre(at, CORNER), perspective);
  return { x: tenth(origin.x + x), y: tenth(origin.y + y) };
}

/** A hex around (0, 0) with corners so far from the middle. */
export function hexPath(corner: number): string {
  const half = tenth(corner / 2);
  const up = tenth(corner * 0.866);
  return `M${-corner} 0L${-half} ${-up}H${half}L${corner} 0L${half} ${up}H${-half}Z`;
}

/** Degrees, clockwise from up, in which a direction of the field points on the drawing. */
export function bearing(direction: number, { perspective }: Frame): number {
  return (direction * 60 + (perspective === 'HERB' ? 0 : 180)) % 360;
}
