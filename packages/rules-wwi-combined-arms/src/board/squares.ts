/**
 * Squares by name ("a1" to "l12") and by number. Both boards share one numbering, row * 12 + file from 0, so that
 * all tables are made once; the smaller board uses its lower left part.
 */

export const STRIDE = 12;
export const FILES = 'abcdefghijkl';

/** Names by number. */
export const SQUARE_NAMES: readonly string[] = Array.from(
  { length: STRIDE * STRIDE },
  (_, square) => `${FILES[square % STRIDE]}${Math.floor(square / STRIDE) + 1}`,
);

const [LETTER_A, DIGIT_ZERO] = [97, 48];

/** The number of a named square on a board of this size, or -1: it is off the board, or no square at all. */
export function squareNumber(name: string, size: number): number {
  const file = name.charCodeAt(0) - LETTER_A;
  const row = name.length === 2 ? digitAt(name, 1) - 1 : tenAndMore(name);
  return file >= 0 && file < size && row >= 0 && row < size ? row * STRIDE + file : -1;
}

/** Rows 10 and higher, from 0; -1 if the name is of another kind. */
function tenAndMore(name: string): number {
  return name.length === 3 && name[1] === '1' && digitAt(name, 2) >= 0 ? 10 + digitAt(name, 2) - 1 : -1;
}

/** The digit in a text, or -1. */
function digitAt(text: string, place: number): number {
  const digit = text.charCodeAt(place) - DIGIT_ZERO;
  return digit >= 0 && digit <= 9 ? digit : -1;
}

export function squareName(square: number): string {
  return SQUARE_NAMES[square] as string;
}

const DISTANCES = Uint8Array.from({ length: STRIDE ** 4 }, (_, pair) => {
  const from = Math.floor(pair / STRIDE ** 2);
  const to = pair % STRIDE ** 2;
  const files = Math.abs((from % STRIDE) - (to % STRIDE));
  return Math.max(files, Math.abs(Math.floor(from / STRIDE) - Math.floor(to / STRIDE)));
});

/** THE-RULES "Board and terms": distance = max(column difference, row difference). */
export function distance(from: number, to: number): number {
  return DISTANCES[from * STRIDE ** 2 + to] as number;
}

/** Rows from its own edge at which a side may place: CA-020, CA-067. */
export function zoneDepth(size: number): number {
  return size === 12 ? 4 : 3;
}

/** The row of a side counted from its own edge, 0 = its back row. */
export function rowFromBack(side: 'south' | 'north', square: number, size: number): number {
  const row = Math.floor(square / STRIDE);
  return side === 'south' ? row : size - 1 - row;
}

const ZONES = new Map<string, readonly number[]>();

/** CA-020: squares of a side's zone in the order of an automatic plan (THE-RULES "Army presets"): front row first, each from the a-file. */
export function zoneSquares(side: 'south' | 'north', size: number): readonly number[] {
  const key = `${side}${size}`;
  let zone = ZONES.get(key);
  if (zone === undefined) {
    const rows = Array.from({ length: zoneDepth(size) }, (_, row) => zoneDepth(size) - 1 - row);
    zone = rows.flatMap((row) => rowSquares(side, row, size));
    ZONES.set(key, zone);
  }
  return zone;
}

/** The squares of one row from the a-file; the row is counted from the side's own edge. */
export function rowSquares(side: 'south' | 'north', rowOfSide: number, size: number): readonly number[] {
  const row = side === 'south' ? rowOfSide : size - 1 - rowOfSide;
  return Array.from({ length: size }, (_, file) => row * STRIDE + file);
}
