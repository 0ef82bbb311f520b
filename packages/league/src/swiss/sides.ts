import { otherSide, type Side } from '../scores.ts';
import { type Preference, preferenceOf, type SwissPlayer } from './player.ts';

/** A pair with its sides. */
export type Seated = { readonly board: number; readonly a: string; readonly b: string };

/**
 * CL-065: gives the sides, pair by pair in order of the higher-ranked. In `pair` mode everybody has both, and the higher-ranked is named
 * first (CL-069).
 */
export function seatPairs(
  pairs: readonly (readonly [SwissPlayer, SwissPlayer])[],
  firstSide: Side,
  single: boolean,
): readonly Seated[] {
  return pairs.map(([upper, lower], index) => {
    const board = index + 1;
    const side = single ? sideOf(upper, lower, board, firstSide) : 'A';
    return side === 'A' ? { board, a: upper.id, b: lower.id } : { board, a: lower.id, b: upper.id };
  });
}

/** CL-065: the side of the higher-ranked. */
function sideOf(upper: SwissPlayer, lower: SwissPlayer, board: number, firstSide: Side): Side {
  const [own, theirs] = [preferenceOf(upper), preferenceOf(lower)];
  if (own.wants === null && theirs.wants === null) return board % 2 === 1 ? firstSide : otherSide(firstSide);
  if (own.wants === null) return otherSide(theirs.wants ?? 'A');
  if (own.wants !== theirs.wants) return own.wants;
  const claim = strongerClaim(own, theirs);
  if (claim !== 0) return claim > 0 ? own.wants : otherSide(own.wants);
  return lastDifference(upper, lower) ?? own.wants;
}

/** Above 0 where the first has the stronger class, or then the larger difference. */
function strongerClaim(own: Preference, theirs: Preference): number {
  return own.strength - theirs.strength || Math.abs(own.diff) - Math.abs(theirs.diff);
}

/** CL-065: in the latest round where both played and had different sides: the side that the lower one had then. Null where there is none. */
function lastDifference(upper: SwissPlayer, lower: SwissPlayer): Side | null {
  const sideIn = ({ sides }: SwissPlayer) => new Map(sides.map(({ round, side }) => [round, side]));
  const [own, theirs] = [sideIn(upper), sideIn(lower)];
  const rounds = [...own.keys()].sort((a, b) => b - a);
  for (const round of rounds) {
    const [mine, yours] = [own.get(round) ?? null, theirs.get(round) ?? null];
    if (mine !== null && yours !== null && mine !== yours) return yours;
  }
  return null;
}
