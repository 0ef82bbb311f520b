import type { Moment } from './moment.ts';
import type { AnyNarrator } from './narrator.ts';

/** Cuts what happened into chapters, in order. The first may lack its beginning, the last its end. */
export function partsOf(narrator: AnyNarrator, moments: readonly Moment[]): readonly (readonly Moment[])[] {
  const parts: Moment[][] = [];
  let open = false;
  for (const moment of moments) {
    const last = parts.at(-1);
    if (last && open) last.push(moment);
    else parts.push([moment]);
    open = !narrator.closes(moment);
  }
  return parts;
}
