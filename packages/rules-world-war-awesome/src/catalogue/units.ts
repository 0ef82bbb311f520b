/** D.5: designs of units. Public data. */
import type { AttackId } from './attacks.ts';
import type { Army } from './sides.ts';

export type UnitSymbol = 'eng' | 'uplink' | 'dep' | 'veh';

export type UnitFacts = {
  readonly title: string;
  readonly army: Army;
  readonly speed: number;
  /** Hexes of a flight; 0: no jetpack. */
  readonly jet: number;
  readonly symbols: readonly UnitSymbol[];
  readonly hp: number;
  /** Impact armor (WWA-072); 0: none. */
  readonly armor: number;
  /** Radius of reinforcement (WWA-094); 0: no commander. */
  readonly command: number;
  readonly attacks: readonly AttackId[];
};

type Numbers = readonly [speed: number, jet: number, hp: number, armor: number, command: number];

function unit(
  title: string,
  army: Army,
  [speed, jet, hp, armor, command]: Numbers,
  symbols: readonly UnitSymbol[],
  ...attacks: AttackId[]
): UnitFacts {
  return { title, army, speed, jet, symbols, hp, armor, command, attacks };
}

export const UNITS = {
  'GER-ENG': unit('Maschinist', 'GER', [3, 0, 1, 0, 0], ['eng'], 'PISTOL', 'WRENCH'),
  'GER-RIF': unit('Landser', 'GER', [3, 0, 1, 0, 0], [], 'RIFLE', 'BAYONET'),
  'GER-STO': unit('Sturmtruppler', 'GER', [3, 0, 1, 0, 0], [], 'SMG', 'GRENADE'),
  'GER-HMG': unit('MG-Trupp', 'GER', [2, 0, 1, 0, 0], ['dep'], 'HMG', 'PISTOL'),
  'GER-SNI': unit('Scharfschuetze', 'GER', [3, 0, 1, 0, 0], [], 'SNIPER', 'PISTOL'),
  'GER-OFF': unit('Offizier', 'GER', [3, 0, 1, 0, 2], [], 'PISTOL', 'SABRE'),
  'GER-HAK': unit('Funkspezialist', 'GER', [3, 0, 1, 0, 0], ['uplink'], 'PISTOL'),
  'GER-JET': unit('Raketenjaeger', 'GER', [2, 6, 1, 0, 0], [], 'SMG', 'KNIFE'),
  'GER-FST': unit('Faustschuetze', 'GER', [3, 0, 1, 0, 0], [], 'FAUST', 'PISTOL'),
  'GER-PIO': unit('Pionier', 'GER', [3, 0, 1, 0, 0], ['eng'], 'DEMO', 'PISTOL', 'WRENCH'),
  'GER-ARC': unit('Blitzwerfer', 'GER', [3, 0, 1, 0, 0], [], 'ARC'),
  'GER-KRA': unit('Kradschuetze', 'GER', [5, 0, 1, 0, 0], [], 'SMG'),
  'GER-GRE': unit('Panzergrenadier', 'GER', [2, 0, 2, 0, 0], [], 'AUTORIFLE', 'BAYONET'),
  'GER-EIS': unit('Eisenritter', 'GER', [2, 0, 1, 2, 0], [], 'AUTOCANNON', 'PAW'),
  'GER-FLA': unit('Flammtruppler', 'GER', [2, 0, 1, 0, 0], [], 'FLAME', 'PISTOL'),
  'GER-SUP': unit('Support tank Wiesel', 'GER', [3, 0, 1, 3, 0], ['veh'], 'ATGUN', 'COAX'),
  'USA-ENG': unit('Machinist', 'USA', [3, 0, 1, 0, 0], ['eng'], 'PISTOL', 'WRENCH'),
  'USA-RIF': unit('Rifleman', 'USA', [3, 0, 1, 0, 0], [], 'AUTORIFLE'),
  'USA-MAR': unit('Marine', 'USA', [3, 0, 1, 0, 0], [], 'SMG', 'BAYONET'),
  'USA-BAR': unit('Automatic gunner', 'USA', [3, 0, 1, 0, 0], [], 'LMG'),
  'USA-SNI': unit('Marksman', 'USA', [3, 0, 1, 0, 0], [], 'SNIPER', 'PISTOL'),
  'USA-CAP': unit('Captain', 'USA', [3, 0, 1, 0, 3], [], 'PISTOL'),
  'USA-HAK': unit('Signals hacker', 'USA', [3, 0, 1, 0, 0], ['uplink'], 'PISTOL'),
  'USA-RKT': unit('Rocketeer', 'USA', [3, 8, 1, 0, 0], [], 'AKIMBO'),
  'USA-BAZ': unit('Bazooka man', 'USA', [3, 0, 1, 0, 0], [], 'BAZOOKA', 'PISTOL'),
  'USA-DEM': unit('Demolitionist', 'USA', [3, 0, 1, 0, 0], ['eng'], 'DEMO', 'SHOTGUN'),
  'USA-ARC': unit('Edison trooper', 'USA', [3, 0, 1, 0, 0], [], 'ARCLANCE'),
  'USA-CAV': unit('Motor cavalry', 'USA', [5, 0, 1, 0, 0], [], 'AKIMBO'),
  'USA-RNG': unit('Ranger', 'USA', [4, 0, 1, 0, 0], [], 'CARBINE', 'GRENADE', 'KNIFE'),
  'USA-MOR': unit('Mortar team', 'USA', [2, 0, 1, 0, 0], ['dep'], 'MORTAR', 'PISTOL'),
  'USA-HVY': unit('Heavy doughboy', 'USA', [2, 0, 2, 0, 0], [], 'SHOTGUN', 'LMG'),
  'USA-IRO': unit('Iron Yank', 'USA', [2, 0, 1, 2, 0], [], 'AUTOCANNON', 'PAW'),
  'USA-SUP': unit('Support tank Bulldog', 'USA', [4, 0, 1, 2, 0], ['veh'], 'ATGUN-L', 'COAX'),
  'SOV-ENG': unit('Mekhanik', 'SOV', [3, 0, 1, 0, 0], ['eng'], 'PISTOL', 'WRENCH'),
  'SOV-RIF': unit('Strelok', 'SOV', [3, 0, 1, 0, 0], [], 'RIFLE', 'BAYONET'),
  'SOV-PPS': unit('Avtomatchik', 'SOV', [3, 0, 1, 0, 0], [], 'SMG'),
  'SOV-MAX': unit('Maxim crew', 'SOV', [2, 0, 1, 0, 0], ['dep'], 'HMG', 'PISTOL'),
  'SOV-SNI': unit('Snaiper', 'SOV', [3, 0, 1, 0, 0], [], 'SNIPER', 'KNIFE'),
  'SOV-KOM': unit('Komissar', 'SOV', [3, 0, 1, 0, 2], [], 'PISTOL', 'SABRE'),
  'SOV-HAK': unit('Radist', 'SOV', [3, 0, 1, 0, 0], ['uplink'], 'PISTOL'),
  'SOV-JET': unit('Raketchik', 'SOV', [3, 5, 1, 0, 0], [], 'SMG', 'GRENADE'),
  'SOV-PTR': unit('Anti-tank rifleman', 'SOV', [2, 0, 1, 0, 0], [], 'ATRIFLE', 'PISTOL'),
  'SOV-SAP': unit('Sapper', 'SOV', [4, 0, 1, 0, 0], [], 'SAPPER'),
  'SOV-TES': unit('Tesla conscript', 'SOV', [3, 0, 1, 0, 0], [], 'TESLA'),
  'SOV-KAZ': unit('Cossack', 'SOV', [6, 0, 1, 0, 0], [], 'PISTOL', 'SABRE'),
  'SOV-SHO': unit('Shock guard', 'SOV', [2, 0, 3, 0, 0], [], 'SMG', 'BAYONET'),
  'SOV-MED': unit('Medved power armor', 'SOV', [1, 0, 1, 3, 0], [], 'LMG', 'PAW'),
  'SOV-ROK': unit('Flame conscript', 'SOV', [2, 0, 1, 0, 0], [], 'FLAME'),
  'SOV-DEM': unit('Grenadier', 'SOV', [3, 0, 1, 0, 0], [], 'BUNDLE', 'PISTOL'),
  'SOV-SUP': unit('Support tank Kuvalda', 'SOV', [2, 0, 1, 4, 0], ['veh'], 'HOWITZER', 'COAX'),
} as const satisfies Readonly<Record<string, UnitFacts>>;

export type DesignId = keyof typeof UNITS;
export const DESIGN_IDS = Object.keys(UNITS) as readonly DesignId[];

/** WWA-003: support tanks of each army, in the order in which they are placed. */
export const SUPPORT: Readonly<Record<Army, readonly DesignId[]>> = {
  GER: ['GER-SUP'],
  USA: ['USA-SUP', 'USA-SUP'],
  SOV: ['SOV-SUP'],
};
