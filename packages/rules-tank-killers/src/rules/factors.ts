/** The arithmetic of an attack: factor, range and margin (TDC-053, 054, 056, 060). */
import { isA } from '../catalogue/classes.ts';
import { RANGES, type Range, unitOf } from '../catalogue/formations.ts';
import { tacticOf } from '../catalogue/tactics.ts';
import type { Attack, PlayedCard } from '../state.ts';
import { typeOf } from './conditions.ts';

/** TDC-053, 061: infantry is attacked with the Infantry Factor, all others, guns too, with the Penetration Factor. */
function usesInfantryFactor({ target }: Attack): boolean {
  return target !== null && isA(typeOf(target.unit), 'infantry');
}

/** The factor as printed on the attacker. */
export function printedFactor(attack: Attack): number {
  const { pen, inf } = unitOf(attack.attacker.unit);
  return usesInfantryFactor(attack) ? inf : pen;
}

/** TDC-053: what one card adds to this attack; a Range card adds nothing against infantry. */
export function changeBy({ card, negated }: Pick<PlayedCard, 'card' | 'negated'>, attack: Attack): number {
  const { effect } = tacticOf(card);
  if (negated || effect.kind !== 'modify') return 0;
  return (usesInfantryFactor(attack) ? effect.i : effect.p) ?? 0;
}

export function modifiedFactor(attack: Attack): number {
  return attack.cards.reduce((factor, played) => factor + changeBy(played, attack), printedFactor(attack));
}

/** Defense of the target; 0 before one is chosen. */
export function defenceOf({ target }: Attack): number {
  return target === null ? 0 : (unitOf(target.unit).def ?? 0);
}

/** TDC-060: the target is destroyed at 0 or more. */
export function marginOf(attack: Attack): number {
  return modifiedFactor(attack) - defenceOf(attack);
}

/** TDC-056: with a Flame Thrower the attacker's range is point blank. */
export function reachOf({ attacker, cards }: Attack): Range {
  const reaches = cards.flatMap(({ card }) => {
    const { effect } = tacticOf(card);
    return effect.kind === 'modify' && effect.reach !== null ? [effect.reach] : [];
  });
  return reaches[0] ?? unitOf(attacker.unit).range;
}

export function distanceOf({ cards }: Attack): Range | null {
  for (const { card } of cards) {
    const { effect } = tacticOf(card);
    if (effect.kind === 'modify' && effect.distance !== null) return effect.distance;
  }
  return null;
}

/** TDC-054: "A Range card farther than the attacker's Rng ends the attack at once". */
export function isOutOfRange(attack: Attack): boolean {
  const distance = distanceOf(attack);
  return distance !== null && RANGES.indexOf(distance) > RANGES.indexOf(reachOf(attack));
}

/** The attack as it would be with one card more. */
export function withCard(attack: Attack, played: PlayedCard): Attack {
  return { ...attack, cards: [...attack.cards, played] };
}
