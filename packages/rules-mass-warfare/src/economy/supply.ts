/** Steps 14 to 16: food, people and income (MW-110, MW-111). */
import { seatNumber } from '../catalogue/sides.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import { activeSides, armyOf, fireAt, groundIn } from '../state/board.ts';
import type { BySide, Side, Supply, War } from '../state.ts';

type Sums = Supply & { readonly metal: number; readonly oil: number };

/** What the hexes of a side give now, in food, people, metal and oil. */
export function yieldOf(war: War, side: Side): Sums {
  const { facts } = groundIn(war);
  const seat = seatNumber(side);
  const sums = { food: 0, people: 0, metal: 0, oil: 0 };
  for (const at of groundIn(war).works) {
    if (war.control[at] !== seat) continue;
    const { gives, value } = facts[at] ?? { gives: 'nothing', value: 0 };
    const fire = fireAt(war, at);
    // MW-110: "max(0, printed - fire counters)"; all others give nothing while they burn
    if (gives === 'people') sums.people += Math.max(0, value - fire);
    else if (gives !== 'nothing' && fire === 0) sums[gives] += value;
  }
  return sums;
}

/** MW-110: "Unit limit = the smaller." It stands for the turn (D-47). */
export function limitOf(supply: Supply | undefined): number {
  return supply === undefined ? 0 : Math.min(supply.food, supply.people);
}

/** MW-120: each unit counts its POP, carried ones too; bases do not (MW-121). */
export function unitsOf(war: War, side: Side): number {
  return armyOf(war, side).length;
}

function bySide<Value>(war: War, value: (side: Side) => Value): BySide<Value> {
  return Object.fromEntries(activeSides(war).map((side) => [side, value(side)]));
}

/** Step 14 */
export function supplyAll(play: Play): void {
  const war = warOf(play);
  const supply = bySide(war, (side) => {
    const { food, people } = yieldOf(war, side);
    return { food, people };
  });
  happen(play, { type: 'supplied', supply });
}

/** MW-111, steps 15 and 16: reserves are kept without limit. */
export function earnAll(play: Play, what: 'metal' | 'oil'): void {
  const war = warOf(play);
  happen(play, { type: 'earned', what, by: bySide(war, (side) => yieldOf(war, side)[what]) });
}

/** MW-120: the text for a player at the limit; null below it. `units` and `limit` as counted now. */
export function atLimit(units: number, limit: number): string | null {
  if (units < limit) return null;
  return `${units} of ${limit} units: nothing can be built until the limit rises or a unit is lost. (The printed rules stop only a player above the limit; here the limit is a ceiling.)`;
}
