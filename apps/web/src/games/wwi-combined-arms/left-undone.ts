/** What a player would leave undone if they ended their turn now. */
import { menuOf, unitsOf, type View } from '@fieldpost/rules-wwi-combined-arms/table';
import { seatOf } from './reading.ts';
import type { Side } from './selection.ts';

const units = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);

/** Sentences, worst first; none: the turn may end without asking. */
export function leftUndone(view: View, side: Side): readonly string[] {
  const commands = menuOf(view, seatOf(side), null);
  const ready = new Set(commands.flatMap((command) => (command.type === 'attack' ? [command.unit] : [])));
  const moved = unitsOf(view).some((unit) => unit.side === side && unit.moved);
  const attacked = unitsOf(view).some((unit) => unit.side === side && unit.attacked);
  const said: string[] = [];
  if (view.reinforcing) said.push('You will lose a waiting reinforcement.');
  if (ready.size > 0) said.push(`${units(ready.size)} can still attack.`);
  if (!moved && !attacked) said.push('You have not moved. Ending now passes your turn.');
  return said;
}

/** How many units could still move; the first attack ends moving for all (THE-RULES "States of a turn"). */
export function unmoved(view: View, side: Side): number {
  if (view.phase !== 'move') return 0;
  const commands = menuOf(view, seatOf(side), null);
  return new Set(commands.flatMap((command) => (command.type === 'move' ? [command.unit] : []))).size;
}
