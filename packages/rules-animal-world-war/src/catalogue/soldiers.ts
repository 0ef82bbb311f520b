/** The 24 soldiers (THE-RULES "Soldiers"): twelve types, one of each in either Empire, with rules alike and names of their own. */
import { CONSTANTS } from './constants.ts';
import type { Empire } from './empires.ts';

/** In card order. */
export const SOLDIER_TYPES = [
  'captain',
  'chef',
  'engineer',
  'flamer',
  'gunner',
  'medic',
  'observer',
  'pilot',
  'recruit',
  'rocketeer',
  'sniper',
  'tanker',
] as const;
export type SoldierType = (typeof SOLDIER_TYPES)[number];

/** What a soldier on foot shoots with (AWW-134, AWW-136, AWW-140, AWW-142, AWW-144). */
export type Weapon = 'rifle' | 'flame' | 'gun' | 'rocket' | 'sniperRifle';

export type Ability =
  | 'grant'
  | 'health'
  | 'engineer'
  | 'flame'
  | 'threeBullets'
  | 'medic'
  | 'artillery'
  | 'plane'
  | 'returns'
  | 'rocket'
  | 'marksman'
  | 'tank';

export type SoldierSheet = {
  readonly type: SoldierType;
  readonly title: string;
  readonly health: number;
  readonly weapon: Weapon;
  readonly ability: Ability;
  /** Used with its own action, or at work on its own. */
  readonly active: boolean;
  readonly names: Readonly<Record<Empire, { readonly name: string; readonly species: string }>>;
};

const sheet = (printed: Omit<SoldierSheet, 'health'>): SoldierSheet => ({ ...printed, health: CONSTANTS.health });

export const SOLDIERS: Readonly<Record<SoldierType, SoldierSheet>> = {
  captain: sheet({
    type: 'captain',
    title: 'Captain',
    weapon: 'rifle',
    ability: 'grant',
    active: true,
    names: { HERB: { name: 'Colonel Ivory', species: 'elephant' }, CARN: { name: 'Marshal Mane', species: 'lion' } },
  }),
  chef: sheet({
    type: 'chef',
    title: 'Chef',
    weapon: 'rifle',
    ability: 'health',
    active: false,
    names: { HERB: { name: 'Mother Clover', species: 'cow' }, CARN: { name: 'Cook Cackle', species: 'hyena' } },
  }),
  engineer: sheet({
    type: 'engineer',
    title: 'Engineer',
    weapon: 'rifle',
    ability: 'engineer',
    active: true,
    names: { HERB: { name: 'Sapper Gnaw', species: 'beaver' }, CARN: { name: 'Sapper Burrow', species: 'badger' } },
  }),
  flamer: sheet({
    type: 'flamer',
    title: 'Flamer',
    weapon: 'flame',
    ability: 'flame',
    active: false,
    names: { HERB: { name: 'Ember', species: 'rhinoceros' }, CARN: { name: 'Cinder', species: 'komodo dragon' } },
  }),
  gunner: sheet({
    type: 'gunner',
    title: 'Gunner',
    weapon: 'gun',
    ability: 'threeBullets',
    active: false,
    names: { HERB: { name: 'Big Thunder', species: 'bison' }, CARN: { name: 'Old Growl', species: 'bear' } },
  }),
  medic: sheet({
    type: 'medic',
    title: 'Medic',
    weapon: 'rifle',
    ability: 'medic',
    active: true,
    names: { HERB: { name: 'Nurse Fleece', species: 'sheep' }, CARN: { name: 'Doc Whisker', species: 'otter' } },
  }),
  observer: sheet({
    type: 'observer',
    title: 'Observer',
    weapon: 'rifle',
    ability: 'artillery',
    active: true,
    names: { HERB: { name: 'Longneck', species: 'giraffe' }, CARN: { name: 'Night Eye', species: 'owl' } },
  }),
  pilot: sheet({
    type: 'pilot',
    title: 'Pilot',
    weapon: 'rifle',
    ability: 'plane',
    active: true,
    names: { HERB: { name: 'Ace Gander', species: 'goose' }, CARN: { name: 'Red Talon', species: 'hawk' } },
  }),
  recruit: sheet({
    type: 'recruit',
    title: 'Recruit',
    weapon: 'rifle',
    ability: 'returns',
    active: false,
    names: { HERB: { name: 'Private Nibs', species: 'guinea pig' }, CARN: { name: 'Private Yap', species: 'jackal' } },
  }),
  rocketeer: sheet({
    type: 'rocketeer',
    title: 'Rocketeer',
    weapon: 'rocket',
    ability: 'rocket',
    active: false,
    names: { HERB: { name: 'Hopper', species: 'kangaroo' }, CARN: { name: 'Ripper', species: 'wolverine' } },
  }),
  sniper: sheet({
    type: 'sniper',
    title: 'Sniper',
    weapon: 'sniperRifle',
    ability: 'marksman',
    active: false,
    names: { HERB: { name: 'Silent Hoof', species: 'deer' }, CARN: { name: 'Ghost Ear', species: 'lynx' } },
  }),
  tanker: sheet({
    type: 'tanker',
    title: 'Tanker',
    weapon: 'rifle',
    ability: 'tank',
    active: true,
    names: { HERB: { name: 'Ironshell', species: 'tortoise' }, CARN: { name: 'Mudjaw', species: 'crocodile' } },
  }),
};

/** What stands before the dot of a unit's id (THE-RULES "Soldiers"). */
export const EMPIRE_LETTERS: Readonly<Record<Empire, 'H' | 'C'>> = { HERB: 'H', CARN: 'C' };

/** "H.captain" ... "C.tanker". */
export function soldierId(empire: Empire, type: SoldierType): string {
  return `${EMPIRE_LETTERS[empire]}.${type}`;
}

/** Civilians of any battle (AWW-173). */
export const CIVILIANS = ['V1', 'V2'] as const;
export type CivilianId = (typeof CIVILIANS)[number];
