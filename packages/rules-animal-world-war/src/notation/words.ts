/** How things are named in a line: hexes "q,r", own units without their letter, directions by the compass. */
import { type Direction, fromKey, type Hex, keyOf } from '@fieldpost/hex';
import { EMPIRE_LETTERS, SOLDIER_TYPES } from '../catalogue/soldiers.ts';
import { VEHICLE_KINDS } from '../catalogue/vehicles.ts';
import type { Empire, ItemId, Line, UnitId } from '../state.ts';
import type { View } from '../view.ts';

/** THE-RULES "Battlefields": clockwise from north. */
export const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

const KINDS: readonly string[] = [...SOLDIER_TYPES, ...VEHICLE_KINDS];

/** "sniper" for your own unit, the whole id for any other. */
export function writeUnit(id: UnitId, own: Empire | null): string {
  const letter = own === null ? null : EMPIRE_LETTERS[own];
  return letter !== null && id.startsWith(`${letter}.`) ? id.slice(2) : id;
}

/** The unit id that a word means in this battle. A word that names no unit of the game stays unchanged. */
export function readUnit(word: string, own: Empire): UnitId {
  const lower = word.toLowerCase();
  if (KINDS.includes(lower)) return `${EMPIRE_LETTERS[own]}.${lower}`;
  if (/^[hc]\.[a-z]+$/.test(lower)) return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`;
  return /^v\d$/.test(lower) ? word.toUpperCase() : word;
}

/** The id of an item, whatever the case in which it is typed. */
export function readItem(word: string, view: View): ItemId {
  const lower = word.toLowerCase();
  return Object.keys(view.battle.items).find((id) => id.toLowerCase() === lower) ?? word;
}

export function writeLine({ dir, first }: Line): string {
  return `${COMPASS[dir]} ${keyOf(first)}`;
}

/** "N 0,2"; null: no such direction or hex. */
export function readLine(compass: string, first: string): Line | null {
  const dir = (COMPASS as readonly string[]).indexOf(compass.toUpperCase());
  const at = fromKey(first);
  return dir < 0 || at === null ? null : { dir: dir as Direction, first: at };
}

/** "0,1 0,0": hexes apart by spaces; null: something else is among them. */
export function readHexes(words: string): readonly Hex[] | null {
  const hexes = words.trim().split(/ +/).map(fromKey);
  return hexes.every((at) => at !== null) ? hexes : null;
}
