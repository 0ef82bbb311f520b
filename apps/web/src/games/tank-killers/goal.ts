/** The head's text about the game: the turn and the goal. */
import { sideName } from '@fieldpost/boards/tank-killers';
import { type Open, otherSide, type Side } from '@fieldpost/rules-tank-killers';

/** "turn 3"; null before the first turn. */
export const whenOf = ({ phase, forces }: Open, side: Side): string | null =>
  phase === 'decks' || forces[side].turns === 0 ? null : `turn ${forces[side].turns}`;

/** TDC-090: how many cards of the enemy break its formation, and how many are lost by now. */
export function goalOf(open: Open, side: Side): string | null {
  if (open.phase === 'decks' || open.phase === 'over') return null;
  const { breakAt, casualties } = open.forces[otherSide(side)];
  return `Goal: destroy ${breakAt} ${sideName(open, otherSide(side))} cards. ${casualties.length} so far`;
}
