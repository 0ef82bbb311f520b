/** Attacks of a combined attack, carried out one after another: what comes next after the position has changed. */

import { type Command, type View, validate } from '@fieldpost/rules-wwi-combined-arms/table';
import { seatOf } from './reading.ts';

export type NextShot =
  | { readonly shoot: Command; readonly rest: readonly string[] }
  /** Nothing more to do: all have fired, or `why` they cannot. */
  | { readonly shoot: null; readonly why: string | null };

/** The next attack on the target by the first of the attackers that still may; who cannot reach it any more is passed over. */
export function nextShot(view: View, side: 'south' | 'north', target: string, attackers: readonly string[]): NextShot {
  if (attackers.length === 0) return { shoot: null, why: null };
  if (view.phase === 'over') return { shoot: null, why: null };
  if (view.phase === 'retreat')
    return { shoot: null, why: 'Your opponent chooses the retreat first; then your other units can fire.' };
  if (view.units.every((unit) => unit.id !== target || unit.at === null)) return { shoot: null, why: null };
  for (const [index, unit] of attackers.entries()) {
    const command: Command = { type: 'attack', unit, target };
    if (validate(view, seatOf(side), command) === null) return { shoot: command, rest: attackers.slice(index + 1) };
  }
  return { shoot: null, why: 'It retreated out of range. The other units have not fired.' };
}
