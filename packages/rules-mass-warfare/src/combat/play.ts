/** One command while it is carried out: its events, the state that they make, and the dice. */
import type { Chance } from '@fieldpost/engine';
import { CONSTANTS } from '../catalogue/constants.ts';
import type { Event } from '../events.ts';
import type { State, War } from '../state.ts';

export type Play = {
  state: State;
  readonly events: Event[];
  readonly chance: Chance;
  readonly evolve: (state: State, event: Event) => State;
};

export function startPlay(state: State, chance: Chance, evolve: Play['evolve']): Play {
  return { state, events: [], chance, evolve };
}

export function happen(play: Play, event: Event): void {
  play.events.push(event);
  play.state = play.evolve(play.state, event);
}

export const warOf = ({ state }: Play): War => state.war;

/**
 * MW-008: dice in execution order, each with a purpose that is unique in its match: turn, step, who and against what, number of the
 * die (THE-RULES "Windows", 6). MW-002: only dice with six sides.
 */
export function throwDice(play: Play, step: number, what: string, count: number): readonly number[] {
  const { turn } = play.state.war;
  const dice: number[] = [];
  for (let index = 1; index <= count; index++)
    dice.push(play.chance.draw(CONSTANTS.faces, `turn ${turn}, step ${step}: ${what}, die ${index}`));
  return dice;
}
