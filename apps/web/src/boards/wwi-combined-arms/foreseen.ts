/** What the board may show before the service has answered: moves and reinforcements, which nothing can answer. */
import type { Json } from '@fieldpost/client';
import { noChance } from '@fieldpost/engine';
import type { Command, View } from '@fieldpost/rules-wwi-combined-arms';
import { wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';
import { seatOf } from './reading.ts';
import type { Side } from './selection.ts';

/** The position after a command, or undefined: wait for the answer. In a turn a view of this game is its whole state. */
export function foreseen(view: View, side: Side, command: Command): Json | undefined {
  if (command.type !== 'move' && command.type !== 'reinforce') return undefined;
  const decided = wwiCombinedArms.decide(view, seatOf(side), command, noChance());
  if (!decided.ok) return undefined;
  return decided.value.reduce((state, event) => wwiCombinedArms.evolve(state, event), view);
}
