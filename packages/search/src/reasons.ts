/** Why a plan is good, in features of the game. */
import type { Game } from '@fieldpost/engine';
import type { Thinker } from './thinker.ts';

/** `feature`: its name. `change`: what its change is worth, in logits; above 0: it became better for the seat. */
export type Reason = { readonly feature: string; readonly change: number };

const MOST = 2;

/** The features whose change from `before` to `after`, own less those of the others, is worth most to the thinker's side. */
export function reasonsFor(thinker: Thinker, before: Game, after: Game): readonly Reason[] {
  const { guide, weights } = thinker;
  const [was, is] = [balance(thinker, before), balance(thinker, after)];
  const changes = guide.features.map(({ name }, at) => ({
    feature: name,
    change: (weights.each[at] ?? 0) * ((is[at] ?? 0) - (was[at] ?? 0)),
  }));
  return changes
    .filter(({ change }) => change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST);
}

/** Each feature of this side, less its mean over the others. */
function balance({ guide, rules, seat }: Thinker, { state }: Game): readonly number[] {
  const others = rules.sidesIn(state).filter((side) => side !== seat.side);
  const theirs = others.map((side) => guide.measure(state, side));
  return guide
    .measure(state, seat.side)
    .map((own, at) => own - theirs.reduce((sum, one) => sum + (one[at] ?? 0), 0) / Math.max(1, theirs.length));
}
