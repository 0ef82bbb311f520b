/** What can be worked out of a battlefield's shape, once: places of tiles, neighbours, edges, flight lines. */
import { type Direction, EVERY_DIRECTION, type Hex, keyOf, neighbour } from '@fieldpost/hex';
import type { Empire } from '../catalogue/empires.ts';
import type { Battlefield } from './battlefield.ts';

/** AWW-160: a row of at least two tiles flown in one direction, with the off-board hexes before and behind it. */
export type FlightLine = {
  readonly dir: Direction;
  readonly tiles: readonly Hex[];
  readonly entry: Hex;
  readonly exit: Hex;
};

/** A flight line by its direction and first tile, as commands name it. */
export type LineName = { readonly dir: Direction; readonly first: Hex };

export type Geometry = {
  readonly hexes: readonly Hex[];
  /** The place of a hex among `hexes`; -1: it is off the field. */
  readonly indexOf: (at: Hex) => number;
  /** Neighbours on the field, clockwise from north, as places; one list for each place. */
  readonly neighbours: readonly (readonly number[])[];
  /** THE-RULES "Tactics deck": "a field tile with fewer than six field neighbours", by q, then r. */
  readonly edges: readonly Hex[];
  /** By direction, then by q and r of the first tile. */
  readonly lines: readonly FlightLine[];
};

const known = new WeakMap<Battlefield, Geometry>();
/** By their hexes: a field that comes out of a store again is the field of before. */
const measured = new Map<string, Geometry>();
const MAX_MEASURED = 256;

export function geometryOf(field: Battlefield): Geometry {
  let geometry = known.get(field);
  if (geometry === undefined) {
    geometry = remembered(field.hexes);
    known.set(field, geometry);
  }
  return geometry;
}

function remembered(hexes: readonly Hex[]): Geometry {
  const name = hexes.join(' ');
  const geometry = measured.get(name) ?? measure(hexes);
  if (measured.size >= MAX_MEASURED) measured.clear();
  measured.set(name, geometry);
  return geometry;
}

function measure(hexes: readonly Hex[]): Geometry {
  const indexOf = placing(hexes);
  const around = (at: Hex) => EVERY_DIRECTION.map((dir) => indexOf(neighbour(at, dir))).filter((place) => place >= 0);
  const neighbours = hexes.map(around);
  const edges = hexes.filter((_, place) => (neighbours[place] ?? []).length < 6);
  const lines = EVERY_DIRECTION.flatMap((dir) => linesAlong(dir, hexes, indexOf));
  return { hexes, indexOf, neighbours, edges, lines };
}

/** A table of places over the rectangle around all hexes. */
function placing(hexes: readonly Hex[]): Geometry['indexOf'] {
  const [west, east] = ends(hexes.map(([q]) => q));
  const [north, south] = ends(hexes.map(([, r]) => r));
  const rows = south - north + 1;
  const table = new Array<number>(rows * (east - west + 1)).fill(-1);
  hexes.forEach(([q, r], place) => {
    table[(q - west) * rows + r - north] = place;
  });
  return ([q, r]) =>
    q < west || q > east || r < north || r > south ? -1 : (table[(q - west) * rows + r - north] as number);
}

function ends(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** AWW-160: "a maximal row of at least two consecutive field tiles"; "a row ends at the first gap". */
function linesAlong(dir: Direction, hexes: readonly Hex[], indexOf: Geometry['indexOf']): readonly FlightLine[] {
  const back = ((dir + 3) % 6) as Direction;
  return hexes.flatMap((first) => {
    const entry = neighbour(first, back);
    if (indexOf(entry) >= 0) return [];
    const tiles: Hex[] = [];
    let at = first;
    for (; indexOf(at) >= 0; at = neighbour(at, dir)) tiles.push(at);
    return tiles.length < 2 ? [] : [{ dir, tiles, entry, exit: at }];
  });
}

export function onField(field: Battlefield, at: Hex): boolean {
  return geometryOf(field).indexOf(at) >= 0;
}

/** Neighbours on the field, clockwise from north; none for a hex off the field. */
export function fieldNeighbours(field: Battlefield, at: Hex): readonly Hex[] {
  const { hexes, indexOf, neighbours } = geometryOf(field);
  return (neighbours[indexOf(at)] ?? []).map((place) => hexes[place] as Hex);
}

/** THE-RULES "Tactics deck". */
export function isEdge(field: Battlefield, at: Hex): boolean {
  const { indexOf, neighbours } = geometryOf(field);
  const around = neighbours[indexOf(at)];
  return around !== undefined && around.length < 6;
}

/** AWW-160: the line of that direction and first tile, or null: there is none. */
export function flightLine(geometry: Geometry, { dir, first }: LineName): FlightLine | null {
  const key = keyOf(first);
  return geometry.lines.find((line) => line.dir === dir && keyOf(line.tiles[0] as Hex) === key) ?? null;
}

/** The way an Empire looks from its own edge: Herbivoria north, Carnivoron south (THE-RULES "Words", AWW-016). */
export const FACING: Readonly<Record<Empire, Direction>> = { HERB: 0, CARN: 3 };

/** AWW-016: "the off-board hex behind a layout-zone tile". */
export function behind(field: Battlefield, empire: Empire, tile: Hex): Hex {
  const back = ((FACING[empire] + 3) % 6) as Direction;
  let at = neighbour(tile, back);
  while (onField(field, at)) at = neighbour(at, back);
  return at;
}
