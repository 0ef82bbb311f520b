/** The head's text about the game: the turn and the goal. */
import type { Position } from '@fieldpost/boards/wwi-combined-arms';
import type { View } from '@fieldpost/rules-wwi-combined-arms/table';
import type { Side } from './selection.ts';

/** "turn 9"; null before the first turn. */
export const whenOf = ({ phase, turns }: View, side: Side): string | null =>
  phase === 'army' || phase === 'place' ? null : `turn ${turns[side]}`;

/** CA-070: the enemy's Headquarters, by its square; null while something else is asked than a turn. */
export function goalOf({ phase }: View, { pieces }: Position, side: Side): string | null {
  if (phase !== 'move' && phase !== 'attack') return null;
  const target = pieces.find((piece) => piece.type === 'hq' && piece.side !== side);
  return target === undefined ? null : `Goal: destroy the enemy Headquarters (${target.square})`;
}
