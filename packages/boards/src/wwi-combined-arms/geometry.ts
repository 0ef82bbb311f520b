/** The places of squares on the drawing. One square is 100 units wide; the margin with the lettering is 44. */
import { FILES, type SideName } from './position.ts';

export const SQUARE = 100;
export const MARGIN = 44;

export type Point = { readonly x: number; readonly y: number };
/** Squares along one edge, and who sits at the bottom. */
export type Frame = { readonly size: number; readonly perspective: SideName };

export function extent(size: number): number {
  return size * SQUARE + 2 * MARGIN;
}

/** The middle of a square, for instance of "e4". */
export function centre(square: string, frame: Frame): Point {
  const file = FILES.indexOf(square.charAt(0));
  const row = Number(square.slice(1)) - 1;
  const south = frame.perspective === 'south';
  const column = south ? file : frame.size - 1 - file;
  const fromTop = south ? frame.size - 1 - row : row;
  return { x: MARGIN + (column + 0.5) * SQUARE, y: MARGIN + (fromTop + 0.5) * SQUARE };
}

/** A number from 0 to 1 that is always the same for the same square and purpose: hand-drawn, but never twice different. */
export function chanceOf(square: string, purpose: number): number {
  let hash = 2166136261 ^ purpose;
  for (const character of square) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  return (Math.imul(hash, 1540483477) >>> 8) / 2 ** 24;
}
