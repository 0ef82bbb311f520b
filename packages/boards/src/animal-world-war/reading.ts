import type { Json } from '@fieldpost/engine';
import type { Battle } from '@fieldpost/rules-animal-world-war/table';

type Fields = { readonly [key: string]: Json };

function fieldsOf(value: Json | undefined): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** The battle of a view; null where this is no view of Animal World War. */
export function readBattle(view: Json): Battle | null {
  const battle = fieldsOf(fieldsOf(view)?.battle);
  if (battle === null) return null;
  const whole = ['aims', 'field', 'units', 'items'].every((part) => fieldsOf(battle[part]) !== null);
  const laid = Array.isArray(battle.tiles) && battle.tiles.length > 0 && Array.isArray(battle.effects);
  return whole && laid ? (battle as unknown as Battle) : null;
}
