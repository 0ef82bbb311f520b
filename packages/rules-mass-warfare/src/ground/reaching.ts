/**
 * Where a unit can end its move (MW-080, MW-090): every hex within its steps, its own left out. MW-056: enemies beside the way do not
 * matter.
 */
import { UNITS } from '../catalogue/units.ts';
import { groundIn, standingAt } from '../state/board.ts';
import type { HexNo, Unit, War } from '../state.ts';
import { bridgeBurns, endsMove, enemyBars, mayEnter } from './entering.ts';

/** Hexes that it may pass or end on, ignoring units there: MW-021, through its owner's units, never through another's. */
function mayPass(war: War, unit: Unit, at: HexNo): boolean {
  return mayEnter(war, unit, at) && !bridgeBurns(war, unit, at) && !enemyBars(war, unit, at);
}

/** By number; those where a unit stands are left out (MW-020). */
export function reachOf(war: War, unit: Unit): readonly HexNo[] {
  const { neighbours } = groundIn(war);
  const seen: HexNo[] = [unit.at];
  let edge: readonly HexNo[] = [unit.at];
  for (let left = UNITS[unit.type].move; left > 0 && edge.length > 0; left--) {
    const further: HexNo[] = [];
    for (const from of edge) {
      // a first step may lead out of such a hex or into it, and is then the last
      if (from !== unit.at && (endsMove(war, unit, from) || endsMove(war, unit, unit.at))) continue;
      for (const at of neighbours[from] ?? [])
        if (!seen.includes(at) && mayPass(war, unit, at)) {
          seen.push(at);
          further.push(at);
        }
    }
    edge = further;
  }
  return seen.filter((at) => at !== unit.at && standingAt(war, at) === null);
}

/** Whether it can end anywhere else at all. */
export function canLeave(war: War, unit: Unit): boolean {
  const { neighbours } = groundIn(war);
  const beside = neighbours[unit.at] ?? [];
  if (beside.some((at) => standingAt(war, at) === null && mayPass(war, unit, at))) return true;
  return UNITS[unit.type].move > 1 && reachOf(war, unit).length > 0;
}
