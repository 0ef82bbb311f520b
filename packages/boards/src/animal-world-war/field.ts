/** The tiles of a battle, with what lies on them. */
import { keyOf } from '@fieldpost/hex';
import type { Battle } from '@fieldpost/rules-animal-world-war/table';
import type { SceneNode } from '../scene/scene.ts';
import { group } from '../scene/scene.ts';
import type { Album } from './album.ts';
import { itemsByHex, markedTiles, tileFacts } from './facts.ts';
import { centreOf, type Frame } from './geometry.ts';
import { drawItems } from './loose-items.ts';
import type { Palette } from './palette.ts';
import { drawTile } from './tile.ts';

/** Tiles with what lies on them, from the top of the drawing to its foot, so that nearer ones overlap those behind. */
export function drawTiles(battle: Battle, frame: Frame, ink: Palette, album: Album): readonly SceneNode[] {
  const marked = markedTiles(battle);
  const items = itemsByHex(battle);
  return battle.tiles
    .map((tile) => ({ tile, ...centreOf(tile.at, frame) }))
    .toSorted((one, other) => one.y - other.y)
    .map(({ tile, x, y }) =>
      group({ transform: `translate(${x} ${y})` }, [
        ...drawTile(tileFacts(battle, tile, marked), ink, album),
        ...drawItems(items.get(keyOf(tile.at)) ?? [], album),
      ]),
    );
}
