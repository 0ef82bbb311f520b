/** What is worked out of a map once and remembered by it: numbers of hexes, neighbours, ways, names of places. */
import { byColumn, distance, type Hex, neighbours } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { TERRAIN, type Terrain, type TerrainFacts } from '../catalogue/terrain.ts';
import type { FieldMap } from './map.ts';
import { namedPlaces, type Place } from './places.ts';

/** The number of a hex: its place in the order of q, then r. "Lowest q then r" is the lowest number. */
export type HexNo = number;

export type Ground = {
  readonly hexes: readonly Hex[];
  readonly terrain: readonly Terrain[];
  readonly facts: readonly TerrainFacts[];
  readonly neighbours: readonly (readonly HexNo[])[];
  readonly places: readonly Place[];
  /** MW-012: each city hex is a city. */
  readonly cities: readonly HexNo[];
  /** MW-061: hexes whose terrain may burn. */
  readonly works: readonly HexNo[];
  /** MW-010: by seat, in number order. */
  readonly zones: readonly (readonly HexNo[])[];
  /** -1: not on the map. */
  indexOf(hex: Hex): HexNo;
  distance(one: HexNo, other: HexNo): number;
};

const known = new WeakMap<FieldMap, Ground>();

export function groundOf(map: FieldMap): Ground {
  let ground = known.get(map);
  if (ground === undefined) {
    ground = survey(map);
    known.set(map, ground);
  }
  return ground;
}

function survey(map: FieldMap): Ground {
  const cells = map.rows.flatMap(({ r, q, cells: row }) =>
    row.map((terrain, index) => [[q + index, r] as Hex, terrain] as const),
  );
  cells.sort(([one], [other]) => byColumn(one, other));
  const hexes = cells.map(([hex]) => hex);
  const terrain = cells.map(([, code]) => code);
  const indexOf = finder(hexes);
  return {
    hexes,
    terrain,
    facts: terrain.map((code) => TERRAIN[code]),
    neighbours: hexes.map((hex) => neighbours(hex).flatMap((at) => numberOrNone(indexOf(at)))),
    places: namedPlaces(map, hexes),
    cities: hexes.flatMap((_, at) => (terrain[at]?.startsWith('C') ? [at] : [])),
    works: hexes.flatMap((_, at) => (mayBurn(terrain[at] ?? 'WA') ? [at] : [])),
    zones: map.seats.map(({ home }) => zoneOf(home, hexes, terrain)),
    indexOf,
    distance: (one, other) => distance(hexes[one] as Hex, hexes[other] as Hex),
  };
}

const mayBurn = (terrain: Terrain): boolean => terrain === 'BR' || TERRAIN[terrain].gives !== 'nothing';
const numberOrNone = (at: HexNo): readonly HexNo[] => (at < 0 ? [] : [at]);

/** MW-010: "every non-water, non-bridge hex at distance <= 3 from the seat's home hex" */
function zoneOf(home: Hex, hexes: readonly Hex[], terrain: readonly Terrain[]): readonly HexNo[] {
  return hexes.flatMap((hex, at) => {
    const land = terrain[at] !== 'WA' && terrain[at] !== 'BR';
    return land && distance(home, hex) <= CONSTANTS.zone ? [at] : [];
  });
}

/** Numbers by a table over the box round the map: quicker than keys. */
function finder(hexes: readonly Hex[]): (hex: Hex) => HexNo {
  const qs = hexes.map(([q]) => q);
  const rs = hexes.map(([, r]) => r);
  const [west, north] = [Math.min(...qs), Math.min(...rs)];
  const [wide, high] = [Math.max(...qs) - west + 1, Math.max(...rs) - north + 1];
  const table = new Int16Array(wide * high).fill(-1);
  for (const [at, [q, r]] of hexes.entries()) table[(q - west) * high + r - north] = at;
  return ([q, r]) => {
    const [x, y] = [q - west, r - north];
    return x < 0 || y < 0 || x >= wide || y >= high ? -1 : (table[x * high + y] ?? -1);
  };
}
