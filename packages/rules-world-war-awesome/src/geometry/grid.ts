/**
 * Numbers of places: hexes of the battlefield, and of the inside and the roof of each tank. States and views name places by layer
 * and coordinates; searches and lists count with these numbers.
 */
import { COLUMNS, ROWS } from '../catalogue/maps.ts';
import type { Terrain } from '../catalogue/terrain.ts';
import type { Hex, Layer, Pos, Seat } from '../state.ts';

const LEFT = 8;
const WIDTH = LEFT + COLUMNS;
/** Numbers of the battlefield, those off the map included. */
export const GRID = WIDTH * ROWS;
/** A tank fits into seven rows of seven. */
const HALF = 3;
const SIDE = 2 * HALF + 1;
const LOCAL = SIDE * SIDE;
export const PLACES = GRID + 4 * LOCAL;
const FIRST: Readonly<Record<Layer, number>> = {
  ground: 0,
  'in:A': GRID,
  'in:B': GRID + LOCAL,
  'roof:A': GRID + 2 * LOCAL,
  'roof:B': GRID + 3 * LOCAL,
};
const TANK_LAYERS = ['in:A', 'in:B', 'roof:A', 'roof:B'] as const;

/** -1: outside of every map. */
export function cellOf(q: number, r: number): number {
  return r < 0 || r >= ROWS || q < -LEFT || q >= COLUMNS ? -1 : r * WIDTH + q + LEFT;
}

export function hexAt(cell: number): Hex {
  return { q: (cell % WIDTH) - LEFT, r: Math.floor(cell / WIDTH) };
}

/** -1: no tank is so large. */
export function localOf(q: number, r: number): number {
  return Math.abs(q) > HALF || Math.abs(r) > HALF ? -1 : (r + HALF) * SIDE + q + HALF;
}

export function localAt(local: number): Hex {
  return { q: (local % SIDE) - HALF, r: Math.floor(local / SIDE) - HALF };
}

/** The number of a place; -1: there is no such place. */
export function placeOf({ layer, q, r }: Pos): number {
  if (layer === 'ground') return cellOf(q, r);
  const local = localOf(q, r);
  return local < 0 ? -1 : FIRST[layer] + local;
}

export function placeIn(layer: Layer, number: number): number {
  return FIRST[layer] + number;
}

export function layerOf(place: number): Layer {
  return place < GRID ? 'ground' : (TANK_LAYERS[Math.floor((place - GRID) / LOCAL)] as Layer);
}

/** The number of a place within its layer. */
export function withinLayer(place: number): number {
  return place < GRID ? place : (place - GRID) % LOCAL;
}

export function posAt(place: number): Pos {
  return POSITIONS[place] ?? positionAt(place);
}

function positionAt(place: number): Pos {
  const layer = layerOf(place);
  const { q, r } = layer === 'ground' ? hexAt(place) : localAt(withinLayer(place));
  return { layer, q, r };
}

const POSITIONS: readonly Pos[] = Array.from({ length: PLACES }, (_, place) => positionAt(place));

/** The tank in or on which a layer is; null: the battlefield. */
export function tankOf(layer: Layer): Seat | null {
  if (layer === 'ground') return null;
  return layer === 'in:A' || layer === 'roof:A' ? 'A' : 'B';
}

export function isInside(layer: Layer): boolean {
  return layer === 'in:A' || layer === 'in:B';
}
export function isRoof(layer: Layer): boolean {
  return layer === 'roof:A' || layer === 'roof:B';
}
export function samePos(one: Pos, other: Pos): boolean {
  return one.layer === other.layer && one.q === other.q && one.r === other.r;
}

/** WWA-027: q = col - (row - row mod 2) / 2, r = row. */
export function hexOfColumn(column: number, row: number): Hex {
  return { q: column - (row - (row % 2)) / 2, r: row };
}

/** The signs of a whole battlefield by the numbers of its hexes; a blank is off the map. */
export function groundOf(rows: readonly string[]): string {
  const signs = new Array<string>(GRID).fill(' ');
  for (const [row, line] of rows.entries())
    for (let column = 0; column < line.length; column++) {
      const { q, r } = hexOfColumn(column, row);
      signs[cellOf(q, r)] = line[column] ?? ' ';
    }
  return signs.join('');
}

/** A map drawing again: what `groundOf` was made of. */
export function rowsOf(ground: string): readonly string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const cells = Array.from({ length: COLUMNS - (row % 2) }, (_cell, column) => {
      const { q, r } = hexOfColumn(column, row);
      return ground[cellOf(q, r)] ?? ' ';
    });
    return cells.join('');
  });
}

/** Null: off the map. */
export function terrainAt(ground: string, cell: number): Terrain | null {
  const sign = cell < 0 ? ' ' : ground[cell];
  return sign === ' ' || sign === undefined ? null : (sign as Terrain);
}

/** WWA-002: the outermost column of an edge. */
export function isEdge(seat: Seat, { q, r }: Hex): boolean {
  const column = q + (r - (r % 2)) / 2;
  return column === (seat === 'A' ? 0 : COLUMNS - 1 - (r % 2));
}
