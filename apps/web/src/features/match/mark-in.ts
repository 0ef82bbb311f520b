import { markOf } from '../../games/index.ts';
import type { MatchData } from './operations.ts';

type WithSides = Pick<MatchData, 'ruleSet'> & { readonly seats: readonly { readonly side: string }[] };

/** The mark of a side of this match beside its name. */
export const markIn = ({ ruleSet, seats }: WithSides, side: string) =>
  markOf(
    ruleSet,
    side,
    seats.map((seat) => seat.side),
  );
