/** The attack rule: sums of dice, bonuses and fire counters (THE-RULES "General and dice", "Terrain"). */
import { CONSTANTS } from '../catalogue/constants.ts';
import { UNITS } from '../catalogue/units.ts';
import { fireAt, groundIn, isPlane } from '../state/board.ts';
import type { HexNo, Unit, War } from '../state.ts';

export type Bonus = { readonly terrain: number; readonly fort: number };
const NO_BONUS: Bonus = { terrain: 0, fort: 0 };

/** MW-003: "adds them". */
const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** MW-004, MW-006: counters are taken once from the total; "neither total goes below 0". */
export function totalOf(dice: readonly number[], fire: number, bonus: Bonus = NO_BONUS): number {
  return Math.max(0, sumOf(dice) + bonus.terrain + bonus.fort - fire);
}

/** MW-005: "strictly higher: the defender is destroyed" */
export function destroys(attack: number, defence: number): boolean {
  return attack > defence;
}

/** MW-007: the counters that a throw puts, less the thrower's own. */
export function countersPut(thrown: number, fire: number): number {
  return Math.max(0, thrown - fire);
}

/** MW-009: "excess is lost" */
export function withCounters(fire: number, more: number): number {
  return Math.min(CONSTANTS.mostFire, fire + more);
}

/** MW-002: 1D3 = half a die, rounded up. */
export function halved(die: number): number {
  return Math.ceil(die / 2);
}

/** MW-066: "each die showing 1 or 2 puts one fire counter" */
export function bombHits(dice: readonly number[]): number {
  return dice.filter((die) => die <= CONSTANTS.bombHits).length;
}

/** What helps a unit where it stands: MW-050 terrain (MW-051: burning or not), MW-052 a fortification without fire. Planes never. */
export function bonusOf(war: War, unit: Unit): Bonus {
  if (isPlane(unit)) return NO_BONUS;
  return bonusAt(war, unit.at);
}

export function bonusAt(war: War, at: HexNo): Bonus {
  const terrain = groundIn(war).facts[at]?.defence ?? 0;
  const fort = war.bases[at] === 'fort' && fireAt(war, at) === 0 ? 1 : 0;
  return { terrain, fort };
}

/** MW-003: dice that a unit defends itself with. */
export const defenceDice = ({ type }: Unit): number => UNITS[type].defence;
