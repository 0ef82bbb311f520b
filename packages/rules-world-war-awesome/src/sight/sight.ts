/** Line of sight between positions (B.3, B.11): null, or why there is none. */
import { GRID, isInside, isRoof, localOf, placeOf, tankOf } from '../geometry/grid.ts';
import { isBlocked } from '../geometry/lines.ts';
import {
  cellOfHex,
  coveredBy,
  isShielded,
  isSolidInside,
  isVehicle,
  layoutIn,
  projected,
  sightBlockers,
} from '../state/board.ts';
import { landscapeOf } from '../state/landscape.ts';
import { latest } from '../state/latest.ts';
import type { Hex, Pos, Seat, Unit, War } from '../state.ts';

export type NoSight = 'E_SHIELD' | 'E_LOS';
/** What is aimed at: a position, or an outside hex whatever is above it. */
export type Mark = { readonly kind: 'pos'; readonly pos: Pos } | { readonly kind: 'outside'; readonly hex: Hex };

export function markHex(war: War, mark: Mark): Hex {
  return mark.kind === 'pos' ? projected(war, mark.pos) : mark.hex;
}

/** WWA-039: an interior end has sight from a door hex; a weapon port only outward. */
function mayFireOut(war: War, { layer, q, r }: Pos): boolean {
  const layout = layoutIn(war, tankOf(layer) as Seat);
  const local = localOf(q, r);
  return layout !== null && (layout.doorAt(local) !== null || layout.isPort(local));
}

/** WWA-039: "A live shield on a door blocks fire coming in, never fire going out". WWA-100: nothing comes in by a port. */
function comesIn(war: War, { layer, q, r }: Pos): NoSight | null {
  const seat = tankOf(layer) as Seat;
  const door = layoutIn(war, seat)?.doorAt(localOf(q, r)) ?? null;
  if (door === null) return 'E_LOS';
  return isShielded(war, seat, door.shield) ? 'E_SHIELD' : null;
}

/** WWA-038: "Between two positions inside the same tank, use local coordinates". */
function insideSight(war: War, seat: Seat, from: Hex, to: Hex): NoSight | null {
  return isBlocked(from, to, (q, r) => isSolidInside(war, seat, localOf(q, r))) ? 'E_LOS' : null;
}

const insideOf = (mark: Mark): Seat | null =>
  mark.kind === 'pos' && isInside(mark.pos.layer) ? tankOf(mark.pos.layer) : null;

/** Whether a mark is on the hull of a tank: its roof, or an outside hex that its footprint covers (WWA-031). */
function hullOf(war: War, mark: Mark): Seat | null {
  if (mark.kind === 'pos') return isRoof(mark.pos.layer) ? tankOf(mark.pos.layer) : null;
  return coveredBy(war, cellOfHex(mark.hex));
}

/** WWA-034 to WWA-039, WWA-070. `self`: who looks, as it stands after its move; its old hex is empty (WWA-018). */
export function sight(war: War, self: Unit, from: Pos, mark: Mark): NoSight | null {
  const own = isInside(from.layer) ? tankOf(from.layer) : null;
  const into = insideOf(mark);
  if (own !== null && own === into) return insideSight(war, own, from, (mark as { readonly pos: Pos }).pos);
  if (into !== null && mark.kind === 'pos') {
    const fault = comesIn(war, mark.pos);
    if (fault !== null) return fault;
  }
  const under = into !== null && isRoof(from.layer) && tankOf(from.layer) === into;
  const above = own !== null && hullOf(war, mark) === own;
  if (under || above || (own !== null && !mayFireOut(war, from))) return 'E_LOS';
  return outsideSight(war, self, projected(war, from), markHex(war, mark), ignoredBy(from, mark));
}

/** WWA-037: "If attacker or target stands on the roof of tank T, T's own footprint is ignored". */
function ignoredBy(from: Pos, mark: Mark): readonly Seat[] {
  const ends = mark.kind === 'pos' ? [from, mark.pos] : [from];
  return ends.flatMap(({ layer }) => (isRoof(layer) ? [tankOf(layer) as Seat] : []));
}

/**
 * WWA-036: between two world hexes, which are never tested themselves. WWA-018: "a support tank never stands in the way of its own
 * shot", so it is left out wherever it still is; `self` null: no unit looks.
 */
export function outsideSight(
  war: War,
  self: Unit | null,
  from: Hex,
  to: Hex,
  ignored: readonly Seat[],
): NoSight | null {
  const [here, there] = [cellOfHex(from), cellOfHex(to)];
  if (here < 0 || there < 0) return isBlocked(from, to, sightBlockers(war, self, ignored)) ? 'E_LOS' : null;
  const lines = linesOf(war, self);
  const key = (here * GRID + there) * 4 + (ignored.includes('A') ? 1 : 0) + (ignored.includes('B') ? 2 : 0);
  const blocked = lines.get(key) ?? isBlocked(from, to, sightBlockers(war, self, ignored));
  lines.set(key, blocked);
  return blocked ? 'E_LOS' : null;
}

/** Where vehicles stood when lines were looked along, at most so many times at once. */
const MOST = 8;

/** Lines that have been looked along since a wall, a Superpanzer or a support tank changed; each support tank has its own. */
function linesOf(war: War, self: Unit | null): Map<number, boolean> {
  const { sight: known } = landscapeOf(war);
  const vehicles = self !== null && isVehicle(self) ? vehiclesBut(war.units, self) : vehiclesOf(war.units);
  const found = known.get(vehicles);
  if (found !== undefined) return found;
  if (known.size >= MOST) known.clear();
  const lines = new Map<number, boolean>();
  known.set(vehicles, lines);
  return lines;
}

const vehiclesOf = latest((units: War['units']): string => vehiclesBut(units, null));

function vehiclesBut(units: War['units'], self: Unit | null): string {
  let cells = '';
  for (const unit of units) if (isVehicle(unit) && unit.id !== self?.id) cells += `${placeOf(unit.at)},`;
  return cells;
}

/** WWA-101: a mount sees from its projected hex over its own hull; its mark is outside the tank and not on its roof. */
export function mountSight(war: War, self: Unit, seat: Seat, from: Hex, mark: Mark): NoSight | null {
  if (insideOf(mark) === seat || hullOf(war, mark) === seat) return 'E_LOS';
  if (insideOf(mark) !== null && mark.kind === 'pos') {
    const fault = comesIn(war, mark.pos);
    if (fault !== null) return fault;
  }
  const roofs = mark.kind === 'pos' && isRoof(mark.pos.layer) ? [tankOf(mark.pos.layer) as Seat] : [];
  return outsideSight(war, self, from, markHex(war, mark), [seat, ...roofs]);
}
