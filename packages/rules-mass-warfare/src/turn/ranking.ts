/** The ranking of the sides (MW-163, MW-168), and conquest (MW-160, MW-169). */

import type { EndOutside, Outcome, Places } from '@fieldpost/engine';
import type { End } from '../about.ts';
import { seatNumber } from '../catalogue/sides.ts';
import { activeSides, armyOf, groundIn, isActive } from '../state/board.ts';
import type { Side, War } from '../state.ts';

/** Printed population of the cities that a side controls, and how many they are. */
export function citiesHeld(war: War, side: Side): { readonly people: number; readonly count: number } {
  const { cities, facts } = groundIn(war);
  const own = cities.filter((at) => war.control[at] === seatNumber(side));
  return { people: own.reduce((sum, at) => sum + (facts[at]?.value ?? 0), 0), count: own.length };
}

export function peopleOnMap(war: War): number {
  const { cities, facts } = groundIn(war);
  return cities.reduce((sum, at) => sum + (facts[at]?.value ?? 0), 0);
}

/** MW-163: "population of controlled cities; then number of controlled cities; then [...] hexes; then [...] units; then metal + oil" */
function standingOf(war: War, side: Side): readonly number[] {
  const { people, count } = citiesHeld(war, side);
  const hexes = war.control.filter((owner) => owner === seatNumber(side)).length;
  const { metal, oil } = war.players[side] ?? { metal: 0, oil: 0 };
  return [people, count, hexes, armyOf(war, side).length, metal + oil];
}

/** Above 0: the first stands worse. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/** When a side left, as a number that grows: later leavers have better places (MW-168). */
function lastedOf(war: War, side: Side): number {
  const left = war.players[side]?.left ?? null;
  return left === null ? Number.POSITIVE_INFINITY : left.turn * 100 + left.step;
}

/**
 * MW-168: `first` share the first place; "active players follow by MW-163; then those who left, the last to leave first; who left in
 * the same step shares a place".
 */
function placesWith(war: War, first: readonly Side[]): Places<Side> {
  const keys = war.sides.map((side): readonly number[] => {
    if (first.includes(side)) return [2];
    return isActive(war, side) ? [1, 0, ...standingOf(war, side)] : [0, lastedOf(war, side)];
  });
  return war.sides.map((side, index) => {
    const own = keys[index] ?? [];
    const better = keys.filter((key) => compare(own, key) > 0).length;
    return { side, place: better + 1, score: citiesHeld(war, side).people };
  });
}

export function wonBy(war: War, reason: End, first: readonly Side[]): Outcome<Side> {
  return { reason, places: placesWith(war, first) };
}

/** MW-163: "First place alone wins; a tie on all five is a draw between the tied." */
export function leaders(war: War): readonly Side[] {
  const active = activeSides(war).map((side) => ({ side, standing: standingOf(war, side) }));
  return active
    .filter(({ standing }) => active.every((other) => compare(standing, other.standing) <= 0))
    .map(({ side }) => side);
}

/** MW-160, MW-169: who has conquered after step 18; null: nobody. */
export function conqueror(war: War): Side | null {
  const all = peopleOnMap(war);
  const { conquestShare } = war.options;
  const held = activeSides(war).map((side) => ({ side, ...citiesHeld(war, side) }));
  const reached = held.filter(({ people, count }) =>
    conquestShare < 100 ? people * 100 >= conquestShare * all : count === groundIn(war).cities.length,
  );
  if (all === 0) return null;
  // "If several reach it in one step [...] the greater population wins; after a tie the game continues."
  const most = Math.max(...reached.map(({ people }) => people));
  const best = reached.filter(({ people }) => people === most);
  return best.length === 1 ? (best[0]?.side ?? null) : null;
}

/** Everybody's place where the match ends by no rule: MW-165, active players share the first; who leaves comes behind them. */
export function placesAt(war: War, end: EndOutside<Side>): Places<Side> {
  const active = activeSides(war);
  if (end.by === 'agreement') return placesWith(war, active);
  return placesWith(
    war,
    active.filter((side) => side !== end.side),
  );
}
