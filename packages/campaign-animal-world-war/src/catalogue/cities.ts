/** AWW-303, LC-004: the map: sixteen cities on five continents, and the lines along which players may attack. Public data. */
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
  /** The objective of a battle there, unless the players agree on other terms. */
  readonly objective: ObjectiveId;
  /** The tactic that its captor gains. */
  readonly reward: TacticId;
  readonly lines: readonly CityId[];
};

// biome-ignore format: one line for each city, as in the table of the rules
const ALL: readonly City[] = [
  { id: 'c01', name: 'Timberhall', continent: 'Borealia', key: true, symbol: null, objective: 'O11', reward: 'T05', lines: ['c02', 'c03'] },
  { id: 'c02', name: 'Frostfen', continent: 'Borealia', key: false, symbol: 'plane', objective: 'O07', reward: 'T09', lines: ['c01', 'c03', 'c06'] },
  { id: 'c03', name: 'Gullwharf', continent: 'Borealia', key: false, symbol: null, objective: 'O04', reward: 'T17', lines: ['c01', 'c02', 'c10', 'c16'] },
  { id: 'c04', name: 'Granite Gate', continent: 'Orenda', key: true, symbol: null, objective: 'O16', reward: 'T10', lines: ['c05', 'c06', 'c07', 'c13'] },
  { id: 'c05', name: 'Saltmarket', continent: 'Orenda', key: false, symbol: 'tank', objective: 'O10', reward: 'T03', lines: ['c04', 'c07', 'c09'] },
  { id: 'c06', name: 'Windmere', continent: 'Orenda', key: false, symbol: 'plane', objective: 'O15', reward: 'T19', lines: ['c02', 'c04', 'c07'] },
  { id: 'c07', name: 'Old Chapel', continent: 'Orenda', key: false, symbol: null, objective: 'O01', reward: 'T06', lines: ['c04', 'c05', 'c06'] },
  { id: 'c08', name: 'Umbra Falls', continent: 'Savanne', key: true, symbol: null, objective: 'O03', reward: 'T11', lines: ['c09', 'c10', 'c15'] },
  { id: 'c09', name: 'Drywell', continent: 'Savanne', key: false, symbol: 'tank', objective: 'O14', reward: 'T14', lines: ['c05', 'c08', 'c10', 'c12'] },
  { id: 'c10', name: 'Termite Reach', continent: 'Savanne', key: false, symbol: null, objective: 'O08', reward: 'T01', lines: ['c03', 'c08', 'c09'] },
  { id: 'c11', name: 'Lotus Bastion', continent: 'Jadewater', key: true, symbol: null, objective: 'O12', reward: 'T18', lines: ['c12', 'c13'] },
  { id: 'c12', name: 'Monsoon Quay', continent: 'Jadewater', key: false, symbol: 'plane', objective: 'O02', reward: 'T08', lines: ['c09', 'c11', 'c13', 'c16'] },
  { id: 'c13', name: 'Bamboo Junction', continent: 'Jadewater', key: false, symbol: 'tank', objective: 'O09', reward: 'T04', lines: ['c04', 'c11', 'c12'] },
  { id: 'c14', name: 'Coral Crown', continent: 'Southreach', key: true, symbol: null, objective: 'O06', reward: 'T13', lines: ['c15', 'c16'] },
  { id: 'c15', name: 'Redrock', continent: 'Southreach', key: false, symbol: 'tank', objective: 'O05', reward: 'T12', lines: ['c08', 'c14', 'c16'] },
  { id: 'c16', name: 'Tidegate', continent: 'Southreach', key: false, symbol: 'plane', objective: 'O13', reward: 'T02', lines: ['c03', 'c12', 'c14', 'c15'] },
];

export const CITIES = Object.fromEntries(ALL.map((city) => [city.id, city])) as Readonly<Record<CityId, City>>;

export const KEY_CITIES: readonly CityId[] = CITY_IDS.filter((id) => CITIES[id].key);

/** The cities of each Empire at the beginning (LC-021); the other twelve are neutral. */
export const HOMES: Readonly<Record<Empire, readonly CityId[]>> = { HERB: ['c01', 'c03'], CARN: ['c04', 'c07'] };

/** AWW-310: the field of a battle, and LC-052: its squad, by what is fought over. */
export const FIELDS: Readonly<
  Record<'key' | 'other' | 'special', { readonly layout: LayoutId; readonly squad: number }>
> = {
  key: { layout: 'long', squad: 8 },
  other: { layout: 'medium', squad: 6 },
  special: { layout: 'short', squad: 4 },
};
