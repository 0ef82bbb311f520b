/** THE-RULES "Units, devices, decks": designs of units. Public data. */
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

/** What most units are: on foot, with one wound to take, and nothing that the rules would have to know. */
const PLAIN = { jet: 0, symbols: [], hp: 1, armor: 0, command: 0 } as const;
type Special = Pick<UnitFacts, 'speed'> & Partial<UnitFacts>;

function unit(title: string, army: Army, special: Special, ...attacks: AttackId[]): UnitFacts {
  return { ...PLAIN, ...special, title, army, attacks };
}

export const UNITS = {
  'GER-ENG': unit('Maschinist', 'GER', { speed: 3, symbols: ['eng'] }, 'PISTOL', 'WRENCH'),
  'GER-RIF': unit('Landser', 'GER', { speed: 3 }, 'RIFLE', 'BAYONET'),
  'GER-STO': unit('Sturmtruppler', 'GER', { speed: 3 }, 'SMG', 'GRENADE'),
  'GER-HMG': unit('MG-Trupp', 'GER', { speed: 2, symbols: ['dep'] }, 'HMG', 'PISTOL'),
  'GER-SNI': unit('Scharfschuetze', 'GER', { speed: 3 }, 'SNIPER', 'PISTOL'),
  'GER-OFF': unit('Offizier', 'GER', { speed: 3, command: 2 }, 'PISTOL', 'SABRE'),
  'GER-HAK': unit('Funkspezialist', 'GER', { speed: 3, symbols: ['uplink'] }, 'PISTOL'),
  'GER-JET': unit('Raketenjaeger', 'GER', { speed: 2, jet: 6 }, 'SMG', 'KNIFE'),
  'GER-FST': unit('Faustschuetze', 'GER', { speed: 3 }, 'FAUST', 'PISTOL'),
  'GER-PIO': unit('Pionier', 'GER', { speed: 3, symbols: ['eng'] }, 'DEMO', 'PISTOL', 'WRENCH'),
  'GER-ARC': unit('Blitzwerfer', 'GER', { speed: 3 }, 'ARC'),
  'GER-KRA': unit('Kradschuetze', 'GER', { speed: 5 }, 'SMG'),
  'GER-GRE': unit('Panzergrenadier', 'GER', { speed: 2, hp: 2 }, 'AUTORIFLE', 'BAYONET'),
  'GER-EIS': unit('Eisenritter', 'GER', { speed: 2, armor: 2 }, 'AUTOCANNON', 'PAW'),
  'GER-FLA': unit('Flammtruppler', 'GER', { speed: 2 }, 'FLAME', 'PISTOL'),
  'GER-SUP': unit('Support tank Wiesel', 'GER', { speed: 3, armor: 3, symbols: ['veh'] }, 'ATGUN', 'COAX'),
  'USA-ENG': unit('Machinist', 'USA', { speed: 3, symbols: ['eng'] }, 'PISTOL', 'WRENCH'),
  'USA-RIF': unit('Rifleman', 'USA', { speed: 3 }, 'AUTORIFLE'),
  'USA-MAR': unit('Marine', 'USA', { speed: 3 }, 'SMG', 'BAYONET'),
  'USA-BAR': unit('Automatic gunner', 'USA', { speed: 3 }, 'LMG'),
  'USA-SNI': unit('Marksman', 'USA', { speed: 3 }, 'SNIPER', 'PISTOL'),
  'USA-CAP': unit('Captain', 'USA', { speed: 3, command: 3 }, 'PISTOL'),
  'USA-HAK': unit('Signals hacker', 'USA', { speed: 3, symbols: ['uplink'] }, 'PISTOL'),
  'USA-RKT': unit('Rocketeer', 'USA', { speed: 3, jet: 8 }, 'AKIMBO'),
  'USA-BAZ': unit('Bazooka man', 'USA', { speed: 3 }, 'BAZOOKA', 'PISTOL'),
  'USA-DEM': unit('Demolitionist', 'USA', { speed: 3, symbols: ['eng'] }, 'DEMO', 'SHOTGUN'),
  'USA-ARC': unit('Edison trooper', 'USA', { speed: 3 }, 'ARCLANCE'),
  'USA-CAV': unit('Motor cavalry', 'USA', { speed: 5 }, 'AKIMBO'),
  'USA-RNG': unit('Ranger', 'USA', { speed: 4 }, 'CARBINE', 'GRENADE', 'KNIFE'),
  'USA-MOR': unit('Mortar team', 'USA', { speed: 2, symbols: ['dep'] }, 'MORTAR', 'PISTOL'),
  'USA-HVY': unit('Heavy doughboy', 'USA', { speed: 2, hp: 2 }, 'SHOTGUN', 'LMG'),
  'USA-IRO': unit('Iron Yank', 'USA', { speed: 2, armor: 2 }, 'AUTOCANNON', 'PAW'),
  'USA-SUP': unit('Support tank Bulldog', 'USA', { speed: 4, armor: 2, symbols: ['veh'] }, 'ATGUN-L', 'COAX'),
  'SOV-ENG': unit('Mekhanik', 'SOV', { speed: 3, symbols: ['eng'] }, 'PISTOL', 'WRENCH'),
  'SOV-RIF': unit('Strelok', 'SOV', { speed: 3 }, 'RIFLE', 'BAYONET'),
  'SOV-PPS': unit('Avtomatchik', 'SOV', { speed: 3 }, 'SMG'),
  'SOV-MAX': unit('Maxim crew', 'SOV', { speed: 2, symbols: ['dep'] }, 'HMG', 'PISTOL'),
  'SOV-SNI': unit('Snaiper', 'SOV', { speed: 3 }, 'SNIPER', 'KNIFE'),
  'SOV-KOM': unit('Komissar', 'SOV', { speed: 3, command: 2 }, 'PISTOL', 'SABRE'),
  'SOV-HAK': unit('Radist', 'SOV', { speed: 3, symbols: ['uplink'] }, 'PISTOL'),
  'SOV-JET': unit('Raketchik', 'SOV', { speed: 3, jet: 5 }, 'SMG', 'GRENADE'),
  'SOV-PTR': unit('Anti-tank rifleman', 'SOV', { speed: 2 }, 'ATRIFLE', 'PISTOL'),
  'SOV-SAP': unit('Sapper', 'SOV', { speed: 4 }, 'SAPPER'),
  'SOV-TES': unit('Tesla conscript', 'SOV', { speed: 3 }, 'TESLA'),
  'SOV-KAZ': unit('Cossack', 'SOV', { speed: 6 }, 'PISTOL', 'SABRE'),
  'SOV-SHO': unit('Shock guard', 'SOV', { speed: 2, hp: 3 }, 'SMG', 'BAYONET'),
  'SOV-MED': unit('Medved power armor', 'SOV', { speed: 1, armor: 3 }, 'LMG', 'PAW'),
  'SOV-ROK': unit('Flame conscript', 'SOV', { speed: 2 }, 'FLAME'),
  'SOV-DEM': unit('Grenadier', 'SOV', { speed: 3 }, 'BUNDLE', 'PISTOL'),
  'SOV-SUP': unit('Support tank Kuvalda', 'SOV', { speed: 2, armor: 4, symbols: ['veh'] }, 'HOWITZER', 'COAX'),
} as const satisfies Readonly<Record<string, UnitFacts>>;

export type DesignId = keyof typeof UNITS;
export const DESIGN_IDS = Object.keys(UNITS) as readonly DesignId[];

/** WWA-003: support tanks of each army, in the order in which they are placed. */
export const SUPPORT: Readonly<Record<Army, readonly DesignId[]>> = {
  GER: ['GER-SUP'],
  USA: ['USA-SUP', 'USA-SUP'],
  SOV: ['SOV-SUP'],
};
