/**
 * The unit master list (THE-RULES "Unit table") and what an attack does (CA-002). Public data: safe for a browser.
 * Sources: [UNIT MASTER LIST], [UNIT SPECIAL ABILITIES].
 */

/** The eight unit types in the order of the master list (THE-RULES "Unit table"), which is also the order of every army line. */
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

export const UNITS: Readonly<Record<UnitType, UnitSheet>> = {
  inf: {
    name: 'Infantry',
    plural: 'Infantry',
    letter: 'I',
    move: 2,
    range: 1,
    defense: 3,
    most: null,
    fewest: 8,
    campaignMost: null,
    campaignFewest: 16,
  },
  sni: {
    name: 'Sniper',
    plural: 'Snipers',
    letter: 'S',
    move: 2,
    range: 2,
    defense: 2,
    most: 2,
    fewest: 0,
    campaignMost: 4,
    campaignFewest: 0,
  },
  mg: {
    name: 'Machine Gun',
    plural: 'Machine Guns',
    letter: 'M',
    move: 1,
    range: 2,
    defense: 3,
    most: 2,
    fewest: 0,
    campaignMost: 4,
    campaignFewest: 0,
  },
  tank: {
    name: 'Tank',
    plural: 'Tanks',
    letter: 'T',
    move: 2,
    range: 2,
    defense: 3,
    most: 2,
    fewest: 0,
    campaignMost: 4,
    campaignFewest: 0,
  },
  art: {
    name: 'Artillery',
    plural: 'Artillery',
    letter: 'A',
    move: 1,
    range: 4,
    defense: 2,
    most: 5,
    fewest: 0,
    campaignMost: 10,
    campaignFewest: 0,
  },
  hq: {
    name: 'Headquarters',
    plural: 'Headquarters',
    letter: 'H',
    move: 0,
    range: 1,
    defense: 4,
    most: 1,
    fewest: 1,
    campaignMost: 1,
    campaignFewest: 1,
  },
  flame: {
    name: 'Flame Thrower',
    plural: 'Flame Throwers',
    letter: 'F',
    move: 1,
    range: 1,
    defense: 3,
    most: 2,
    fewest: 0,
    campaignMost: 4,
    campaignFewest: 0,
  },
  raid: {
    name: 'Trench Raiders',
    plural: 'Trench Raiders',
    letter: 'R',
    move: 3,
    range: 1,
    defense: 3,
    most: 2,
    fewest: 0,
    campaignMost: 4,
    campaignFewest: 0,
  },
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
