/** One command while it is carried out: its events, the state that they make, and the dice. */
import type { Chance } from '@fieldpost/engine';
import { CONSTANTS } from '../catalogue/constants.ts';
import { type AnyFace, type Die, FACES } from '../catalogue/dice.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolving.ts';
import { unitOf } from '../state/board.ts';
import type { State, Unit, UnitId, War } from '../state.ts';

export type Play = { state: State; readonly events: Event[]; readonly chance: Chance };

export function startPlay(state: State, chance: Chance): Play {
  return { state, events: [], chance };
}

export function happen(play: Play, event: Event): void {
  play.events.push(event);
  play.state = evolve(play.state, event);
}

export const warOf = ({ state }: Play): War => state.war;

/** The unit as it is now; null: it is gone. */
export const nowOf = (play: Play, id: UnitId): Unit | null => unitOf(warOf(play), id);

export type Rolled<D extends Die> = { readonly roll: number; readonly face: (typeof FACES)[D][number] };

/** WWA-143: "Each draw names its purpose, dice by their die". */
export function throwDie<D extends Die>({ chance }: Play, die: D): Rolled<D> {
  const roll = chance.draw(CONSTANTS.faces, die);
  return { roll, face: FACES[die][roll - 1] as (typeof FACES)[D][number] };
}

export type Effect = 'hit' | 'miss' | 'disable' | 'reroll' | 'none';

export function told(
  play: Play,
  die: Die,
  rolled: { readonly roll: number; readonly face: AnyFace },
  unit: UnitId | null,
  effect: Effect,
): void {
  happen(play, { type: 'rolled', die, roll: rolled.roll, face: rolled.face, unit, effect });
}

/** The next entity number. */
export function nextEntity(play: Play): number {
  return warOf(play).entities + 1;
}
