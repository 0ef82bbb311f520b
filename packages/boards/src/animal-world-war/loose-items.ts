/** Tokens and grenades where they lie. */
import type { SceneNode } from '../scene/scene.ts';
import { group } from '../scene/scene.ts';
import type { Album } from './album.ts';

const KINDS: Readonly<Record<string, string>> = { C: 'case', K: 'crate', B: 'banner', F: 'charge', R: 'radio' };

/** The name of an item's picture by its id: "G1", "CASE", "K3", "BANNER_A", "F2", "R1". */
export function itemPicture(id: string): string {
  return `item.${/^G\d+$/.test(id) ? 'grenade' : (KINDS[id.charAt(0)] ?? 'crate')}`;
}

const SHOWN = 4;

/** The items on one tile, in a row at its right corner. */
export function drawItems(ids: readonly string[], album: Album): readonly SceneNode[] {
  return ids
    .slice(0, SHOWN)
    .map((id, i) =>
      group({ transform: `translate(${74 - i * 4} ${-12 + i * 17}) scale(.78)` }, album(itemPicture(id))),
    );
}
