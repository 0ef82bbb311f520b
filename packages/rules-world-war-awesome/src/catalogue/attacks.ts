/** THE-RULES "Attacks": every attack of units, mounts and main guns. Public data. */
import type { BandCode } from './bands.ts';

export const FLAGS = ['dep', 'load', 'heat', 'dis', 'dual', 'timed', 'suicide', 'melee'] as const;
export type Flag = (typeof FLAGS)[number];
/** WWA-055: dice symbols; ML is a melee weapon, - a hex attack. */
export type DiceSymbol = 'F1' | 'F1R' | 'F2' | 'F3' | 'SN' | 'ML' | '-';

export type AttackFacts = {
  readonly title: string;
  readonly range: BandCode;
  readonly dice: DiceSymbol;
  /** 0: no impact symbol. */
  readonly impact: number;
  /** Null: no blast symbol. */
  readonly blast: number | null;
  readonly flags: readonly Flag[];
};

function attack(
  title: string,
  range: BandCode,
  dice: DiceSymbol,
  impact: number,
  blast: number | null,
  ...flags: Flag[]
): AttackFacts {
  return { title, range, dice, impact, blast, flags };
}

export const ATTACKS = {
  PISTOL: attack('Pistol', 'MD', 'F1', 0, null),
  CARBINE: attack('Carbine', 'MD', 'F1R', 0, null),
  SMG: attack('Submachine gun', 'MD', 'F1R', 0, null),
  SHOTGUN: attack('Trench shotgun', 'SH', 'F2', 0, null),
  AKIMBO: attack('Paired pistols', 'MD', 'F1', 0, null, 'dual'),
  RIFLE: attack('Bolt rifle', 'LG', 'F1', 0, null),
  AUTORIFLE: attack('Self-loading rifle', 'LG', 'F1R', 0, null),
  LMG: attack('Light machine gun', 'LG', 'F2', 0, null, 'heat'),
  HMG: attack('Heavy machine gun', 'LG', 'F3', 0, null, 'dep', 'heat'),
  SNIPER: attack('Scoped rifle', 'XL', 'SN', 0, null),
  ARC: attack('Arc discharger', 'SH', 'F1', 0, null, 'dis'),
  ARCLANCE: attack('Arc lance', 'SH', 'F2', 0, null, 'dis', 'heat'),
  TESLA: attack('Twin Tesla prongs', 'SH', 'F1', 0, null, 'dis', 'dual'),
  FLAME: attack('Flame projector', 'SH', 'F3', 0, null, 'heat'),
  GRENADE: attack('Hand grenade', 'SH', '-', 1, 1, 'load'),
  BUNDLE: attack('Bundled charge', 'SH', '-', 2, 1, 'load'),
  FAUST: attack('Hollow-charge launcher', 'MD', '-', 3, 1, 'load'),
  BAZOOKA: attack('Rocket tube', 'LG', '-', 2, 1, 'load'),
  MORTAR: attack('Trench mortar', 'LG', '-', 1, 1, 'dep', 'load'),
  ATRIFLE: attack('Anti-tank rifle', 'LG', 'F1', 1, null),
  AUTOCANNON: attack('Shoulder autocannon', 'LG', 'F2', 1, null, 'heat'),
  DEMO: attack('Demolition pack', 'ME', '-', 3, 1, 'timed'),
  SAPPER: attack('Sapper satchel', 'ME', '-', 3, 1, 'suicide'),
  BAYONET: attack('Bayonet', 'ME', 'ML', 0, null, 'melee'),
  KNIFE: attack('Knife', 'ME', 'ML', 0, null, 'melee'),
  SABRE: attack('Sabre', 'ME', 'ML', 0, null, 'melee'),
  WRENCH: attack('Wrench', 'ME', 'ML', 0, null, 'melee'),
  PAW: attack('Servo claw', 'ME', 'ML', 0, null, 'melee'),
  ATGUN: attack('Light tank gun', 'LG', 'F1', 2, null),
  'ATGUN-L': attack('37 mm gun', 'LG', 'F1', 1, null),
  HOWITZER: attack('Assault howitzer', 'LG', '-', 3, 1, 'load'),
  COAX: attack('Coaxial machine gun', 'LG', 'F2', 0, null, 'heat'),
  'MT-MG': attack('Mounted machine gun', 'LG', 'F2', 0, null, 'heat'),
  'MT-TWIN': attack('Mounted twin guns', 'LG', 'F1', 0, null, 'dual'),
  'MT-FLAK': attack('Mounted flak gun', 'LG', 'F3', 1, null, 'heat'),
  'MT-HOW': attack('Mounted howitzer', 'LG', '-', 2, 1, 'heat'),
  'MG-GER-HE': attack('Koenigswolf shell HE', 'GUN', '-', 2, 2),
  'MG-GER-AP': attack('Koenigswolf shell AP', 'GUN', '-', 3, null),
  'MG-USA-HE': attack('Liberty shell HE', 'GUN', '-', 2, 1),
  'MG-USA-CAN': attack('Liberty canister', 'GUN', '-', 0, 2),
  'MG-SOV-HE': attack('Molot shell HE', 'GUN', '-', 3, 2, 'heat'),
  'MG-SOV-AP': attack('Molot shell AP', 'GUN', '-', 3, null),
} as const satisfies Readonly<Record<string, AttackFacts>>;

export type AttackId = keyof typeof ATTACKS;
export const ATTACK_IDS = Object.keys(ATTACKS) as readonly AttackId[];
