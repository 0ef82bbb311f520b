import type { OrderBarSlot } from '../../table/slots.ts';

/** Each button of the bar by its key, and Escape lays the card down: A attacks, P lets it stand, F plays the card, E ends the turn. */
export function keysOf(bar: OrderBarSlot | null, layDown: () => void): Readonly<Record<string, () => void>> {
  if (bar === null || bar.question !== null) return { escape: layDown };
  const pressed = [bar.back, bar.verb, bar.next, bar.end].flatMap((one): [string, () => void][] =>
    one === null || one.key === null || one.press === null ? [] : [[one.key.toLowerCase(), one.press]],
  );
  return { ...Object.fromEntries(pressed), escape: layDown };
}
