import { type Hex, keyOf } from '@fieldpost/hex';
import type { Notice } from '../events.ts';
import { tell } from '../telling.ts';
import { capital, placeOn, printedName, type Tiles } from './places.ts';

const COORDINATE = /(?:\bthe tile )?(-?\d+),(-?\d+)/gi;

/** What happened, in a sentence that names places as they stood on a field. */
export function tellOn(notice: Notice, tiles: Tiles): string {
  const sentence = tell(notice).replace(COORDINATE, (_text, q: string, r: string) => {
    const at: Hex = [Number(q), Number(r)];
    const tile = tiles.find((one) => keyOf(one.at) === keyOf(at));
    // A tile that has just collapsed still goes by its old name.
    return notice.type === 'tileCollapsed' && tile !== undefined ? printedName(tile, tiles) : placeOn(at, tiles);
  });
  return capital(sentence);
}
