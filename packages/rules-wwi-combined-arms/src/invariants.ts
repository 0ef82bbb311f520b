/** Conservation (law 8): what holds in every state. */
import { identityOf } from './board/identity.ts';
import { squareNumber } from './board/squares.ts';
import type { State } from './state.ts';
import { isWaiting, SIDES } from './state.ts';

/** Sentences about what is broken; empty = all is well. `before`: an earlier state of the same match, or null. */
export function broken(state: State, before: State | null): readonly string[] {
  const faults: string[] = [];
  const ids = state.units.map(({ id }) => id);
  const squares = state.units.flatMap(({ at }) => (at === null ? [] : [at]));
  if (new Set(ids).size < ids.length) faults.push('two units have the same id');
  if (new Set(squares).size < squares.length) faults.push('two units stand on one square');
  if (squares.some((at) => squareNumber(at, state.size) < 0)) faults.push('a unit stands off the board');
  if (state.units.some(({ damage, kills }) => damage < 0 || kills < 0)) faults.push('damage or credits are negative');
  for (const side of SIDES) {
    const hqs = ids.filter((id) => identityOf(id).type === 'hq' && identityOf(id).side === side).length;
    if (hqs > 1) faults.push(`${side} has more than one Headquarters`);
  }
  if ((state.phase === 'retreat') !== (state.retreating !== null))
    faults.push('who retreats is not what the phase says');
  if ((state.phase === 'over') !== (state.outcome !== null)) faults.push('the outcome is not what the phase says');
  const playing = ['move', 'attack', 'retreat'].includes(state.phase);
  if (playing && state.units.some(isWaiting)) faults.push('a unit still waits to be placed');
  return before === null ? faults : [...faults, ...lost(state, before)];
}

/** Units keep their slots: none vanishes, at most one comes at a time, the fallen stay so. */
function lost(state: State, before: State): readonly string[] {
  if (before.phase === 'army') return [];
  const faults: string[] = [];
  if (before.units.some(({ id }, slot) => state.units[slot]?.id !== id))
    faults.push('a unit vanished or changed its slot');
  if (state.units.length > before.units.length + 1) faults.push('units appeared from nowhere');
  const risen = before.units.some(
    (unit, slot) => unit.at === null && !isWaiting(unit) && state.units[slot]?.at !== null,
  );
  if (risen) faults.push('a fallen unit rose again');
  return faults;
}
