/** The opportunities that a player would miss by ending their turn now. */
import { UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { menuOf, unitsOf, type View } from '@fieldpost/rules-wwi-combined-arms/table';
import { seatOf } from './reading.ts';
import type { Side } from './selection.ts';

const units = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);

/** Ids of the units that could still attack: they are ringed on the board while the end of the turn is asked about. */
export function stillArmed(view: View, side: Side): readonly string[] {
  const commands = menuOf(view, seatOf(side), null);
  return [...new Set(commands.flatMap((command) => (command.type === 'attack' ? [command.unit] : [])))];
}

/** "Artillery d2 and Tank e2"; of more than two nothing, for they are counted. */
function namesOf(view: View, ids: readonly string[]): string {
  if (ids.length > 2) return '';
  const named = unitsOf(view).filter(({ id }) => ids.includes(id));
  return `: ${named.map(({ type, square }) => `${UNITS[type].name} ${square ?? ''}`).join(' and ')}`;
}

/** Sentences, worst first; none: the turn may end without asking. */
export function leftUndone(view: View, side: Side): readonly string[] {
  const ready = stillArmed(view, side);
  const moved = unitsOf(view).some((unit) => unit.side === side && unit.moved);
  const attacked = unitsOf(view).some((unit) => unit.side === side && unit.attacked);
  const said: string[] = [];
  if (view.reinforcing) said.push('You will lose a waiting reinforcement.');
  if (ready.length > 0) said.push(`${units(ready.length)} can still attack${namesOf(view, ready)}.`);
  if (!moved && !attacked) said.push('You have not moved. Ending now passes your turn.');
  return said;
}

/** How many units could still move; the first attack ends moving for all (THE-RULES "States of a turn"). */
export function unmoved(view: View, side: Side): number {
  if (view.phase !== 'move') return 0;
  const commands = menuOf(view, seatOf(side), null);
  return new Set(commands.flatMap((command) => (command.type === 'move' ? [command.unit] : []))).size;
}
