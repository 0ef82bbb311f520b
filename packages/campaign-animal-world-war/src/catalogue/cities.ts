/** AWW-303, LC-004: the map: sixteen cities on five continents, and the lines along which one may attack. Public data. */
import type { Empire, LayoutId, ObjectiveId, TacticId, VehicleKind } from '@fieldpost/rules-animal-world-war/catalogue';

// biome-ignore format: the sixteen in two rows
export const CITY_IDS = [
  'c01', 'c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08',
  'c09', 'c10', 'c11', 'c12', 'c13', 'c14', 'c15', 'c16',
] as const;
export type CityId = (typeof CITY_IDS)[number];

const CONTINENTS = ['Borealia', 'Orenda', 'Savanne', 'Jadewater', 'Southreach'] as const;
export type Continent = (typeof CONTINENTS)[number];

export type City = {
  readonly id: CityId;
  readonly name: string;
  readonly continent: Continent;
  /** AWW-300: one of the five that decide the war. */
  readonly key: boolean;
  /** AWW-304: who controls it may use this vehicle. */
  readonly symbol: VehicleKind | null;
  /** What is fought for there, unless other terms are agreed. */
  readonly objective: ObjectiveId;
  /** The tactic that its captor gains. */
  readonly reward: TacticId;
  readonly lines: readonly CityId[];
};

type Row = readonly [
  name: string,
  continent: Continent,
  key: boolean,
  symbol: VehicleKind | null,
  objective: ObjectiveId,
  reward: TacticId,
  lines: readonly CityId[],
];

// biome-ignore format: one line for each city, as in the table of the rules
const ROWS: Readonly<Record<CityId, Row>> = {
  c01: ['Timberhall', 'Borealia', true, null, 'O11', 'T05', ['c02', 'c03']],
  c02: ['Frostfen', 'Borealia', false, 'plane', 'O07', 'T09', ['c01', 'c03', 'c06']],
  c03: ['Gullwharf', 'Borealia', false, null, 'O04', 'T17', ['c01', 'c02', 'c10', 'c16']],
  c04: ['Granite Gate', 'Orenda', true, null, 'O16', 'T10', ['c05', 'c06', 'c07', 'c13']],
  c05: ['Saltmarket', 'Orenda', false, 'tank', 'O10', 'T03', ['c04', 'c07', 'c09']],
  c06: ['Windmere', 'Orenda', false, 'plane', 'O15', 'T19', ['c02', 'c04', 'c07']],
  c07: ['Old Chapel', 'Orenda', false, null, 'O01', 'T06', ['c04', 'c05', 'c06']],
  c08: ['Umbra Falls', 'Savanne', true, null, 'O03', 'T11', ['c09', 'c10', 'c15']],
  c09: ['Drywell', 'Savanne', false, 'tank', 'O14', 'T14', ['c05', 'c08', 'c10', 'c12']],
  c10: ['Termite Reach', 'Savanne', false, null, 'O08', 'T01', ['c03', 'c08', 'c09']],
  c11: ['Lotus Bastion', 'Jadewater', true, null, 'O12', 'T18', ['c12', 'c13']],
  c12: ['Monsoon Quay', 'Jadewater', false, 'plane', 'O02', 'T08', ['c09', 'c11', 'c13', 'c16']],
  c13: ['Bamboo Junction', 'Jadewater', false, 'tank', 'O09', 'T04', ['c04', 'c11', 'c12']],
  c14: ['Coral Crown', 'Southreach', true, null, 'O06', 'T13', ['c15', 'c16']],
  c15: ['Redrock', 'Southreach', false, 'tank', 'O05', 'T12', ['c08', 'c14', 'c16']],
  c16: ['Tidegate', 'Southreach', false, 'plane', 'O13', 'T02', ['c03', 'c12', 'c14', 'c15']],
};

function cityOf(id: CityId): City {
  const [name, continent, key, symbol, objective, reward, lines] = ROWS[id];
  return { id, name, continent, key, symbol, objective, reward, lines };
}

export const CITIES = Object.fromEntries(CITY_IDS.map((id) => [id, cityOf(id)])) as Readonly<Record<CityId, City>>;

export const KEY_CITIES: readonly CityId[] = CITY_IDS.filter((id) => CITIES[id].key);

/** Who controls what at the beginning (LC-021); the other twelve are nobody's. */
export const HOMES: Readonly<Record<Empire, readonly CityId[]>> = { HERB: ['c01', 'c03'], CARN: ['c04', 'c07'] };

/** AWW-310: the field of a battle, and LC-052: its squad, by what is fought over. */
export const FIELDS: Readonly<
  Record<'key' | 'other' | 'special', { readonly layout: LayoutId; readonly squad: number }>
> = {
  key: { layout: 'long', squad: 8 },
  other: { layout: 'medium', squad: 6 },
  special: { layout: 'short', squad: 4 },
};
