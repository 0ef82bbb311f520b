import type { GameTypes, MatchRecord, RuleSet } from '../contract.ts';

/** The state in which a record ends: its events applied to its opening. */
export function finalState<G extends GameTypes>(
  { evolve }: Pick<RuleSet<G>, 'evolve'>,
  { opening, steps }: MatchRecord<G>,
): G['state'] {
  let state = opening;
  for (const { events } of steps) for (const event of events) state = evolve(state, event);
  return state;
}
