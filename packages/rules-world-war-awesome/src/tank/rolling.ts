/** Steps and pivots of a Superpanzer: what stops them, whom they run over, whom they push (WWA-107, WWA-112 to WWA-114). */
import { CONSTANTS } from '../catalogue/constants.ts';
import { otherSeat } from '../catalogue/sides.ts';
import { TERRAIN } from '../catalogue/terrain.ts';
import type { TankEvent } from '../events.ts';
import { type Footprint, footprintOf } from '../geometry/footprints.ts';
import { placeOf, terrainAt } from '../geometry/grid.ts';
import { directionAlong, minus, stepped, turned } from '../geometry/hexes.ts';
import { layoutFor } from '../geometry/layouts.ts';
import { byEntity, remove } from '../shooting/harm.ts';
import { cellOfHex, footprintIn, hexOfCell, isVehicle, tankIn } from '../state/board.ts';
import type { Dir, Hex, Seat, Tank, TankOrder, Unit, War } from '../state.ts';
import { happen, type Play, warOf } from '../turn/play.ts';

export type Leg = 'step' | 'pivot';

/** WWA-112, G-57: "start; after each of the first floor(speed/2) forward steps; after the pivot; after each remaining step". */
export function legsOf({ speed, heading }: Pick<TankOrder, 'speed' | 'heading'>): readonly Leg[] {
  const half = Math.floor(speed / 2);
  const pivot: readonly Leg[] = heading === 'F' ? [] : ['pivot'];
  const steps = (count: number) => Array.from({ length: count }, (): Leg => 'step');
  return [...steps(half), ...pivot, ...steps(speed - half)];
}

type Stop = Extract<TankEvent, { readonly type: 'tankStopped' }>['why'];
type Stance = Pick<Tank, 'anchor' | 'heading'>;

/** WWA-113: off the map, over `#`, `H`, `U` or `t`, or into the other Superpanzer. */
export function stopAt(war: War, seat: Seat, print: Footprint): Exclude<Stop, 'support'> | null {
  const other = tankIn(war, otherSeat(seat)) === null ? null : footprintIn(war, otherSeat(seat));
  for (const cell of print.cells) {
    const sign = terrainAt(war.ground, cell);
    if (sign === null) return 'edge';
    if (!TERRAIN[sign].superpanzer) return 'ground';
    if (other !== null && other.localAt(cell) >= 0) return 'tank';
  }
  return null;
}

function stanceAfter(tank: Tank, leg: Leg, order: Pick<TankOrder, 'heading'>): Stance {
  if (leg === 'step') return { anchor: stepped(tank.anchor, tank.heading), heading: tank.heading };
  return { anchor: tank.anchor, heading: turned(tank.heading, order.heading === 'L' ? -1 : 1) };
}

/** One leg of an order; false: it did not happen, and "all remaining movement ... is cancelled". */
export function roll(play: Play, seat: Seat, leg: Leg, order: Pick<TankOrder, 'heading'>): boolean {
  const war = warOf(play);
  const tank = tankIn(war, seat);
  if (tank === null) return false;
  const { anchor, heading } = stanceAfter(tank, leg, order);
  const print = footprintOf(layoutFor(tank.model, war.options), anchor, heading);
  const stop = stopAt(war, seat, print);
  const covered = newlyCovered(war, print);
  const pushes = stop === null ? pushesOf(war, seat, tank, leg, print, covered.filter(isVehicle)) : null;
  if (pushes === null) {
    happen(play, { type: 'tankStopped', side: seat, why: stop ?? 'support' });
    return false;
  }
  for (const { unit, to } of pushes)
    happen(play, { type: 'moved', unit: unit.id, to: { layer: 'ground', ...to }, how: 'pushed', from: unit.at });
  const crushed = print.cells.filter((cell) => terrainAt(war.ground, cell) === 'l').map(hexOfCell);
  happen(play, { type: 'tankMoved', side: seat, anchor, heading, crushed });
  // WWA-114: "Every ground unit except vehicles in a hex newly covered ... is killed, friend or foe"
  for (const unit of covered) if (!isVehicle(unit)) remove(play, unit.id, 'runOver');
  return true;
}

/** Ground units under the new footprint. */
function newlyCovered({ units }: War, print: Footprint): readonly Unit[] {
  return units.filter(({ at }) => at.layer === 'ground' && print.localAt(placeOf(at)) >= 0);
}

type Push = { readonly unit: Unit; readonly to: Hex };

/** WWA-107: "handled lowest entity number first"; null: one of them cannot be pushed. */
function pushesOf(
  war: War,
  seat: Seat,
  tank: Tank,
  leg: Leg,
  print: Footprint,
  vehicles: readonly Unit[],
): readonly Push[] | null {
  const pushes: Push[] = [];
  for (const unit of vehicles.toSorted(byEntity)) {
    const dir = leg === 'step' ? tank.heading : directionAlong(minus(unit.at, tank.anchor));
    const moved = pushes.map((push) => push.unit.id);
    const taken = [
      ...war.units.filter(({ id, at }) => at.layer === 'ground' && !moved.includes(id)).map(({ at }) => placeOf(at)),
      ...pushes.map(({ to }) => cellOfHex(to)),
    ];
    const to = pushedTo(war, seat, print, unit.at, dir, taken);
    if (to === null) return null;
    pushes.push({ unit, to });
  }
  return pushes;
}

/** "directions d, d+1, d-1 ...; in each, take the first hex outside the new footprint at most 3 steps away". */
function pushedTo(war: War, seat: Seat, print: Footprint, from: Hex, dir: Dir, taken: readonly number[]): Hex | null {
  const other = footprintIn(war, otherSeat(seat));
  for (const turn of [0, 1, -1])
    for (let step = 1; step <= CONSTANTS.pushSteps; step++) {
      const hex = stepped(from, turned(dir, turn), step);
      const cell = cellOfHex(hex);
      if (print.localAt(cell) >= 0) continue;
      const sign = terrainAt(war.ground, cell);
      const free = !taken.includes(cell) && (other === null || other.localAt(cell) < 0);
      if (free && sign !== null && TERRAIN[sign].vehicle) return hex;
      break;
    }
  return null;
}
