/** The formation lists (D.2): what each nation brings, as literal data. Public. */
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

type Line = readonly [UnitId, string, UnitType, number, number, number | null, Range, number];

function listed(lines: readonly Line[]): readonly Unit[] {
  return lines.map(([id, name, type, pen, inf, def, range, copies]) => {
    return { id, name, type, pen, inf, def, range, copies };
  });
}

/** German, 1944-45, west front: 40 cards. id, name, type, pen, inf, def, range, copies. */
const GERMAN: readonly Unit[] = listed([
  ['G01', 'PzIVh', 'MT', 9, 4, 6, '2000', 6],
  ['G02', 'Panther', 'MT', 12, 4, 8, '2000', 6],
  ['G03', 'JpzIV', 'TD', 12, 3, 8, '2000', 2],
  ['G04', 'JpzV', 'TD', 15, 3, 8, '2000', 2],
  ['G05', 'StgIIIf', 'SP', 9, 3, 5, '2000', 4],
  ['G06', 'Hetzer', 'SP', 9, 3, 7, '2000', 2],
  ['G07', 'Tiger', 'HT', 10, 4, 9, '2000', 2],
  ['G08', 'Tiger II', 'HT', 15, 4, 12, '2000', 1],
  ['G09', 'Panzergrenadiers', 'Inf', 1, 3, 3, 'PB', 2],
  ['G10', 'Fallschirmjaeger', 'Inf', 4, 5, 4, 'PB', 2],
  ['G11', 'Panzerschrek Team', 'Inf', 7, 1, 2, 'PB', 2],
  ['G12', '50mmPaK', 'AT', 7, 2, 2, '2000', 2],
  ['G13', '75mmPak', 'AT', 12, 2, 1, '2000', 2],
  ['G14', '88mmPak43', 'AT', 15, 3, 1, '2000', 1],
  ['G15', '150mm sIG 33', 'Art', 2, 8, null, '2000', 2],
  ['G16', '150mm sFH 18', 'Art', 4, 16, null, '2000', 2],
]);

/** American, 1944-45: 50 cards. id, name, type, pen, inf, def, range, copies. */
const AMERICAN: readonly Unit[] = listed([
  ['A01', 'M4 Sherman', 'MT', 7, 4, 6, '2000', 6],
  ['A02', 'M4-76', 'MT', 12, 4, 6, '2000', 8],
  ['A03', 'M4-105', 'MT', 6, 5, 6, '2000', 2],
  ['A04', 'M5', 'LT', 4, 3, 4, '1000', 2],
  ['A05', 'M24 Chaffee', 'LT', 7, 4, 5, '2000', 2],
  ['A06', 'M4A3E2 Jumbo', 'HT', 7, 4, 9, '2000', 1],
  ['A07', 'M26 Pershing', 'HT', 14, 4, 9, '2000', 1],
  ['A08', 'M10', 'TD', 12, 3, 5, '2000', 4],
  ['A09', 'M18 Hellcat', 'TD', 12, 3, 4, '2000', 3],
  ['A10', 'M36 Jackson', 'TD', 14, 3, 5, '2000', 2],
  ['A11', 'M8 Greyhound', 'AC', 4, 3, 3, '1000', 2],
  ['A12', 'M7 Priest', 'SP', 5, 8, 4, '2000', 1],
  ['A13', 'Armored Infantry', 'Inf', 1, 3, 3, 'PB', 3],
  ['A14', 'Paratroopers', 'Inf', 3, 5, 4, 'PB', 2],
  ['A15', 'Bazooka Team', 'Inf', 6, 1, 2, 'PB', 2],
  ['A16', '57mm AT Gun', 'AT', 8, 2, 2, '2000', 2],
  ['A17', '3-inch AT Gun', 'AT', 12, 2, 1, '2000', 1],
  ['A18', '81mm Mortar', 'M', 1, 5, 2, '1500', 1],
  ['A19', '105mm Howitzer', 'Art', 3, 12, null, '2000', 2],
  ['A20', '155mm Howitzer', 'Art', 4, 16, null, '2000', 1],
  ['A21', 'P-47 Thunderbolt', 'Air', 10, 8, null, '2000', 2],
]);

/** British, 1944-45: 50 cards. id, name, type, pen, inf, def, range, copies. */
const BRITISH: readonly Unit[] = listed([
  ['B01', 'Sherman V', 'MT', 7, 4, 6, '2000', 8],
  ['B02', 'Sherman VC Firefly', 'MT', 15, 3, 6, '2000', 4],
  ['B03', 'Cromwell', 'MT', 7, 4, 6, '2000', 6],
  ['B04', 'Comet', 'MT', 13, 4, 7, '2000', 2],
  ['B05', 'Churchill VII', 'HT', 7, 4, 10, '2000', 4],
  ['B06', 'Churchill Crocodile', 'HT', 7, 7, 10, '2000', 1],
  ['B07', 'Stuart V', 'LT', 4, 3, 4, '1000', 3],
  ['B08', 'Achilles', 'TD', 15, 3, 5, '2000', 3],
  ['B09', 'Daimler Armoured Car', 'AC', 5, 3, 3, '1000', 2],
  ['B10', 'Sexton', 'SP', 5, 8, 4, '2000', 1],
  ['B11', 'Rifle Section', 'Inf', 1, 3, 3, 'PB', 3],
  ['B12', 'Parachute Section', 'Inf', 3, 5, 4, 'PB', 2],
  ['B13', 'PIAT Team', 'Inf', 6, 1, 2, 'PB', 2],
  ['B14', '6-pdr AT Gun', 'AT', 10, 2, 2, '2000', 2],
  ['B15', '17-pdr AT Gun', 'AT', 15, 2, 1, '2000', 2],
  ['B16', '3-inch Mortar', 'M', 1, 5, 2, '1500', 1],
  ['B17', '25-pdr Battery', 'Art', 3, 12, null, '2000', 2],
  ['B18', '5.5-inch Battery', 'Art', 4, 16, null, '2000', 1],
  ['B19', 'Typhoon', 'Air', 12, 8, null, '2000', 1],
]);

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
