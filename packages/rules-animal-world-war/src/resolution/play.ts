/** One command being carried out: facts are written down one by one, and each is true at once for what follows. */
import type { Chance } from '@fieldpost/engine';
import type { Hex } from '@fieldpost/hex';
import type { Event, Purpose } from '../events.ts';
import type { State } from '../state.ts';

export type Play = {
  state: State;
  readonly events: Event[];
  readonly chance: Chance;
  readonly evolve: (state: State, event: Event) => State;
};

export function startPlay(state: State, chance: Chance, evolve: Play['evolve']): Play {
  return { state, events: [], chance, evolve };
}

export function emit(play: Play, event: Event): void {
  play.events.push(event);
  play.state = play.evolve(play.state, event);
}

/**
 * Check(n), THE-RULES "Words": "A die is always consumed, even if n is 1." AWW-121: "strictly in the order of the checks": the callers'
 * order.
 */
export function check(play: Play, purpose: Purpose, at: Hex, need: number): boolean {
  const value = play.chance.draw(6, purpose);
  const ok = value >= need;
  emit(play, { type: 'dieRolled', purpose, at, need, value, ok });
  return ok;
}
