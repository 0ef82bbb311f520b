/** The choice in two steps that every map has: who, then what there. Pure; what is picked beyond that is each game's own. */

/** The one after `now` in a row without an end, the first where none is picked; null: there is none. */
export function nextIn(all: readonly string[], now: string | null): string | null {
  const here = now === null ? -1 : all.indexOf(now);
  return all[(here + 1) % all.length] ?? null;
}

/** A tap on the selected unit selects the next one in that place, and after the last none (null). */
export function nextThere(own: readonly string[], now: string): string | null {
  return own[own.indexOf(now) + 1] ?? null;
}

/** One more, at the end of the row, or one fewer. */
export function toggled(all: readonly string[], one: string): readonly string[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

/** As many of several things to do as a place's label may name. */
const MAX_HINTS = 3;

/**
 * The possible actions at a place, for its label; empty if there are none.
 * @param labels Actions of the selected unit there.
 * @param own Units on it that can still act.
 */
export function hintFor(labels: readonly string[], own: readonly string[], picked: string | null): string {
  if (picked !== null && own.includes(picked)) return 'chosen';
  if (labels.length > 0) return labels.map(lower).slice(0, MAX_HINTS).join(' or ');
  return own.length > 0 ? 'can act' : '';
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
