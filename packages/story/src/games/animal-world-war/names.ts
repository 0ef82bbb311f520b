/** Soldiers by name, vehicles by theirs, tiles as they are printed: never a pair of numbers. */
import type { Hex } from '@fieldpost/hex';
import { ABOUT } from '@fieldpost/rules-animal-world-war/about';
import { EMPIRE_NAMES, SOLDIERS, type SoldierType, VEHICLES } from '@fieldpost/rules-animal-world-war/catalogue';
import { type Empire, placeOn, type View } from '@fieldpost/rules-animal-world-war/table';
import type { Eyes } from '../../moment.ts';
import { listed, shortly } from '../../words.ts';

export const empireOf = (unit: string): Empire | null =>
  unit === 'HERB' || unit.startsWith('H.') ? 'HERB' : unit === 'CARN' || unit.startsWith('C.') ? 'CARN' : null;

export const side = (empire: Empire): string => ABOUT.sideNames[empire];
/** "Herbivoria", "you". */
export const who = (empire: Empire, { side: own }: Eyes): string => (empire === own ? 'you' : side(empire));

/** "Night Eye", "Old Shell", "a civilian"; an Empire by its name. */
export function name(unit: string): string {
  const empire = empireOf(unit);
  if (empire === null) return unit.startsWith('V') ? 'a civilian' : unit;
  if (unit === empire) return EMPIRE_NAMES[empire];
  const rest = unit.slice(2);
  if (rest === 'tank' || rest === 'plane') return VEHICLES[empire][rest].name;
  return Object.hasOwn(SOLDIERS, rest) ? SOLDIERS[rest as SoldierType].names[empire].name : rest;
}

/** The acting unit: a crew goes by the name of its vehicle. */
export function actor(unit: string, { battle }: View): string {
  const one = battle.units[unit];
  return name(one?.kind === 'soldier' && one.vehicle !== null ? one.vehicle : unit);
}

/** "your Silent Hoof and Mother Clover", "Ripper". */
export function names(units: readonly string[], { side: own }: Eyes, most = 4): string {
  const ids = [...new Set(units)];
  const ours = own !== null && ids.length > 0 && ids.every((id) => empireOf(id) === own);
  const civilians = ids.filter((id) => empireOf(id) === null);
  const named = ids.filter((id) => empireOf(id) !== null).map(name);
  const people =
    civilians.length === 0 ? [] : [civilians.length === 1 ? 'a civilian' : `${civilians.length} civilians`];
  return `${ours ? 'your ' : ''}${shortly([...named, ...people], most)}`;
}

/** "the Barn", "the west Cottage", "No Man's Land". Off the field: "the edge of the field". */
export const placeOf = (at: Hex, { battle }: View): string => placeOn(at, battle.tiles);

export const places = (hexes: readonly Hex[], view: View): string =>
  listed([...new Set(hexes.map((at) => placeOf(at, view)))]);

const LETTERED: Readonly<Record<string, string>> = { K: 'a crate', F: 'a charge', R: 'a radio', G: 'a grenade' };

/** "the case", "the banner of Herbivoria", "a crate". */
export function item(id: string, { battle }: View): string {
  if (id === 'CASE') return 'the case';
  const roleB: Empire = battle.roleA === 'HERB' ? 'CARN' : 'HERB';
  if (id === 'BANNER_A') return `the banner of ${side(battle.roleA)}`;
  if (id === 'BANNER_B') return `the banner of ${side(roleB)}`;
  return LETTERED[id.charAt(0)] ?? 'a token';
}

export const isGrenade = (id: string): boolean => /^G\d+$/.test(id);
