type Point = { readonly at: string; readonly rating: number };

/** The room of the picture, in its own units; a rim for the width of the line. */
export const ROOM = { width: 240, height: 56, rim: 4 } as const;
/** Less than this up and down looks like a mountain and is none. */
const MIN_SPAN = 60;

/** The points of a rating over time as an SVG polyline has them: the first at the left, the highest at the top. */
export function curveOf(history: readonly Point[]): string {
  const times = history.map(({ at }) => Date.parse(at));
  const values = history.map(({ rating }) => rating);
  const [start = 0, end = 0] = [times[0], times.at(-1)];
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  const span = Math.max(Math.max(...values) - Math.min(...values), MIN_SPAN);
  const { width, height, rim } = ROOM;
  const x = (time: number): number => rim + ((time - start) / (end - start || 1)) * (width - 2 * rim);
  const y = (value: number): number => height / 2 - ((value - middle) / span) * (height - 2 * rim);
  return history.map(({ rating }, index) => `${x(times[index] ?? 0).toFixed(1)},${y(rating).toFixed(1)}`).join(' ');
}
