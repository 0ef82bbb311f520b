/** Names of units and items as sentences use them. */
import { EMPIRE_NAMES } from '../catalogue/empires.ts';
import { SOLDIERS, type SoldierType } from '../catalogue/soldiers.ts';
import { VEHICLES } from '../catalogue/vehicles.ts';
import type { Empire } from '../state.ts';

const TOKENS: Readonly<Record<string, string>> = {
  CASE: 'the case',
  BANNER_A: 'the banner of role A',
  BANNER_B: 'the banner of role B',
};

const LETTERED: Readonly<Record<string, string>> = { K: 'crate', F: 'charge', R: 'radio' };

const isEmpire = (id: string): id is Empire => id === 'HERB' || id === 'CARN';

/** "Silent Hoof", "Old Shell", "civilian V1", "a grenade", "the case", or an Empire by its name: the same name in every text. */
export function nameOf(id: string): string {
  if (isEmpire(id)) return EMPIRE_NAMES[id];
  const [, letter, rest] = /^([HC])\.([a-z]+)$/.exec(id) ?? [];
  if (letter !== undefined && rest !== undefined) return unitName(letter === 'H' ? 'HERB' : 'CARN', rest);
  if (/^V\d$/.test(id)) return `civilian ${id}`;
  if (/^G\d+$/.test(id)) return 'a grenade';
  const lettered = LETTERED[id.charAt(0)];
  return TOKENS[id] ?? (/^[KFR]\d$/.test(id) && lettered !== undefined ? `${lettered} ${id}` : id);
}

function unitName(empire: Empire, rest: string): string {
  if (rest === 'tank' || rest === 'plane') return VEHICLES[empire][rest].name;
  return Object.hasOwn(SOLDIERS, rest) ? SOLDIERS[rest as SoldierType].names[empire].name : rest;
}
