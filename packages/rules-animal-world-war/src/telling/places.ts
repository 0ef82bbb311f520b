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

/** A tile by what is printed on it: "the Barn", and where there are several, "the west Cottage". */
export function printedName({ at, card }: Tiles[number], tiles: Tiles): string {
  const alike = tiles.filter((one) => one.card === card && !one.nml);
  const which = alike.length < 2 ? '' : isMiddle(at) ? 'middle ' : `${compass(at)} `;
  return `the ${which}${TILES[card].name}`;
}

/** "the Barn", "the west Cottage", "No Man's Land in the north". Off the field: "the edge of the field". */
export function placeOn(at: Hex, tiles: Tiles): string {
  const tile = tiles.find((one) => keyOf(one.at) === keyOf(at));
  if (tile === undefined) return 'the edge of the field';
  if (!tile.nml) return printedName(tile, tiles);
  return isMiddle(at) ? "No Man's Land in the middle" : `No Man's Land in the ${compass(at)}`;
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
