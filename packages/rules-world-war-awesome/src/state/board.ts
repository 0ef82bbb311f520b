/** What can be worked out of a war: who stands where, what is destroyed, what is whose. */
import { CONSTANTS } from '../catalogue/constants.ts';
import type { Component } from '../catalogue/models.ts';
import { SEATS } from '../catalogue/sides.ts';
import { TERRAIN } from '../catalogue/terrain.ts';
import { type DesignId, UNITS, type UnitFacts, type UnitSymbol } from '../catalogue/units.ts';
import { type Footprint, footprintOf, worldOf } from '../geometry/footprints.ts';
import {
  cellOf,
  GRID,
  hexAt,
  layerOf,
  localOf,
  PLACES,
  placeOf,
  tankOf,
  terrainAt,
  withinLayer,
} from '../geometry/grid.ts';
import { type Layout, layoutFor } from '../geometry/layouts.ts';
import type { Hex, Pos, Seat, Tank, Unit, UnitId, War } from '../state.ts';
import { landscapeOf } from './landscape.ts';
import { latest } from './latest.ts';

/** WWA-154: a round has three windows, and nobody is asked outside them. */
export function isAhead({ options }: War): boolean {
  return options.ahead === 'on';
}

export function factsOf({ design }: { readonly design: DesignId }): UnitFacts {
  return UNITS[design];
}
export function hasSymbol(unit: Unit, symbol: UnitSymbol): boolean {
  return factsOf(unit).symbols.includes(symbol);
}
const VEHICLES: ReadonlySet<DesignId> = new Set(
  (Object.keys(UNITS) as DesignId[]).filter((design) => factsOf({ design }).symbols.includes('veh')),
);
export function isVehicle({ design }: Unit): boolean {
  return VEHICLES.has(design);
}
/** WWA-048: "exactly when its printed speed is 4 or more". */
export function isFast(unit: Unit): boolean {
  return factsOf(unit).speed >= CONSTANTS.fastFrom;
}
/** WWA-068 */
export function isDisabled({ disabled }: Unit): boolean {
  return disabled !== null;
}

export function unitOf({ units }: War, id: UnitId | null): Unit | null {
  for (const unit of units) if (unit.id === id) return unit;
  return null;
}

/** The number that was given to a unit, device, charge or jam: every tie goes by it. */
export function entityOf(id: string): number {
  return Number(id.slice(1));
}

/** WWA-031: one unit per hex per layer. */
export function unitAt(war: War, place: number): Unit | null {
  return occupants(war).get(place) ?? null;
}

const standing = latest((units: War['units']): ReadonlyMap<number, Unit> => {
  const places = new Map<number, Unit>();
  for (const unit of units) places.set(placeOf(unit.at), unit);
  return places;
});

/** All units by place, for searches that ask often. */
export function occupants({ units }: War): ReadonlyMap<number, Unit> {
  return standing(units);
}

/** The tank of a seat in play; a destroyed one is no more. */
export function tankIn({ tanks }: War, seat: Seat): Tank | null {
  const tank = tanks[seat];
  return tank === null || tank.destroyed ? null : tank;
}

export function layoutIn({ tanks, options }: War, seat: Seat): Layout | null {
  const tank = tanks[seat];
  return tank === null ? null : layoutFor(tank.model, options);
}

export function footprintIn(war: War, seat: Seat): Footprint | null {
  const tank = war.tanks[seat];
  const layout = layoutIn(war, seat);
  return tank === null || layout === null ? null : footprintOf(layout, tank.anchor, tank.heading);
}

/** The seat whose tank covers a cell; null: neither. */
export function coveredBy(war: War, cell: number): Seat | null {
  if (cell < 0 || cell >= GRID) return null;
  const { covered } = landscapeOf(war);
  if (covered[cell] === 0) cover(war, covered);
  const by = covered[cell];
  return by === 2 ? 'A' : by === 3 ? 'B' : null;
}

/** Where both tanks should ever stand on one cell it is A's. */
function cover(war: War, covered: Uint8Array): void {
  covered.fill(1);
  for (const seat of ['B', 'A'] as const)
    for (const cell of footprintIn(war, seat)?.cells ?? []) if (cell >= 0) covered[cell] = seat === 'A' ? 2 : 3;
}

/** WWA-030: the world hex of a position. */
export function projected(war: War, pos: Pos): Hex {
  if (pos.layer === 'ground') return hexOf(pos);
  const tank = war.tanks[tankOf(pos.layer) as Seat];
  return tank === null ? hexOf(pos) : worldOf(tank.anchor, tank.heading, pos);
}

const hexOf = ({ q, r }: Pos): Hex => ({ q, r });

export function componentOf(war: War, seat: Seat, id: string): Component | null {
  return layoutIn(war, seat)?.model.components.find((one) => one.id === id) ?? null;
}

/** WWA-071: "At damage >= rating the solid is destroyed". */
export function isDestroyed(war: War, seat: Seat, { id, rating }: Component): boolean {
  return (war.tanks[seat]?.damage[id] ?? 0) >= rating;
}

/** WWA-104: "A shield stays up until its emitter is destroyed". `shield` null: there is none. */
export function isShielded(war: War, seat: Seat, shield: string | null): boolean {
  if (shield === null) return false;
  const emitter = layoutIn(war, seat)?.model.components.find((one) => one.shield === shield);
  return emitter !== undefined && !isDestroyed(war, seat, emitter);
}

/** The hull hex of an exterior component, or the hex of an interior one, as a world hex. */
export function hexOfComponent(war: War, seat: Seat, { q, r }: Component): Hex {
  return projected(war, { layer: `in:${seat}`, q, r });
}

/** WWA-038, WWA-041: turret column, bulkhead, or a solid component that is not destroyed. */
export function isSolidInside(war: War, seat: Seat, local: number): boolean {
  const layout = layoutIn(war, seat);
  if (layout === null || !layout.has(local) || layout.isWall(local)) return true;
  return layout.model.components.some(
    (one) => one.inside && localOf(one.q, one.r) === local && !isDestroyed(war, seat, one),
  );
}

/** WWA-041, WWA-042: whether a unit may stand there, ignoring other units. */
export function isStandable(war: War, place: number, vehicle: boolean): boolean {
  if (place < 0 || place >= PLACES) return false;
  const { standable } = landscapeOf(war);
  const at = vehicle ? PLACES + place : place;
  if (standable[at] === 0) standable[at] = canStand(war, place, vehicle) ? 2 : 1;
  return standable[at] === 2;
}

function canStand(war: War, place: number, vehicle: boolean): boolean {
  if (place < GRID) {
    const sign = terrainAt(war.ground, place);
    return sign !== null && (vehicle ? TERRAIN[sign].vehicle : TERRAIN[sign].walk) && coveredBy(war, place) === null;
  }
  const layer = layerOf(place);
  const seat = tankOf(layer) as Seat;
  const local = withinLayer(place);
  if (vehicle || tankIn(war, seat) === null) return false;
  return layer.startsWith('roof') ? (layoutIn(war, seat)?.has(local) ?? false) : !isSolidInside(war, seat, local);
}

/**
 * WWA-036: hexes of the battlefield that block sight, cells of `vehicles` among them. `ignored`: tanks whose own footprint does not count
 * (WWA-037).
 */
export function sightBlockers(
  war: War,
  vehicles: readonly number[],
  ignored: readonly Seat[],
): (q: number, r: number) => boolean {
  const prints = SEATS.filter((seat) => !ignored.includes(seat)).map((seat) => footprintIn(war, seat));
  return (q, r) => {
    const cell = cellOf(q, r);
    const sign = terrainAt(war.ground, cell);
    if (sign === null) return false;
    if (TERRAIN[sign].blocksSight || vehicles.includes(cell)) return true;
    return prints.some((print) => print !== null && print.localAt(cell) >= 0);
  };
}

export function cellOfHex({ q, r }: Hex): number {
  return cellOf(q, r);
}

export function isOnMap(war: War, hex: Hex): boolean {
  return terrainAt(war.ground, cellOf(hex.q, hex.r)) !== null;
}

export function hexOfCell(cell: number): Hex {
  return hexAt(cell);
}
