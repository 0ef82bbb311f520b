/** How widely a card can be used: the measure of `@cheapest` (THE-RULES "Standing orders"). */
import { isA, UNIT_TYPES } from '../catalogue/classes.ts';
import { TACTICS, type Tactic } from '../catalogue/tactics.ts';
import { fitsFactor, fitsPair, fitsSupport } from '../rules/conditions.ts';

const TARGETS = UNIT_TYPES.filter((type) => !isA(type, 'support'));

/**
 * In how many "of the 15 x 13 pairs of attacker type and unit target type of THE-RULES "Classes", owner's side ignored", it may be played.
 */
function countPairs(tactic: Tactic): number {
  const pairs = UNIT_TYPES.flatMap((attacker) => TARGETS.map((target) => ({ attacker, target })));
  return pairs.filter(
    (pair) => fitsPair(tactic, pair) && fitsSupport(tactic, pair.attacker) && fitsFactor(tactic, pair.target),
  ).length;
}

const WIDTHS = new Map(TACTICS.map((tactic) => [tactic.id, countPairs(tactic)]));

export function width({ id }: Tactic): number {
  return WIDTHS.get(id) ?? 0;
}
