/** The deck of 54 tiles (THE-RULES "Tile deck"). Side A is printed here; Side B of each is No Man's Land. */
export type TileKind = 'building' | 'terrain';

export const TILE_IDS = [
  'church',
  'citadel',
  'townhall',
  'factory',
  'hospital',
  'school',
  'station',
  'warehouse',
  'apartments',
  'farmhouse',
  'cottage',
  'barn',
  'market',
  'ruin',
  'field',
  'crossroads',
  'meadow',
  'crops',
  'scrub',
  'orchard',
  'lightwood',
  'forest',
  'hill',
  'crag',
  'lake',
  'swamp',
] as const;
export type TileId = (typeof TILE_IDS)[number];

export type TileCard = {
  readonly id: TileId;
  readonly name: string;
  readonly kind: TileKind;
  /** What a die must show to get past it, and the damage that turns it over. */
  readonly cover: 1 | 2 | 3 | 4 | 5 | 6;
  /** AWW-004: may not be entered while it lies printed side up. */
  readonly cannotCross: boolean;
  /** Copies in the deck. */
  readonly count: number;
};

function card(id: TileId, name: string, kind: TileKind, cover: TileCard['cover'], count: number): TileCard {
  return { id, name, kind, cover, cannotCross: false, count };
}

function barred(id: TileId, name: string, cover: TileCard['cover'], count: number): TileCard {
  return { id, name, kind: 'terrain', cover, cannotCross: true, count };
}

export const TILES: Readonly<Record<TileId, TileCard>> = {
  church: card('church', 'Church', 'building', 6, 1),
  citadel: card('citadel', 'Citadel', 'building', 6, 1),
  townhall: card('townhall', 'Town Hall', 'building', 6, 1),
  factory: card('factory', 'Factory', 'building', 6, 2),
  hospital: card('hospital', 'Hospital', 'building', 5, 1),
  school: card('school', 'Schoolhouse', 'building', 5, 1),
  station: card('station', 'Railway Station', 'building', 5, 1),
  warehouse: card('warehouse', 'Warehouse', 'building', 5, 2),
  apartments: card('apartments', 'Apartment Block', 'building', 5, 3),
  farmhouse: card('farmhouse', 'Farmhouse', 'building', 4, 2),
  cottage: card('cottage', 'Cottage', 'building', 4, 3),
  barn: card('barn', 'Barn', 'building', 3, 2),
  market: card('market', 'Market Stalls', 'building', 3, 1),
  ruin: card('ruin', 'Ruined House', 'building', 3, 1),
  field: card('field', 'Open Field', 'terrain', 1, 5),
  crossroads: card('crossroads', 'Crossroads', 'terrain', 1, 3),
  meadow: card('meadow', 'Tall Meadow', 'terrain', 2, 4),
  crops: card('crops', 'Crop Rows', 'terrain', 2, 3),
  scrub: card('scrub', 'Scrubland', 'terrain', 2, 2),
  orchard: card('orchard', 'Orchard', 'terrain', 3, 3),
  lightwood: card('lightwood', 'Light Woods', 'terrain', 3, 3),
  forest: card('forest', 'Dense Forest', 'terrain', 4, 3),
  hill: card('hill', 'Rocky Hill', 'terrain', 4, 2),
  crag: barred('crag', 'Crag', 5, 1),
  lake: barred('lake', 'Lake', 1, 2),
  swamp: barred('swamp', 'Swamp', 2, 1),
};
