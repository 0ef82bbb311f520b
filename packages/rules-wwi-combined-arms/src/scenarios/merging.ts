/** The units of a document in one list: those of its position string, in the order of reading, then those of `units` alone. */
import { expectOk } from '@fieldpost/engine';
import { identityOf } from '../board/identity.ts';
import type { UnitType } from '../catalogue/units.ts';
import type { Side } from '../state.ts';
import type { ScenarioDocument, UnitDocument } from './document.ts';
import { readPosition } from './position.ts';

/** One unit that is proposed, and the member of the document that says so ("position" or "units[3]"). */
export type Candidate = UnitDocument & { readonly side: Side; readonly type: UnitType; readonly at: string };

export function candidatesOf({ position, units }: ScenarioDocument): readonly Candidate[] {
  const drawn = position === null ? [] : expectOk(readPosition(position), 'a position that was read before').units;
  const merged = drawn.map((unit) => candidate(unit, 'position'));
  for (const [i, unit] of units.entries()) {
    const before = merged.findIndex(({ id }) => id === unit.id);
    const known = merged[before];
    const { square, elite } = unit;
    const whole = {
      ...unit,
      square: square ?? (unit.fallen ? null : (known?.square ?? null)),
      elite: elite ?? known?.elite ?? false,
    };
    if (known === undefined) merged.push(candidate(whole, `units[${i}]`));
    else merged[before] = candidate(whole, `units[${i}]`);
  }
  return merged;
}

function candidate(unit: UnitDocument, at: string): Candidate {
  const { side, type } = identityOf(unit.id);
  return { ...unit, side, type, at };
}
