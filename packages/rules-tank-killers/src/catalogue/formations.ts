/** The formation lists (THE-RULES "Formation lists"): what each nation brings, as literal data. Public. */
import type { UnitType } from './classes.ts';

export type Nation = 'german' | 'american' | 'british';
export const NATIONS: readonly Nation[] = ['german', 'american', 'british'];
/** A line of a formation list: "G02" is the Panther. */
export type UnitId = `${'G' | 'A' | 'B'}${number}`;
/** TDC-054, in this order: PB is point blank, the others are yards. */
export const RANGES = ['PB', '500', '750', '1000', '1500', '2000'] as const;
export type Range = (typeof RANGES)[number];

/** One formation card. */
export type Unit = {
  readonly id: UnitId;
  readonly name: string;
  readonly type: UnitType;
  /** Penetration Factor, and Infantry Factor against infantry (TDC-053). */
  readonly pen: number;
  readonly inf: number;
  /** Null: support, which is never attacked (TDC-031). */
  readonly def: number | null;
  readonly range: Range;
  /** Copies in the default deck. */
  readonly copies: number;
};

/** German, 1944-45, west front: 40 cards. */
const GERMAN: readonly Unit[] = [
  { id: 'G01', name: 'PzIVh', type: 'MT', pen: 9, inf: 4, def: 6, range: '2000', copies: 6 },
  { id: 'G02', name: 'Panther', type: 'MT', pen: 12, inf: 4, def: 8, range: '2000', copies: 6 },
  { id: 'G03', name: 'JpzIV', type: 'TD', pen: 12, inf: 3, def: 8, range: '2000', copies: 2 },
  { id: 'G04', name: 'JpzV', type: 'TD', pen: 15, inf: 3, def: 8, range: '2000', copies: 2 },
  { id: 'G05', name: 'StgIIIf', type: 'SP', pen: 9, inf: 3, def: 5, range: '2000', copies: 4 },
  { id: 'G06', name: 'Hetzer', type: 'SP', pen: 9, inf: 3, def: 7, range: '2000', copies: 2 },
  { id: 'G07', name: 'Tiger', type: 'HT', pen: 10, inf: 4, def: 9, range: '2000', copies: 2 },
  { id: 'G08', name: 'Tiger II', type: 'HT', pen: 15, inf: 4, def: 12, range: '2000', copies: 1 },
  { id: 'G09', name: 'Panzergrenadiers', type: 'Inf', pen: 1, inf: 3, def: 3, range: 'PB', copies: 2 },
  { id: 'G10', name: 'Fallschirmjaeger', type: 'Inf', pen: 4, inf: 5, def: 4, range: 'PB', copies: 2 },
  { id: 'G11', name: 'Panzerschrek Team', type: 'Inf', pen: 7, inf: 1, def: 2, range: 'PB', copies: 2 },
  { id: 'G12', name: '50mmPaK', type: 'AT', pen: 7, inf: 2, def: 2, range: '2000', copies: 2 },
  { id: 'G13', name: '75mmPak', type: 'AT', pen: 12, inf: 2, def: 1, range: '2000', copies: 2 },
  { id: 'G14', name: '88mmPak43', type: 'AT', pen: 15, inf: 3, def: 1, range: '2000', copies: 1 },
  { id: 'G15', name: '150mm sIG 33', type: 'Art', pen: 2, inf: 8, def: null, range: '2000', copies: 2 },
  { id: 'G16', name: '150mm sFH 18', type: 'Art', pen: 4, inf: 16, def: null, range: '2000', copies: 2 },
];

/** American, 1944-45: 50 cards. */
const AMERICAN: readonly Unit[] = [
  { id: 'A01', name: 'M4 Sherman', type: 'MT', pen: 7, inf: 4, def: 6, range: '2000', copies: 6 },
  { id: 'A02', name: 'M4-76', type: 'MT', pen: 12, inf: 4, def: 6, range: '2000', copies: 8 },
  { id: 'A03', name: 'M4-105', type: 'MT', pen: 6, inf: 5, def: 6, range: '2000', copies: 2 },
  { id: 'A04', name: 'M5', type: 'LT', pen: 4, inf: 3, def: 4, range: '1000', copies: 2 },
  { id: 'A05', name: 'M24 Chaffee', type: 'LT', pen: 7, inf: 4, def: 5, range: '2000', copies: 2 },
  { id: 'A06', name: 'M4A3E2 Jumbo', type: 'HT', pen: 7, inf: 4, def: 9, range: '2000', copies: 1 },
  { id: 'A07', name: 'M26 Pershing', type: 'HT', pen: 14, inf: 4, def: 9, range: '2000', copies: 1 },
  { id: 'A08', name: 'M10', type: 'TD', pen: 12, inf: 3, def: 5, range: '2000', copies: 4 },
  { id: 'A09', name: 'M18 Hellcat', type: 'TD', pen: 12, inf: 3, def: 4, range: '2000', copies: 3 },
  { id: 'A10', name: 'M36 Jackson', type: 'TD', pen: 14, inf: 3, def: 5, range: '2000', copies: 2 },
  { id: 'A11', name: 'M8 Greyhound', type: 'AC', pen: 4, inf: 3, def: 3, range: '1000', copies: 2 },
  { id: 'A12', name: 'M7 Priest', type: 'SP', pen: 5, inf: 8, def: 4, range: '2000', copies: 1 },
  { id: 'A13', name: 'Armored Infantry', type: 'Inf', pen: 1, inf: 3, def: 3, range: 'PB', copies: 3 },
  { id: 'A14', name: 'Paratroopers', type: 'Inf', pen: 3, inf: 5, def: 4, range: 'PB', copies: 2 },
  { id: 'A15', name: 'Bazooka Team', type: 'Inf', pen: 6, inf: 1, def: 2, range: 'PB', copies: 2 },
  { id: 'A16', name: '57mm AT Gun', type: 'AT', pen: 8, inf: 2, def: 2, range: '2000', copies: 2 },
  { id: 'A17', name: '3-inch AT Gun', type: 'AT', pen: 12, inf: 2, def: 1, range: '2000', copies: 1 },
  { id: 'A18', name: '81mm Mortar', type: 'M', pen: 1, inf: 5, def: 2, range: '1500', copies: 1 },
  { id: 'A19', name: '105mm Howitzer', type: 'Art', pen: 3, inf: 12, def: null, range: '2000', copies: 2 },
  { id: 'A20', name: '155mm Howitzer', type: 'Art', pen: 4, inf: 16, def: null, range: '2000', copies: 1 },
  { id: 'A21', name: 'P-47 Thunderbolt', type: 'Air', pen: 10, inf: 8, def: null, range: '2000', copies: 2 },
];

/** British, 1944-45: 50 cards. */
const BRITISH: readonly Unit[] = [
  { id: 'B01', name: 'Sherman V', type: 'MT', pen: 7, inf: 4, def: 6, range: '2000', copies: 8 },
  { id: 'B02', name: 'Sherman VC Firefly', type: 'MT', pen: 15, inf: 3, def: 6, range: '2000', copies: 4 },
  { id: 'B03', name: 'Cromwell', type: 'MT', pen: 7, inf: 4, def: 6, range: '2000', copies: 6 },
  { id: 'B04', name: 'Comet', type: 'MT', pen: 13, inf: 4, def: 7, range: '2000', copies: 2 },
  { id: 'B05', name: 'Churchill VII', type: 'HT', pen: 7, inf: 4, def: 10, range: '2000', copies: 4 },
  { id: 'B06', name: 'Churchill Crocodile', type: 'HT', pen: 7, inf: 7, def: 10, range: '2000', copies: 1 },
  { id: 'B07', name: 'Stuart V', type: 'LT', pen: 4, inf: 3, def: 4, range: '1000', copies: 3 },
  { id: 'B08', name: 'Achilles', type: 'TD', pen: 15, inf: 3, def: 5, range: '2000', copies: 3 },
  { id: 'B09', name: 'Daimler Armoured Car', type: 'AC', pen: 5, inf: 3, def: 3, range: '1000', copies: 2 },
  { id: 'B10', name: 'Sexton', type: 'SP', pen: 5, inf: 8, def: 4, range: '2000', copies: 1 },
  { id: 'B11', name: 'Rifle Section', type: 'Inf', pen: 1, inf: 3, def: 3, range: 'PB', copies: 3 },
  { id: 'B12', name: 'Parachute Section', type: 'Inf', pen: 3, inf: 5, def: 4, range: 'PB', copies: 2 },
  { id: 'B13', name: 'PIAT Team', type: 'Inf', pen: 6, inf: 1, def: 2, range: 'PB', copies: 2 },
  { id: 'B14', name: '6-pdr AT Gun', type: 'AT', pen: 10, inf: 2, def: 2, range: '2000', copies: 2 },
  { id: 'B15', name: '17-pdr AT Gun', type: 'AT', pen: 15, inf: 2, def: 1, range: '2000', copies: 2 },
  { id: 'B16', name: '3-inch Mortar', type: 'M', pen: 1, inf: 5, def: 2, range: '1500', copies: 1 },
  { id: 'B17', name: '25-pdr Battery', type: 'Art', pen: 3, inf: 12, def: null, range: '2000', copies: 2 },
  { id: 'B18', name: '5.5-inch Battery', type: 'Art', pen: 4, inf: 16, def: null, range: '2000', copies: 1 },
  { id: 'B19', name: 'Typhoon', type: 'Air', pen: 12, inf: 8, def: null, range: '2000', copies: 1 },
];

export const FORMATIONS: Readonly<Record<Nation, readonly Unit[]>> = {
  german: GERMAN,
  american: AMERICAN,
  british: BRITISH,
};

const BY_ID = new Map([...GERMAN, ...AMERICAN, ...BRITISH].map((unit): [string, Unit] => [unit.id, unit]));

/** The card of that id, which must be one of the lists. */
export function unitOf(id: UnitId): Unit {
  return BY_ID.get(id) as Unit;
}

export function isUnitId(id: string): id is UnitId {
  return BY_ID.has(id);
}

/** A printed name as people read it: the lists print "Panzerschrek", as notation and orders do. */
export const spelled = (name: string): string => name.replace(/Panzerschrek\b/, 'Panzerschreck');
