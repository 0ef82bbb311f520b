import type { Course, Luck } from './operations.ts';

/** The room of a chart, in its own units. */
export const ROOM = { width: 320, height: 100 } as const;

/** The least and the most that a course comes to; 0 is always in it, so that a small change does not look great. */
export function rangeOf({ sides }: Pick<Course, 'sides'>): { readonly least: number; readonly most: number } {
  const all = sides.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  return { least, most: most === least ? least + 1 : most };
}

/** The line of one side, as points of an SVG: its first turn at the left edge, its last at the right one. */
export function pointsOf(values: readonly number[], { least, most }: ReturnType<typeof rangeOf>): string {
  const across = values.length > 1 ? ROOM.width / (values.length - 1) : 0;
  const heightOf = (value: number): number => ROOM.height - (ROOM.height * (value - least)) / (most - least);
  // One turn is a line as well.
  const all = values.length === 1 ? [...values, ...values] : values;
  const placed = all.map((value, index) => [
    values.length === 1 ? index * ROOM.width : index * across,
    heightOf(value),
  ]);
  return placed.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** A bar for the hits that came and a mark for those expected, in thousandths of the throws. */
export const barOf = ({ throws, hits, expected }: Pick<Luck, 'throws' | 'hits' | 'expected'>) => ({
  hits: Math.round((1000 * hits) / throws),
  expected: Math.round((10 * expected) / throws),
});

/** A column for each face of a die, and how high the expected one is. */
export function columnsOf(faces: readonly number[]) {
  const thrown = faces.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...faces);
  const width = ROOM.width / faces.length;
  const columns = faces.map((count, index) => {
    const height = (ROOM.height * count) / most;
    return { face: index + 1, x: index * width + 4, y: ROOM.height - height, width: width - 8, height };
  });
  return { columns, expected: ROOM.height - (ROOM.height * thrown) / faces.length / most };
}
