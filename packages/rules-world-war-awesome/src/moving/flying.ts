/** Jetpacks (THE-RULES "Jetpack"): where a flight can land, in how many steps, and where scatter takes it. */
import { CONSTANTS } from '../catalogue/constants.ts';
import { TERRAIN } from '../catalogue/terrain.ts';
import { isInside, placeIn, placeOf, terrainAt } from '../geometry/grid.ts';
import { cellBeside, DIRS, stepped } from '../geometry/hexes.ts';
import {
  cellOfHex,
  coveredBy,
  factsOf,
  footprintIn,
  isStandable,
  occupants,
  projected,
  unitAt,
} from '../state/board.ts';
import { landscapeOf } from '../state/landscape.ts';
import type { Hex, Unit, War } from '../state.ts';

/** WWA-091: "not `#` or `H`, not off the map"; over tanks, units and low things. */
function mayCross(war: War, cell: number): boolean {
  if (cell < 0) return false;
  const { crossed } = landscapeOf(war);
  if (crossed[cell] === 0) crossed[cell] = isCrossed(war, cell) ? 2 : 1;
  return crossed[cell] === 2;
}

function isCrossed(war: War, cell: number): boolean {
  const sign = terrainAt(war.ground, cell);
  return sign !== null && (TERRAIN[sign].jet || coveredBy(war, cell) !== null);
}

/** WWA-091: what is outside above a hex: the roof of a tank, else the ground. */
export function outsidePlace(war: War, cell: number): number {
  const seat = coveredBy(war, cell);
  return seat === null ? cell : placeIn(`roof:${seat}`, footprintIn(war, seat)?.localAt(cell) ?? -1);
}

/** Steps through the air from a hex, by cell, up to `most`. */
function airSteps(war: War, from: Hex, most: number): ReadonlyMap<number, number> {
  const start = cellOfHex(from);
  const steps = new Map([[start, 0]]);
  let edge = [start];
  for (let count = 1; count <= most; count++) {
    const next: number[] = [];
    for (const cell of edge)
      for (const dir of DIRS) {
        const to = cellBeside(cell, dir);
        if (steps.has(to) || !mayCross(war, to)) continue;
        steps.set(to, count);
        next.push(to);
      }
    edge = next;
  }
  return steps;
}

export type Landing = { readonly place: number; readonly steps: readonly number[] };

/** WWA-146: the fewest steps that lead there, "or, where those are 1-4 and the jetpack reaches 5, exactly 5 by a detour". */
export function landingsOf(war: War, unit: Unit): readonly Landing[] {
  const { jet } = factsOf(unit);
  if (jet === 0 || isInside(unit.at.layer)) return [];
  const from = projected(war, unit.at);
  const standing = occupants(war);
  const detours = jet >= CONSTANTS.longFlight ? inExactly(war, from, CONSTANTS.longFlight) : null;
  return [...airSteps(war, from, jet)].flatMap(([cell, fewest]) => {
    const place = outsidePlace(war, cell);
    const legal = fewest > 0 && isStandable(war, place, false) && !standing.has(place);
    if (!legal) return [];
    const long = fewest < CONSTANTS.longFlight && detours?.has(cell);
    return [{ place, steps: long ? [fewest, CONSTANTS.longFlight] : [fewest] }];
  });
}

/** Where a flight can be after exactly this many steps. */
function inExactly(war: War, from: Hex, steps: number): ReadonlySet<number> {
  let edge = new Set([cellOfHex(from)]);
  for (let count = 0; count < steps; count++) {
    const next = new Set<number>();
    for (const cell of edge)
      for (const dir of DIRS) {
        const to = cellBeside(cell, dir);
        if (!next.has(to) && mayCross(war, to)) next.add(to);
      }
    edge = next;
  }
  return edge;
}

/** WWA-092: "flown 1-4 steps: shifted 1 hex; 5 or more: 2 hexes". */
export function scatterOf(steps: number): number {
  return steps >= CONSTANTS.longFlight ? 2 : 1;
}

/** WWA-093: one step short where the shifted hex is illegal or occupied, and so on; never through walls or off the map. */
export function scatteredTo(war: War, unit: Unit, dir: number, hexes: number): number {
  const landed = projected(war, unit.at);
  let best = placeOf(unit.at);
  for (let step = 1; step <= hexes; step++) {
    const hex = stepped(landed, dir, step);
    const cell = cellOfHex(hex);
    if (!mayCross(war, cell)) break;
    const place = outsidePlace(war, cell);
    if (isStandable(war, place, false) && unitAt(war, place) === null) best = place;
  }
  return best;
}
