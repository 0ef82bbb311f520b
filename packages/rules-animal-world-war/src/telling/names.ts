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

/** "Herbivoria's Sniper", "Herbivoria's tank Old Shell", "civilian V1", "a grenade", "the case", or an Empire by its name. */
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
  const owner = `${EMPIRE_NAMES[empire]}'s`;
  if (rest === 'tank' || rest === 'plane') return `${owner} ${rest} ${VEHICLES[empire][rest].name}`;
  return Object.hasOwn(SOLDIERS, rest) ? `${owner} ${SOLDIERS[rest as SoldierType].title}` : `${owner} ${rest}`;
}
