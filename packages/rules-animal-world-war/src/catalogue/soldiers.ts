/** The 24 soldiers (D.3): twelve types, one of each in either Empire, with rules alike and names of their own. */
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
  /** Used with an action of its own, or at work by itself. */
  readonly active: boolean;
  readonly names: Readonly<Record<Empire, { readonly name: string; readonly species: string }>>;
};

type Naming = readonly [name: string, species: string];

function sheet(
  type: SoldierType,
  title: string,
  weapon: Weapon,
  ability: Ability,
  active: boolean,
  herb: Naming,
  carn: Naming,
): SoldierSheet {
  const named = ([name, species]: Naming) => ({ name, species });
  const names = { HERB: named(herb), CARN: named(carn) };
  return { type, title, health: CONSTANTS.health, weapon, ability, active, names };
}

export const SOLDIERS: Readonly<Record<SoldierType, SoldierSheet>> = {
  captain: sheet('captain', 'Captain', 'rifle', 'grant', true, ['Colonel Ivory', 'elephant'], ['Marshal Mane', 'lion']),
  chef: sheet('chef', 'Chef', 'rifle', 'health', false, ['Mother Clover', 'cow'], ['Cook Cackle', 'hyena']),
  engineer: sheet(
    'engineer',
    'Engineer',
    'rifle',
    'engineer',
    true,
    ['Sapper Gnaw', 'beaver'],
    ['Sapper Burrow', 'badger'],
  ),
  flamer: sheet('flamer', 'Flamer', 'flame', 'flame', false, ['Ember', 'rhinoceros'], ['Cinder', 'komodo dragon']),
  gunner: sheet('gunner', 'Gunner', 'gun', 'threeBullets', false, ['Big Thunder', 'bison'], ['Old Growl', 'bear']),
  medic: sheet('medic', 'Medic', 'rifle', 'medic', true, ['Nurse Fleece', 'sheep'], ['Doc Whisker', 'otter']),
  observer: sheet('observer', 'Observer', 'rifle', 'artillery', true, ['Longneck', 'giraffe'], ['Night Eye', 'owl']),
  pilot: sheet('pilot', 'Pilot', 'rifle', 'plane', true, ['Ace Gander', 'goose'], ['Red Talon', 'hawk']),
  recruit: sheet(
    'recruit',
    'Recruit',
    'rifle',
    'returns',
    false,
    ['Private Nibs', 'guinea pig'],
    ['Private Yap', 'jackal'],
  ),
  rocketeer: sheet(
    'rocketeer',
    'Rocketeer',
    'rocket',
    'rocket',
    false,
    ['Hopper', 'kangaroo'],
    ['Ripper', 'wolverine'],
  ),
  sniper: sheet('sniper', 'Sniper', 'sniperRifle', 'marksman', false, ['Silent Hoof', 'deer'], ['Ghost Ear', 'lynx']),
  tanker: sheet('tanker', 'Tanker', 'rifle', 'tank', true, ['Ironshell', 'tortoise'], ['Mudjaw', 'crocodile']),
};

/** What stands before the dot of a unit's id (D.3). */
export const EMPIRE_LETTERS: Readonly<Record<Empire, 'H' | 'C'>> = { HERB: 'H', CARN: 'C' };

/** "H.captain" ... "C.tanker". */
export function soldierId(empire: Empire, type: SoldierType): string {
  return `${EMPIRE_LETTERS[empire]}.${type}`;
}

/** Civilians of any battle (AWW-173). */
export const CIVILIANS = ['V1', 'V2'] as const;
export type CivilianId = (typeof CIVILIANS)[number];
