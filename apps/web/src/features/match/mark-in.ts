import { markOf } from '../../games/index.ts';
import type { MatchData } from './operations.ts';

/** Which mark a side of this match bears beside its name. */
export const markIn = ({ ruleSet, seats }: Pick<MatchData, 'ruleSet' | 'seats'>, side: string) =>
  markOf(
    ruleSet,
    side,
    seats.map((seat) => seat.side),
  );
