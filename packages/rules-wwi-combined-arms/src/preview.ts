/** The effect of attacks before they are ordered, shown on the board, so that players can combine fire knowingly. */
import { fieldOf, slotOf } from './board/field.ts';
import type { Identity } from './board/identity.ts';
import { distance, squareName } from './board/squares.ts';
import { damageOf } from './rules/attacking.ts';
import { retreatSquares } from './rules/retreating.ts';
import { effectiveDefense } from './rules/units.ts';
import type { Unit } from './state.ts';
import { ATTACKED, RETREATED } from './state.ts';
import type { View } from './view.ts';

export type AttackPreview = {
  readonly target: string;
  /** CA-051. */
  readonly defense: number;
  /** Damage it has, and damage it has after the attacks looked at. */
  readonly before: number;
  readonly after: number;
  readonly result: 'holds' | 'retreats' | 'destroyed';
  /** Squares it may fall back to, in the default order. */
  readonly squares: readonly string[];
  /** Own units that could still attack it, with the damage each would do. */
  readonly attackers: readonly { readonly unit: string; readonly damage: number }[];
};

/** The combined effect of attacks by `attackers` (ids) on one target; null: there is no such target on the board. */
export function previewAttacks(view: View, target: string, attackers: readonly string[]): AttackPreview | null {
  const field = fieldOf(view);
  const slot = slotOf(view, target);
  const unit = view.units[slot];
  if (unit === undefined || unit.at === null) return null;
  const possible = attackersOn(view, slot);
  const points = possible.filter(({ unit: id }) => attackers.includes(id)).reduce((sum, { damage }) => sum + damage, 0);
  const defense = effectiveDefense(field, unit, slot);
  const squares = retreatSquares(field, slot).map(squareName);
  const after = unit.damage + points;
  const doomed = squares.length === 0 || (unit.marks & RETREATED) !== 0;
  const result = after < defense ? 'holds' : doomed ? 'destroyed' : 'retreats';
  return { target, defense, before: unit.damage, after, result, squares, attackers: possible };
}

function attackersOn(view: View, slot: number): readonly { unit: string; damage: number }[] {
  const field = fieldOf(view);
  const target = field.who[slot] as Identity;
  const at = field.squareOf[slot] as number;
  return view.units.flatMap((unit: Unit, by) => {
    const who = field.who[by] as Identity;
    const square = field.squareOf[by] as number;
    const ready = square >= 0 && who.side !== target.side && (unit.marks & ATTACKED) === 0;
    const inRange = ready && distance(square, at) <= who.range;
    return inRange ? [{ unit: unit.id, damage: damageOf(unit, who, target) }] : [];
  });
}
