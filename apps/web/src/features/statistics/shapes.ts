import type { Lengths } from './operations.ts';

/** A strip of a bar, in thousandths of its length. */
type Strip<Part> = { readonly part: Part; readonly x: number; readonly width: number };

/** The parts of a bar one behind the other, by their counts. Parts of nothing take no room, and are left out. */
export function stripsOf<Part extends { readonly count: number }>(parts: readonly Part[]): readonly Strip<Part>[] {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  return parts.flatMap((part) => {
    if (part.count === 0) return [];
    const strip = { part, x: (1000 * passed) / all, width: (1000 * part.count) / all };
    passed += part.count;
    return [strip];
  });
}

/** The room of the columns, in its own units. */
export const ROOM = { width: 240, height: 80 } as const;
const GAP = 2;
/** A column of few among many is still to be seen. */
const MIN_HEIGHT = 2;

type Column = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A column for each length, the most frequent at full height; null if no match had that length. */
export function columnsOf(spread: Lengths['spread']): readonly (Column | null)[] {
  const most = Math.max(...spread.map(({ count }) => count));
  const width = ROOM.width / spread.length;
  return spread.map(({ count }, index) => {
    if (count === 0) return null;
    const height = Math.max(MIN_HEIGHT, (ROOM.height * count) / most);
    return { x: index * width + GAP / 2, y: ROOM.height - height, width: width - GAP, height };
  });
}

/** "54 %": a share in thousandths; one of little is never said to be nothing. */
export function percent(share: number): string {
  if (share > 0 && share < 10) return 'under 1 %';
  return `${Math.round(share / 10)} %`;
}
