/** Line of sight between positions (THE-RULES "Line of sight", "Superpanzer interiors"): null, or why there is none. */
import { GRID, isInside, isRoof, localOf, placeOf, tankOf } from '../geometry/grid.ts';
import { distance } from '../geometry/hexes.ts';
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

/** WWA-034 to WWA-039, WWA-070. `self`: the looking unit after its move; its old hex is empty (WWA-018). */
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
  if (here < 0 || there < 0) {
    const vehicles = vehiclesOf(war.units).filter(({ id }) => id !== self?.id);
    const cells = vehicles.map(({ at }) => placeOf(at));
    return isBlocked(from, to, sightBlockers(war, cells, ignored)) ? 'E_LOS' : null;
  }
  const lines = linesFrom(war, here, ignored);
  if (lines[there] === 0) lines[there] = isBlocked(from, to, sightBlockers(war, NOWHERE, ignored)) ? 2 : 1;
  if (lines[there] === 2) return 'E_LOS';
  return isPassedBy(war, self, from, to, ignored) ? 'E_LOS' : null;
}

const NOWHERE: readonly number[] = [];

/** Lines that have been looked along since a wall or a Superpanzer changed; support tanks, which move, are not in their way. */
function linesFrom(war: War, here: number, ignored: readonly Seat[]): Uint8Array {
  const { sight: known } = landscapeOf(war);
  const key = 4 * here + (ignored.includes('A') ? 1 : 0) + (ignored.includes('B') ? 2 : 0);
  const found = known[key] ?? new Uint8Array(GRID);
  known[key] = found;
  return found;
}

/** Whether a support tank stands in the way of a line that is free but for them: only one near it can. */
function isPassedBy(war: War, self: Unit | null, from: Hex, to: Hex, ignored: readonly Seat[]): boolean {
  const length = distance(from, to);
  const isNear = ({ q, r }: Hex) => distance(from, { q, r }) + distance({ q, r }, to) <= length + 1;
  const vehicles = vehiclesOf(war.units);
  if (!vehicles.some((unit) => unit.id !== self?.id && unit.at.layer === 'ground' && isNear(unit.at))) return false;
  const others = vehicles.filter(({ id }) => id !== self?.id).map(({ at }) => placeOf(at));
  return isBlocked(from, to, sightBlockers(war, others, ignored));
}

const vehiclesOf = latest((units: War['units']) => units.filter(isVehicle));

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
