/** Single steps on foot: from place to place, what they cost, and what stops them (THE-RULES "Moving"). */
import { CONSTANTS } from '../catalogue/constants.ts';
import type { Door } from '../catalogue/models.ts';
import { SEATS } from '../catalogue/sides.ts';
import { cellOf, GRID, layerOf, localAt, localOf, placeIn, tankOf, withinLayer } from '../geometry/grid.ts';
import { cellBeside, DIRS, stepped, turned } from '../geometry/hexes.ts';
import { coveredBy, footprintIn, isShielded, isStandable, layoutIn, projected, tankIn } from '../state/board.ts';
import { type Gate, landscapeOf, type Step } from '../state/landscape.ts';
import type { Hex, Seat, War } from '../state.ts';

export type { Step } from '../state/landscape.ts';
/** Live shields, or none at all (WWA-146). */
export type Shields = 'live' | 'down';

/** WWA-043: the world hex on the far side of a door's open edge. */
function beyondDoor(war: War, seat: Seat, { q, r, edge }: Door): Hex {
  const heading = war.tanks[seat]?.heading ?? 0;
  return stepped(projected(war, { layer: `in:${seat}`, q, r }), turned(edge, heading));
}

/** WWA-043: the doors by which tanks are entered, for any unit. */
function gatesOf(war: War): readonly Gate[] {
  const landscape = landscapeOf(war);
  landscape.gates ??= SEATS.flatMap((seat) => gatesIn(war, seat));
  return landscape.gates;
}

function gatesIn(war: War, seat: Seat): readonly Gate[] {
  if (tankIn(war, seat) === null) return [];
  return (layoutIn(war, seat)?.model.doors ?? []).map((door): Gate => {
    const { q, r } = projected(war, { layer: `in:${seat}`, q: door.q, r: door.r });
    const outside = beyondDoor(war, seat, door);
    const place = placeIn(`in:${seat}`, localOf(door.q, door.r));
    return { seat, before: cellOf(outside.q, outside.r), cell: cellOf(q, r), place, shield: door.shield };
  });
}

const open = (war: War, seat: Seat, shield: string | null, shields: Shields): boolean =>
  shields === 'down' || !isShielded(war, seat, shield);

/** WWA-044: "no unit, friend or foe, may enter the tank through it". */
function entries(war: War, from: number, into: number, shields: Shields): readonly Step[] {
  return gatesOf(war)
    .filter((gate) => gate.before === from && gate.cell === into && open(war, gate.seat, gate.shield, shields))
    .map(({ place }) => ({ to: place, cost: 1 }));
}

/** All legal steps of a soldier, ignoring other units (WWA-040 to WWA-046). Doors: WWA-043, hatches: WWA-045. */
export function stepsFrom(war: War, place: number, vehicle: boolean, shields: Shields): readonly Step[] {
  const { steps } = landscapeOf(war);
  const key = keyOf(place, vehicle, shields);
  steps[key] ??= standableSteps(war, place, vehicle, shields);
  return steps[key];
}

function standableSteps(war: War, place: number, vehicle: boolean, shields: Shields): readonly Step[] {
  const near = touching(war, place, vehicle, shields);
  if (place < 0 || place >= GRID || near.some(({ to }) => to >= GRID || coveredBy(war, to) !== null))
    return near.filter(({ to }) => isStandable(war, to, vehicle));
  const { open: known } = landscapeOf(war);
  const key = 2 * place + (vehicle ? 1 : 0);
  known[key] ??= near.filter(({ to }) => isStandable(war, to, vehicle));
  return known[key];
}

/** `place` -1: nowhere. */
const keyOf = (place: number, vehicle: boolean, shields: Shields): number =>
  4 * (place + 1) + (vehicle ? 2 : 0) + (shields === 'live' ? 1 : 0);

/** The same, whether or not anybody could stand there (WWA-080: "ignoring occupants and solidity of the target itself"). */
export function touching(war: War, place: number, vehicle: boolean, shields: Shields): readonly Step[] {
  const { touching: known } = landscapeOf(war);
  const key = keyOf(place, vehicle, shields);
  known[key] ??= place < GRID ? groundSteps(war, place, vehicle, shields) : tankSteps(war, place, shields);
  return known[key];
}

const OPEN: (readonly Step[] | undefined)[] = new Array(GRID);

/** Six steps of one point. */
function openSteps(place: number): readonly Step[] {
  OPEN[place] ??= DIRS.map((dir) => ({ to: cellBeside(place, dir), cost: 1 }));
  return OPEN[place];
}

function groundSteps(war: War, place: number, vehicle: boolean, shields: Shields): readonly Step[] {
  const flat = openSteps(place);
  // WWA-042: no vehicle enters a tank
  if (vehicle || gatesOf(war).every(({ before }) => before !== place)) return flat;
  return flat.flatMap((step) => [step, ...entries(war, place, step.to, shields)]);
}

function tankSteps(war: War, place: number, shields: Shields): readonly Step[] {
  const layer = layerOf(place);
  const seat = tankOf(layer);
  if (seat === null || tankIn(war, seat) === null) return [];
  const local = withinLayer(place);
  return layer.startsWith('in') ? insideSteps(war, seat, local, shields) : roofSteps(war, seat, local, shields);
}

function neighbours(war: War, seat: Seat, local: number): readonly number[] {
  const layout = layoutIn(war, seat);
  const at = localAt(local);
  return DIRS.flatMap((dir) => {
    const next = stepped(at, dir);
    const to = localOf(next.q, next.r);
    return layout?.has(to) ? [to] : [];
  });
}

function insideSteps(war: War, seat: Seat, local: number, shields: Shields): readonly Step[] {
  const layout = layoutIn(war, seat);
  const floor = neighbours(war, seat, local).map((to) => ({ to: placeIn(`in:${seat}`, to), cost: 1 }));
  const door = layout?.doorAt(local) ?? null;
  const hatch = layout?.hatchAt(local) ?? null;
  const up = hatch === null ? [] : [{ to: placeIn(`roof:${seat}`, local), cost: 1 }];
  return [...floor, ...up, ...(door === null ? [] : leaving(war, seat, door, shields))];
}

/** WWA-044: "leaving is free". Facing doors of two tanks connect (WWA-043); there it is the other tank that is entered. */
function leaving(war: War, seat: Seat, door: Door, shields: Shields): readonly Step[] {
  const outside = beyondDoor(war, seat, door);
  const here = projected(war, { layer: `in:${seat}`, q: door.q, r: door.r });
  const across = entries(war, cellOf(here.q, here.r), cellOf(outside.q, outside.r), shields).filter(
    ({ to }) => tankOf(layerOf(to)) !== seat,
  );
  return [{ to: cellOf(outside.q, outside.r), cost: 1 }, ...across];
}

/** WWA-046: also onto the roof of a touching Superpanzer; "Stepping down to an adjacent ground hex costs 2". */
function roofSteps(war: War, seat: Seat, local: number, shields: Shields): readonly Step[] {
  const flat = neighbours(war, seat, local).map((to) => ({ to: placeIn(`roof:${seat}`, to), cost: 1 }));
  const hatch = layoutIn(war, seat)?.hatchAt(local) ?? null;
  const down =
    hatch !== null && open(war, seat, hatch.shield, shields) ? [{ to: placeIn(`in:${seat}`, local), cost: 1 }] : [];
  const { q, r } = localAt(local);
  const here = projected(war, { layer: `roof:${seat}`, q, r });
  const off = DIRS.flatMap((dir): readonly Step[] => {
    const next = stepped(here, dir);
    const cell = cellOf(next.q, next.r);
    if (cell < 0 || (footprintIn(war, seat)?.localAt(cell) ?? -1) >= 0) return [];
    const other = seat === 'A' ? 'B' : 'A';
    const beside = tankIn(war, other) === null ? -1 : (footprintIn(war, other)?.localAt(cell) ?? -1);
    return beside >= 0 ? [{ to: placeIn(`roof:${other}`, beside), cost: 1 }] : [{ to: cell, cost: CONSTANTS.dropCost }];
  });
  return [...flat, ...down, ...off];
}
