import type { RatingTriple } from '../log/events.ts';
import type { Side } from '../scores.ts';
import type { Bout } from './glicko.ts';

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * CL-135, CL-137: the one opponent that a member plays: its own rating moved by the difference of the means, the root mean square of their
 * deviations, and the edge: for side A it is h weaker, for side B h stronger.
 */
export function boutOf(
  own: RatingTriple,
  ours: readonly RatingTriple[],
  theirs: readonly RatingTriple[],
  match: { readonly side: Side; readonly edge: number; readonly score: number },
): Bout {
  const shift = mean(theirs.map(([r]) => r)) - mean(ours.map(([r]) => r));
  const edge = match.side === 'A' ? -match.edge : match.edge;
  const rd = Math.sqrt(mean(theirs.map(([, deviation]) => deviation ** 2)));
  return { r: own[0] + shift + edge, rd, score: match.score };
}

const EDGE = { most: 400, least: 30, prior: 5 } as const;

/** CL-135: the side edge in rating points for side A, from wins and draws of rated matches; 0 with fewer than 30 of them. */
export function edgeOf(winsA: number, winsB: number, draws: number): number {
  if (winsA + winsB + draws < EDGE.least) return 0;
  const odds = (winsA + draws / 2 + EDGE.prior) / (winsB + draws / 2 + EDGE.prior);
  const points = 400 * Math.log10(odds);
  const rounded = Math.sign(points) * Math.round(Math.abs(points));
  return Math.max(-EDGE.most, Math.min(EDGE.most, rounded));
}

/** CL-185: whether a single leg on this scenario needs the organiser's word, and the edge shown to entrants. */
export function needsPairs(edge: number): boolean {
  return Math.abs(edge) > 40;
}
