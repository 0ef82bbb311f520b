/** One measured figure, and what it is held against. */
export type Figure = {
  /** What was measured, for instance "accepted commands, 8 connections". */
  readonly what: string;
  readonly value: number;
  /** For instance "/s", "ms", "B", "x". */
  readonly unit: string;
  /** The aim in words, for instance "at least 0.7", and whether the value meets it; null where there is none. */
  readonly aim: Aim | null;
};
export type Aim = { readonly words: string; readonly met: boolean };

/** What one bench found. */
export type BenchReport = { readonly name: string; readonly figures: readonly Figure[] };

/** A program of `npm run bench`: all it compares, it measures in the same run. */
export type Bench = { readonly name: string; readonly run: () => Promise<readonly Figure[]> };

export const figure = (what: string, value: number, unit: string): Figure => ({ what, value, unit, aim: null });

/** A figure that should be `limit` or more. */
export const atLeast = (what: string, value: number, unit: string, limit: number): Figure => ({
  what,
  value,
  unit,
  aim: { words: `at least ${limit}`, met: value >= limit },
});

/** A figure that should be `limit` or less. */
export const atMost = (what: string, value: number, unit: string, limit: number): Figure => ({
  what,
  value,
  unit,
  aim: { words: `at most ${limit}`, met: value <= limit },
});

const rounded = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

/** The table for people: one figure a line. */
export function table(report: BenchReport): string {
  const width = Math.max(...report.figures.map((each) => each.what.length));
  const lines = report.figures.map(({ what, value, unit, aim }) => {
    const verdict = aim ? `  ${aim.met ? 'met   ' : 'MISSED'} (${aim.words})` : '';
    return `  ${what.padEnd(width)}  ${`${rounded(value)} ${unit}`.padStart(16)}${verdict}`;
  });
  return [report.name, ...lines].join('\n');
}

/** The middle of some measurements; the mean of the two middle ones where their count is even. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which `share` (0 to 1) of the measurements lie, interpolated. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
