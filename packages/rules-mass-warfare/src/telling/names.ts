/** How units, hexes and players are called in sentences. */
import { SIDE_NAMES, type Side } from '../catalogue/sides.ts';
import type { UnitType } from '../catalogue/units.ts';
import type { Place } from '../field/places.ts';
import type { UnitId } from '../state.ts';

/** One of each type, as in "Blue tank 2". */
const ONE: Readonly<Record<UnitType, string>> = {
  inf: 'infantry',
  mech: 'mechanized infantry',
  tank: 'tank',
  art: 'artillery',
  aa: 'anti-aircraft gun',
  ftr: 'fighter',
  bmb: 'bomber',
  trn: 'transport',
  war: 'warship',
  car: 'carrier',
  sub: 'sub',
};

export const nameOf = (side: Side): string => SIDE_NAMES[side];
export const typeName = (type: UnitType): string => ONE[type];

export function unitName(id: UnitId): string {
  const [side = 's1', type = 'inf', number] = id.split('-');
  return `${nameOf(side as Side)} ${typeName(type as UnitType)} ${number}`;
}

export const ownerOf = (id: UnitId): Side => id.slice(0, 2) as Side;

/** "at Zeven", "2 from Zeven", each with its numbers. */
export function where({ hex, name }: Place): string {
  const key = hex.join(',');
  if (name === key) return `at ${key}`;
  return /^\d+ from /.test(name) ? `${name} (${key})` : `at ${name} (${key})`;
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
