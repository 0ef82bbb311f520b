/** Where a unit can walk to (WWA-040, WWA-041, WWA-146). */
import { placeOf } from '../geometry/grid.ts';
import { factsOf, isVehicle, occupants } from '../state/board.ts';
import type { Unit, War } from '../state.ts';
import { type Shields, stepsFrom } from './steps.ts';

/** Points needed to each place where the unit may end, its own left out. */
export function reachOf(war: War, unit: Unit, shields: Shields = 'live'): ReadonlyMap<number, number> {
  const start = placeOf(unit.at);
  const { speed } = factsOf(unit);
  const vehicle = isVehicle(unit);
  const standing = occupants(war);
  const costs = new Map([[start, 0]]);
  const rings: number[][] = Array.from({ length: speed + 1 }, () => []);
  rings[0]?.push(start);
  for (const [spent, ring] of rings.entries())
    for (const place of ring) {
      if (costs.get(place) !== spent || spent === speed) continue;
      for (const { to, cost } of stepsFrom(war, place, vehicle, shields)) {
        const sum = spent + cost;
        if (sum > speed || sum >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        // WWA-041: "It may pass through friendly units, not enemy units"
        const other = standing.get(to);
        if (other !== undefined && other.owner !== unit.owner) continue;
        costs.set(to, sum);
        rings[sum]?.push(to);
      }
    }
  // WWA-041: "must end on a hex free of units"
  for (const place of standing.keys()) costs.delete(place);
  return costs;
}

/** Whether it can make one step at all: what an automatic pass asks, without making a list. */
export function canStep(war: War, unit: Unit): boolean {
  const standing = occupants(war);
  const { speed } = factsOf(unit);
  const steps = stepsFrom(war, placeOf(unit.at), isVehicle(unit), 'live').filter(({ cost }) => cost <= speed);
  if (steps.some(({ to }) => !standing.has(to))) return true;
  return steps.some(({ to }) => standing.get(to)?.owner === unit.owner) && reachOf(war, unit).size > 0;
}
