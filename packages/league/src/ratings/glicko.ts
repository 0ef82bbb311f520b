/** CL-130: Glicko-2 for two sides: weeks, bounds and rounding. */
import type { RatingTriple } from '../log/events.ts';
import { type Bout, rated, SCALE } from './glicko-arithmetic.ts';

export type { Bout };

export const UNRATED: RatingTriple = [1500, 350, 0.06];
const RD = { least: 30, most: 350 } as const;

function bounded(rd: number): number {
  return Math.min(RD.most, Math.max(RD.least, rd));
}

/** CL-191: stored values are rounded to 1e-4 (the volatility, which is small, to 1e-8), so that platforms agree. */
export function stored([r, rd, sigma]: RatingTriple): RatingTriple {
  return [Math.round(r * 1e4) / 1e4, Math.round(rd * 1e4) / 1e4, Math.round(sigma * 1e8) / 1e8];
}

/** CL-130, CL-136: the rating after a week, from what everybody had at its start; their order cannot matter, so they are sorted. */
export function afterWeek([r, rd, sigma]: RatingTriple, bouts: readonly Bout[]): RatingTriple {
  if (bouts.length === 0) return stored([r, idleDeviation(rd, sigma), sigma]);
  const sorted = bouts.toSorted((a, b) => a.r - b.r || a.rd - b.rd || a.score - b.score);
  const [after, deviation, volatility] = rated([r, rd, sigma], sorted);
  return stored([after, bounded(deviation), volatility]);
}

/** CL-130: the idle step of a week without results. */
function idleDeviation(rd: number, sigma: number): number {
  return bounded(Math.sqrt(rd ** 2 + (SCALE * sigma) ** 2));
}

/** CL-130: the rating after this many weeks without a result. */
export function idled(rating: RatingTriple, weeks: number): RatingTriple {
  let now = rating;
  for (let index = 0; index < weeks && now[1] < RD.most; index += 1) now = afterWeek(now, []);
  return now;
}

/** CL-134: shown with "?", left out of lists and prizes. */
export function isProvisional([, rd]: RatingTriple, rated: number): boolean {
  return rd > 110 || rated < 5;
}
