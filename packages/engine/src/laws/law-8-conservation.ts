import type { GameTypes } from '../contract.ts';
import { must, type Proof, shown } from './law.ts';
import { openWalk, walksOf } from './walk.ts';

/** Law 8: what the rule set says of itself holds at the opening and after every event. */
export function checkConservation<G extends GameTypes>(proof: Proof<G>): void {
  const { rules, invariants } = proof;
  for (const { start, strides } of walksOf(proof)) {
    const { opening, steps } = openWalk(proof, start);
    let state = opening;
    const meet = (event: G['event'] | null) => {
      const before = event === null ? null : state;
      if (event !== null) state = rules.evolve(state, event);
      const broken = invariants(state, before);
      must(broken.length === 0, () => `${broken.join('; ')} after ${shown(event)} in ${shown(state)}`);
    };
    meet(null);
    for (const step of steps) step.events.forEach(meet);
    for (const { played } of strides) for (const step of played.steps) step.events.forEach(meet);
  }
}
