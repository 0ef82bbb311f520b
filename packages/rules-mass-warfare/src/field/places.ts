/** How a hex is spoken of in letters and stories: by the nearest city (THE-RULES "Map format"). */
import { distance, type Hex, same } from '@fieldpost/hex';
import { SIDE_NAMES, sideOf } from '../catalogue/sides.ts';
import type { FieldMap } from './map.ts';

/** A hex and what it is called: "Zeven", "2 from Zeven", or its numbers where no city is on the map. */
export type Place = { readonly hex: Hex; readonly name: string };

type City = { readonly at: Hex; readonly text: string };

export function namedPlaces(map: FieldMap, hexes: readonly Hex[]): readonly Place[] {
  const cities = citiesOf(map);
  return hexes.map((hex) => ({ hex, name: nameOf(hex, cities) }));
}

function nameOf(hex: Hex, cities: readonly City[]): string {
  const away = Math.min(...cities.map(({ at }) => distance(at, hex)));
  const nearest = cities.find(({ at }) => distance(at, hex) === away);
  if (nearest === undefined) return hex.join(',');
  return away === 0 ? nearest.text : `${away} from ${nearest.text}`;
}

/** Every city of a map in reading order. Who has no name "is called by its seat and number". */
function citiesOf(map: FieldMap): readonly City[] {
  const counts = new Map<number, number>();
  return map.rows.flatMap(({ r, q, cells }) =>
    cells.flatMap((terrain, index) => {
      if (!terrain.startsWith('C')) return [];
      const at: Hex = [q + index, r];
      const seat = map.seats.findIndex(({ home }) => distance(home, at) <= 3) + 1;
      const count = (counts.get(seat) ?? 0) + 1;
      counts.set(seat, count);
      const named = map.names.find((name) => same(name.at, at));
      return [{ at, text: named?.text ?? numbered(seat, count) }];
    }),
  );
}

/** "Blue city 2"; a city of nobody's zone is a free one. */
function numbered(seat: number, count: number): string {
  const side = sideOf(seat);
  return side === null ? `Free city ${count}` : `${SIDE_NAMES[side]} city ${count}`;
}
