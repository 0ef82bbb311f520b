/** Tiles as people call them, from their cards: never a pair of numbers. */
import { type Hex, keyOf } from '@fieldpost/hex';
import { TILES } from '../catalogue/tiles.ts';
import type { Tile } from '../state.ts';

export type Tiles = readonly Pick<Tile, 'at' | 'card' | 'nml'>[];

const isMiddle = ([q, r]: Hex): boolean => q === 0 && r === 0;

/** "north-west", from the middle of the field, whose north is up the page. */
function compass([q, r]: Hex): string {
  const east = q + r / 2;
  const south = r < 0 ? 'north' : r > 0 ? 'south' : '';
  const across = east < -0.25 ? 'west' : east > 0.25 ? 'east' : '';
  return [south, across].filter((word) => word !== '').join('-');
}

const ORDINALS = ['', 'second ', 'third ', 'fourth ', 'fifth '];

/** Nearer to the middle first; then as the field is read. */
const inOrder = (one: Hex, other: Hex): number => steps(one) - steps(other) || one[1] - other[1] || one[0] - other[0];
const steps = ([q, r]: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/**
 * A tile by what is printed on it: "the Barn", where there are several "the west Cottage", and of those in one direction "the second west
 * Cottage". No two tiles of a field share a name, and none loses its name when another falls.
 */
export function printedName({ at, card }: Tiles[number], tiles: Tiles): string {
  const alike = tiles.filter((one) => one.card === card);
  if (alike.length < 2) return `the ${TILES[card].name}`;
  if (isMiddle(at)) return `the middle ${TILES[card].name}`;
  const beside = alike.filter((one) => !isMiddle(one.at) && compass(one.at) === compass(at)).map((one) => one.at);
  const place = beside.toSorted(inOrder).findIndex((one) => keyOf(one) === keyOf(at));
  return `the ${ORDINALS[place] ?? `${place + 1}th `}${compass(at)} ${TILES[card].name}`;
}

/** "the Barn", "the west Cottage", "the Crossroads (No Man's Land)". Off the field: "the edge of the field". */
export function placeOn(at: Hex, tiles: Tiles): string {
  const tile = tiles.find((one) => keyOf(one.at) === keyOf(at));
  if (tile === undefined) return 'the edge of the field';
  return tile.nml ? `${printedName(tile, tiles)} (No Man's Land)` : printedName(tile, tiles);
}

const COORDINATE = /(?:\bthe tile )?(-?\d+),(-?\d+)/gi;

/** A sentence with its pairs of numbers as places: by what is printed on a tile, whatever has become of it. */
export function placesIn(sentence: string, tiles: Tiles): string {
  const printed = tiles.map((tile) => ({ ...tile, nml: false }));
  const text = sentence.replace(COORDINATE, (_pair, q: string, r: string) => placeOn([Number(q), Number(r)], printed));
  return capital(text);
}

/** A name at its beginning makes a sentence begin small. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
