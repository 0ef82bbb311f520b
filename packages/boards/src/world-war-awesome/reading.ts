import type { Json } from '@fieldpost/engine';
import type { Own, View, War } from '@fieldpost/rules-world-war-awesome/table';

type Fields = { readonly [key: string]: Json };

function fieldsOf(value: Json | undefined): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** The war of a view; null where this is no view of World War Awesome!. */
export function readWar(view: Json): War | null {
  const war = fieldsOf(fieldsOf(view)?.war);
  if (war === null || typeof war.ground !== 'string' || typeof war.round !== 'number') return null;
  const whole = ['players', 'models', 'tanks', 'map', 'options', 'damage', 'orders'].every(
    (part) => fieldsOf(war[part]) !== null,
  );
  const listed = ['units', 'devices', 'groups', 'jams', 'charges'].every((part) => Array.isArray(war[part]));
  return whole && listed ? (war as unknown as War) : null;
}

/** The private part of a player's view; null for a spectator. */
export function readOwn(view: Json): Own | null {
  return (view as unknown as View).own;
}
