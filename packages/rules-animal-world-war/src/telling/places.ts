/** Tiles as people call them, from their cards: never a pair of numbers. */
import { type Hex, keyOf } from '@fieldpost/hex';
import { TILES } from '../catalogue/tiles.ts';
import type { Notice } from '../events.ts';
import type { Tile } from '../state.ts';
import { tell } from '../telling.ts';

type Tiles = readonly Pick<Tile, 'at' | 'card' | 'nml'>[];

const isMiddle = ([q, r]: Hex): boolean => q === 0 && r === 0;

/** "north-west", from the middle of the field, whose north is up the page. */
function compass([q, r]: Hex): string {
  const east = q + r / 2;
  const south = r < 0 ? 'north' : r > 0 ? 'south' : '';
  const across = east < -0.25 ? 'west' : east > 0.25 ? 'east' : '';
  return [south, across].filter((word) => word !== '').join('-');
}

/** A tile by what is printed on it: "the Barn", and where there are several, "the west Cottage". */
function printedName({ at, card }: Tiles[number], tiles: Tiles): string {
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

/** What happened, in a sentence that names places as they stood on a field. */
export function tellOn(notice: Notice, tiles: Tiles): string {
  const sentence = tell(notice).replace(COORDINATE, (_text, q: string, r: string) => {
    const at: Hex = [Number(q), Number(r)];
    const tile = tiles.find((one) => keyOf(one.at) === keyOf(at));
    // What has just come down is still called by what it was.
    return notice.type === 'tileCollapsed' && tile !== undefined ? printedName(tile, tiles) : placeOn(at, tiles);
  });
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
