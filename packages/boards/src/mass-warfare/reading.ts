import type { Json } from '@fieldpost/engine';
import type { War } from '@fieldpost/rules-mass-warfare/table';

type Fields = { readonly [key: string]: Json };

function fieldsOf(value: Json | undefined): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** The war of a view; null where this is no view of Mass Warfare. */
export function readWar(view: Json): War | null {
  const war = fieldsOf(fieldsOf(view)?.war);
  const map = fieldsOf(war?.map);
  if (war === null || map === null) return null;
  const laid = Array.isArray(map.rows) && map.rows.length > 0 && Array.isArray(map.seats) && Array.isArray(map.names);
  const whole = ['players', 'armies', 'bases', 'fire', 'supply'].every((part) => fieldsOf(war[part]) !== null);
  const listed = ['control', 'sorties', 'sides', 'order'].every((part) => Array.isArray(war[part]));
  return laid && whole && listed ? (war as unknown as War) : null;
}
