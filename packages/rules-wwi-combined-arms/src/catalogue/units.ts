/**
 * The unit master list (D.1) and what an attack does (CA-002). Public data: safe for a browser.
 * Sources: [UNIT MASTER LIST], [UNIT SPECIAL ABILITIES].
 */

/** The eight unit types in the order of the master list (D.1), which is also the order of every army line. */
export const UNIT_TYPES = ['inf', 'sni', 'mg', 'tank', 'art', 'hq', 'flame', 'raid'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** CA-001, CA-003. `most` and `fewest`: how many a player may and must have; null = no limit. Distances in squares. */
export type UnitSheet = {
  readonly name: string;
  readonly plural: string;
  readonly letter: string;
  readonly move: number;
  readonly range: number;
  readonly defense: number;
  readonly most: number | null;
  readonly fewest: number;
  readonly campaignMost: number | null;
  readonly campaignFewest: number;
};

type Row = readonly [string, string, string, number, number, number, number | null, number, number | null, number];

function sheet(
  ...[name, plural, letter, move, range, defense, most, fewest, campaignMost, campaignFewest]: Row
): UnitSheet {
  return { name, plural, letter, move, range, defense, most, fewest, campaignMost, campaignFewest };
}

// name, plural, letter, Move, Range, Defense, most, fewest, and both for the campaign
export const UNITS: Readonly<Record<UnitType, UnitSheet>> = {
  inf: sheet('Infantry', 'Infantry', 'I', 2, 1, 3, null, 8, null, 16),
  sni: sheet('Sniper', 'Snipers', 'S', 2, 2, 2, 2, 0, 4, 0),
  mg: sheet('Machine Gun', 'Machine Guns', 'M', 1, 2, 3, 2, 0, 4, 0),
  tank: sheet('Tank', 'Tanks', 'T', 2, 2, 3, 2, 0, 4, 0),
  art: sheet('Artillery', 'Artillery', 'A', 1, 4, 2, 5, 0, 10, 0),
  hq: sheet('Headquarters', 'Headquarters', 'H', 0, 1, 4, 1, 1, 1, 1),
  flame: sheet('Flame Thrower', 'Flame Throwers', 'F', 1, 1, 3, 2, 0, 4, 0),
  raid: sheet('Trench Raiders', 'Trench Raiders', 'R', 3, 1, 3, 2, 0, 4, 0),
};

/** CA-002: an attack does 1 damage, except these pairs, which do 2. `*` = every target. */
const DOUBLE_DAMAGE: readonly (readonly [UnitType, UnitType | '*'])[] = [
  ['mg', 'inf'],
  ['mg', 'flame'],
  ['flame', '*'],
  ['tank', 'mg'],
];

/** CA-002: points of damage of one attack, without elite marks. */
export function matrixDamage(attacker: UnitType, target: UnitType): 1 | 2 {
  return DOUBLE_DAMAGE.some(([by, on]) => by === attacker && (on === '*' || on === target)) ? 2 : 1;
}

/** The type a letter of the notation stands for, upper or lower case; null if none. */
export function typeOfLetter(letter: string): UnitType | null {
  return UNIT_TYPES.find((type) => UNITS[type].letter === letter.toUpperCase()) ?? null;
}
