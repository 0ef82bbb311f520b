/** Why a plan is good, in features of the game. */
import type { Game } from '@fieldpost/engine';
import type { Thinker } from './thinker.ts';

/** `feature`: its name. `change`: what its change is worth to the seat, in logits, above 0. `words`: as its game says it. */
export type Reason = { readonly feature: string; readonly change: number; readonly words: string };

const MOST = 2;
const WON: Reason = { feature: 'the match', change: 1, words: 'wins the match' };

/**
 * What becomes better for the thinker's side from `before` to `after`: the features whose change is worth most, its own that rise and
 * those of others that fall. Both positions lie within one turn, as other things may be done when the turn ends.
 */
export function reasonsFor(thinker: Thinker, before: Game, after: Game): readonly Reason[] {
  const { guide, weights, rules, seat } = thinker;
  if (after.ending !== null)
    return after.ending.outcome.places.some(({ side, place }) => side === seat.side && place === 1) ? [WON] : [];
  const others = rules.sidesIn(after.state).filter((side) => side !== seat.side);
  const own = changesOf(thinker, [seat.side], before, after);
  const theirs = changesOf(thinker, others, before, after);
  return guide.features
    .flatMap(({ name: feature, more, averts }, at) => {
      const each = weights.each[at] ?? 0;
      const rises = { feature, change: each * (own[at] ?? 0), words: more };
      return [rises, { feature, change: (-each * (theirs[at] ?? 0)) / Math.max(1, others.length), words: averts }];
    })
    .filter(({ change }) => change > 0)
    .sort((one, other) => other.change - one.change)
    .slice(0, MOST);
}

/** By feature: how much it grows, summed over some sides. */
function changesOf({ guide }: Thinker, sides: readonly string[], before: Game, after: Game): readonly number[] {
  const pairs = sides.map((side) => [guide.measure(before.state, side), guide.measure(after.state, side)] as const);
  return guide.features.map((_, at) => pairs.reduce((sum, [was, is]) => sum + (is[at] ?? 0) - (was[at] ?? 0), 0));
}
