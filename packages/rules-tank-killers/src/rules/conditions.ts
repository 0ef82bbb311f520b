/** The one reader of what cards declare: whether the condition of a tactics card holds (THE-RULES "Tactics deck"). */
import { isA, type UnitClass, type UnitType } from '../catalogue/classes.ts';
import { type UnitId, unitOf } from '../catalogue/formations.ts';
import { TACTICS, type Tactic, type TacticId, tacticOf } from '../catalogue/tactics.ts';
import type { Attack, Contest, Side } from '../state.ts';
import { otherSide } from '../state.ts';

/** Who attacks whom, by type; `target` null: nobody was attacked. */
export type Pair = { readonly attacker: UnitType; readonly target: UnitType | null };

export function pairOf({ attacker, target }: Attack): Pair {
  return { attacker: typeOf(attacker.unit), target: target === null ? null : typeOf(target.unit) };
}

export function typeOf(unit: UnitId): UnitType {
  return unitOf(unit).type;
}

/** TDC-023: Art and Air are support. */
export function isSupport(unit: UnitId): boolean {
  return isA(typeOf(unit), 'support');
}

/** One class of the list is enough; an empty list asks for nothing. */
export function isOneOf(type: UnitType | null, classes: readonly UnitClass[]): boolean {
  return classes.length === 0 || (type !== null && classes.some((wanted) => isA(type, wanted)));
}

/** TDC-042, 057, 058, 062, 072: attacker and target are what the card asks for; whose the attacker is matters to TDC-057 alone. */
export function fitsPair({ condition }: Tactic, { attacker, target }: Pair): boolean {
  return isOneOf(attacker, condition.attacker) && isOneOf(target, condition.target);
}

export function fitsSide({ condition }: Tactic, attackingSide: Side): boolean {
  return condition.attackerSide === null || condition.attackerSide === attackingSide;
}

/** TDC-041, 055: against support only cards that say so. */
export function fitsSupport({ vsSupport }: Tactic, attacker: UnitType): boolean {
  return vsSupport !== false || !isA(attacker, 'support');
}

/** TDC-053, 061: against infantry cards with an I, and Range cards for their range; against all others cards with a P. */
export function fitsFactor({ effect }: Tactic, target: UnitType | null): boolean {
  if (effect.kind !== 'modify') return true;
  if (target !== null && isA(target, 'infantry')) return effect.i !== null || effect.distance !== null;
  return effect.p !== null;
}

/** TDC-073: "May be played by the German only", "by the Anglo only". */
export function allowsSide({ side }: Tactic, player: Side): boolean {
  return side === 'any' || side === player;
}

/** TDC-043, 044, 059, 063, 074: whether a card answers the one just played. */
export function answers({ condition, effect }: Tactic, played: TacticId): boolean {
  if (effect.kind !== 'negate' || condition.answers === null) return false;
  const { type, name } = tacticOf(played);
  return condition.answers.types.includes(type) || condition.answers.cards.includes(name);
}

/**
 * THE-RULES "Standing orders": "a NEGATE window only if by the printed texts some card in the game could answer the card just played" (one
 * copy each).
 */
export function mayBeAnswered({ cards }: Pick<Contest, 'cards'>): boolean {
  const last = cards.at(-1);
  if (last === undefined) return false;
  const possible = answersTo(last.card, otherSide(last.side));
  return possible.some((id) => cards.every(({ card }) => card !== id));
}

const ANSWERS = new Map<string, readonly TacticId[]>();

/** The cards of the game that a side may answer one with. */
function answersTo(played: TacticId, side: Side): readonly TacticId[] {
  const key = `${side} ${played}`;
  let found = ANSWERS.get(key);
  if (found === undefined) {
    found = TACTICS.filter((tactic) => allowsSide(tactic, side) && answers(tactic, played)).map(({ id }) => id);
    ANSWERS.set(key, found);
  }
  return found;
}
