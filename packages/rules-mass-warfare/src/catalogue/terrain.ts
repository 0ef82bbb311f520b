/** The terrain table (THE-RULES "Terrain table"). Public data. */

export const TERRAIN_CODES = [
  'WA',
  'BR',
  'BA',
  'DE',
  'FO',
  'MO',
  'MP',
  'MA',
  'MI',
  'A1',
  'A2',
  'A3',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'OI',
] as const;
export type Terrain = (typeof TERRAIN_CODES)[number];

export type TerrainFacts = {
  readonly name: string;
  /** MW-053: who may enter. */
  readonly enter: 'ships' | 'ships and ground' | 'ground' | 'infantry';
  /** MW-050: points on the defender's total. */
  readonly defence: 0 | 1;
  /** MW-055: a step into or out of it ends the move of Tanks and Mechanized Inf. */
  readonly endsMove: boolean;
  /** MW-012: what it gives, and how much of it. */
  readonly gives: 'nothing' | 'food' | 'people' | 'metal' | 'oil';
  readonly value: number;
};

function facts(
  name: string,
  enter: TerrainFacts['enter'],
  more: Partial<Pick<TerrainFacts, 'defence' | 'endsMove' | 'gives' | 'value'>> = {},
): TerrainFacts {
  return { name, enter, defence: 0, endsMove: false, gives: 'nothing', value: 0, ...more };
}

const farm = (value: number) => facts('Agriculture', 'ground', { gives: 'food', value });
const city = (value: number) => facts('City', 'ground', { defence: 1, endsMove: true, gives: 'people', value });

export const TERRAIN: Readonly<Record<Terrain, TerrainFacts>> = {
  WA: facts('Water', 'ships'),
  BR: facts('Bridge', 'ships and ground'),
  BA: facts('Barren', 'ground'),
  DE: facts('Desert', 'ground', { endsMove: true }),
  FO: facts('Forest', 'ground', { defence: 1, endsMove: true }),
  MO: facts('Mountains', 'infantry', { defence: 1 }),
  MP: facts('Mountain Pass', 'ground', { defence: 1 }),
  MA: facts('Marshland', 'infantry', { defence: 1 }),
  MI: facts('Mine', 'ground', { endsMove: true, gives: 'metal', value: 1 }),
  A1: farm(1),
  A2: farm(2),
  A3: farm(3),
  C1: city(1),
  C2: city(2),
  C3: city(3),
  C4: city(4),
  C5: city(5),
  C6: city(6),
  OI: facts('Oil Field', 'ground', { gives: 'oil', value: 1 }),
};

/** What may carry fire counters of its own: MW-061. */
const INFRASTRUCTURE = [
  'city',
  'mine',
  'oilField',
  'farm',
  'bridge',
  'factory',
  'airfield',
  'port',
  'fortification',
] as const;
export type Infrastructure = (typeof INFRASTRUCTURE)[number];
