/** Names of the units in the editor's lists. */
import {
  EMPIRE_NAMES,
  EMPIRES,
  SOLDIER_TYPES,
  SOLDIERS,
  type SoldierType,
} from '@fieldpost/rules-animal-world-war/catalogue';
import { empireOfUnit, isCivilian } from './drawing.ts';

/** "Silent Hoof, Sniper of Herbivoria", "Tank of Carnivoron", "Civilian V1". */
export function unitTitle(id: string): string {
  if (isCivilian(id)) return `Civilian ${id}`;
  const empire = empireOfUnit(id);
  const what = id.slice(2);
  if (what === 'tank' || what === 'plane') return `${what === 'tank' ? 'Tank' : 'Plane'} of ${EMPIRE_NAMES[empire]}`;
  const { title, names } = SOLDIERS[what as SoldierType];
  return `${names[empire].name}, ${title} of ${EMPIRE_NAMES[empire]}`;
}

/** Every unit of the game with its title. */
export const UNIT_CHOICES: readonly (readonly [id: string, title: string])[] = [
  ...EMPIRES.flatMap((empire) => [...SOLDIER_TYPES, 'tank', 'plane'].map((what) => `${empire.charAt(0)}.${what}`)),
  ...['V1', 'V2'],
].map((id) => [id, unitTitle(id)]);
