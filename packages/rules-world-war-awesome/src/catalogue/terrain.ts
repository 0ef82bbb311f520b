/** THE-RULES "Terrain": the signs of a battlefield (WWA-028). Public data. */
export type TerrainFacts = {
  readonly title: string;
  readonly walk: boolean;
  readonly vehicle: boolean;
  /** WWA-113, WWA-114: whether a Superpanzer may roll over it. */
  readonly superpanzer: boolean;
  readonly jet: boolean;
  readonly blocksSight: boolean;
  /** WWA-032: cover for a unit in it. */
  readonly cover: boolean;
  /** Null: no solid. */
  readonly rating: number | null;
  /** The terrain that it becomes when destroyed (WWA-071). */
  readonly becomes: Terrain | null;
};

function open(title: string, vehicle: boolean, superpanzer: boolean, cover: boolean): TerrainFacts {
  return {
    title,
    vehicle,
    superpanzer,
    cover,
    walk: true,
    jet: true,
    blocksSight: false,
    rating: null,
    becomes: null,
  };
}
function wall(title: string, rating: number): TerrainFacts {
  return {
    title,
    rating,
    blocksSight: true,
    becomes: 'r',
    walk: false,
    vehicle: false,
    superpanzer: false,
    jet: false,
    cover: false,
  };
}

export type Terrain = '.' | 'w' | 'r' | 'l' | '#' | 'H' | 't' | 'U';
export const TERRAIN: Readonly<Record<Terrain, TerrainFacts>> = {
  '.': open('clear ground', true, true, false),
  w: open('woods', true, true, true),
  r: open('rubble', true, true, true),
  l: {
    ...open('low wall', false, true, false),
    walk: false,
    rating: 2,
    becomes: '.',
  },
  '#': wall('wall or building', 4),
  H: wall('hardened building', 8),
  t: open('tank trap', false, false, true),
  U: open('uplink room', false, false, true),
};
export const TERRAIN_SIGNS = Object.keys(TERRAIN) as readonly Terrain[];
