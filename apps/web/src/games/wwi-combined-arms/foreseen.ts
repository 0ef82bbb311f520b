/** The board's changes before the service has answered: moves and reinforcements, to which nobody can reply. */
import type { Json } from '@fieldpost/client';
import { type Command, evolve, resolve, type View, validate } from '@fieldpost/rules-wwi-combined-arms/table';
import { seatOf } from './reading.ts';
import type { Side } from './selection.ts';

/** The position after a command, or undefined: wait for the answer. In a turn a view of this game is its whole state. */
export function foreseen(view: View, side: Side, command: Command): Json | undefined {
  if (command.type !== 'move' && command.type !== 'reinforce') return undefined;
  const seat = seatOf(side);
  if (validate(view, seat, command) !== null) return undefined;
  return resolve(view, seat, command).reduce(evolve, view);
}
