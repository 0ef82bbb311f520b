/** Where planes may stand: own airfields and carriers with room (MW-022, MW-063, MW-071, MW-072). */
import { CONSTANTS } from '../catalogue/constants.ts';
import { UNITS } from '../catalogue/units.ts';
import type { Landing } from '../commands.ts';
import { armyOf, controls, groundIn, isBlocked, isPlane, unitOf } from '../state/board.ts';
import type { HexNo, Side, Unit, UnitId, War } from '../state.ts';

/** A base: its hex, and the carrier where it is one. */
export type AirBase = { readonly at: HexNo; readonly carrier: UnitId | null };

/** The base that a command names; null: none of this side's. */
export function baseNamed(war: War, side: Side, named: Landing): AirBase | null {
  if (typeof named !== 'string') {
    const at = groundIn(war).indexOf(named);
    return war.bases[at] === 'airf' && controls(war, side, at) ? { at, carrier: null } : null;
  }
  const ship = unitOf(war, named);
  return ship?.owner === side && ship.type === 'car' ? { at: ship.at, carrier: ship.id } : null;
}

/** Every base of a side: airfields by number, then carriers by id. */
export function basesOf(war: War, side: Side): readonly AirBase[] {
  const fields = Object.keys(war.bases).map(Number);
  const own = fields.filter((at) => war.bases[at] === 'airf' && controls(war, side, at));
  const ships = armyOf(war, side).filter(({ type }) => type === 'car');
  return [...own.map((at) => ({ at, carrier: null })), ...ships.map(({ at, id }) => ({ at, carrier: id }))];
}

export function isAtBase({ at, carrier }: Unit, base: AirBase): boolean {
  return carrier === base.carrier && (base.carrier !== null || at === base.at);
}

/** MW-022; MW-071: "Bases keep room for their own planes in the air." */
export function roomAt(war: War, side: Side, base: AirBase): number {
  const most = base.carrier === null ? CONSTANTS.planesAtAirfield : UNITS.car.carries;
  return most - armyOf(war, side).filter((unit) => isPlane(unit) && isAtBase(unit, base)).length;
}

/** MW-063: a base on land where an enemy ground unit stands. */
export function isBarred(war: War, side: Side, { at, carrier }: AirBase): boolean {
  return carrier === null && isBlocked(war, side, at);
}

/** MW-071: whether the base that a plane left still takes it back. */
export function mayReturn(war: War, plane: Unit): boolean {
  const { carrier, owner, at } = plane;
  if (carrier !== null) return unitOf(war, carrier) !== null;
  return war.bases[at] === 'airf' && controls(war, owner, at) && !isBlocked(war, owner, at);
}

/** As a command names it. */
export function nameOfBase(war: War, { at, carrier }: AirBase): Landing {
  return carrier ?? groundIn(war).hexes[at] ?? [0, 0];
}

/** Other bases with room within the reach of a plane, nearest first, then lowest q then r, then lowest carrier id. */
export function havensOf(war: War, plane: Unit): readonly AirBase[] {
  const { distance } = groundIn(war);
  const reach = UNITS[plane.type].move;
  const open = basesOf(war, plane.owner).filter(
    (base) =>
      !isAtBase(plane, base) &&
      distance(plane.at, base.at) <= reach &&
      !isBarred(war, plane.owner, base) &&
      roomAt(war, plane.owner, base) > 0,
  );
  const away = (base: AirBase) => distance(plane.at, base.at);
  return open.toSorted((one, other) => away(one) - away(other) || one.at - other.at);
}
