/** Where a unit can walk to (WWA-040, WWA-041, WWA-146). */
import { PLACES, placeOf } from '../geometry/grid.ts';
import { factsOf, isVehicle, occupants } from '../state/board.ts';
import { type Landscape, landscapeOf } from '../state/landscape.ts';
import { latest } from '../state/latest.ts';
import type { Unit, War } from '../state.ts';
import { type Shields, stepsFrom } from './steps.ts';

type Reach = ReadonlyMap<number, number>;
/** The results by unit. */
type Known = { readonly landscape: Landscape; readonly reaches: Record<Shields, Map<Unit, Reach>> };
const knownOf = latest((_: War['units']): { now: Known | null } => ({ now: null }));

/** Points needed to each place where the unit may end, its own left out. Remembered: a menu, its judge and its play all ask. */
export function reachOf(war: War, unit: Unit, shields: Shields = 'live'): Reach {
  const landscape = landscapeOf(war);
  const known = knownOf(war.units);
  if (known.now?.landscape !== landscape) known.now = { landscape, reaches: { live: new Map(), down: new Map() } };
  const reaches = known.now.reaches[shields];
  const reach = reaches.get(unit) ?? spread(war, unit, shields);
  reaches.set(unit, reach);
  return reach;
}

const UNREACHED = 99;
/** Points by place, for the search that is under way. */
const costs = new Uint8Array(PLACES);

/** WWA-041: "It may pass through friendly units, not enemy units". */
function isBarred(unit: Unit, other: Unit | undefined): boolean {
  return other !== undefined && other.owner !== unit.owner;
}

function spread(war: War, unit: Unit, shields: Shields): Reach {
  const start = placeOf(unit.at);
  const { speed } = factsOf(unit);
  const vehicle = isVehicle(unit);
  const standing = occupants(war);
  costs.fill(UNREACHED);
  costs[start] = 0;
  const found: number[] = [];
  let ring: number[] = [start];
  const later: number[][] = [[], []];
  for (let spent = 0; spent < speed; spent++) {
    for (const place of ring) {
      if (costs[place] !== spent) continue;
      for (const { to, cost } of stepsFrom(war, place, vehicle, shields)) {
        const sum = spent + cost;
        const before = costs[to] ?? 0;
        if (sum > speed || sum >= before) continue;
        const other = standing.get(to);
        if (isBarred(unit, other)) continue;
        if (before === UNREACHED && other === undefined) found.push(to);
        costs[to] = sum;
        later[cost - 1]?.push(to);
      }
    }
    ring = later.shift() ?? [];
    later.push([]);
  }
  return costOf(found);
}

/** WWA-041: "must end on a hex free of units". */
function costOf(places: readonly number[]): Reach {
  const reach = new Map<number, number>();
  for (const place of places) reach.set(place, costs[place] ?? 0);
  return reach;
}

/** Whether it can make one step at all: what an automatic pass asks, without making a list. */
export function canStep(war: War, unit: Unit): boolean {
  const standing = occupants(war);
  const { speed } = factsOf(unit);
  let friends = false;
  for (const { to, cost } of stepsFrom(war, placeOf(unit.at), isVehicle(unit), 'live')) {
    if (cost > speed) continue;
    const other = standing.get(to);
    if (other === undefined) return true;
    friends ||= other.owner === unit.owner;
  }
  return friends && reachOf(war, unit).size > 0;
}
