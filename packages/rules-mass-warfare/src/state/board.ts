/** Who stands where, who carries whom, what a hex holds: remembered by the armies they were worked out of. */

import { seatNumber } from '../catalogue/sides.ts';
import type { Infrastructure } from '../catalogue/terrain.ts';
import type { BaseType } from '../catalogue/units.ts';
import { UNITS } from '../catalogue/units.ts';
import { type Ground, groundOf } from '../field/ground.ts';
import type { BySide, HexNo, Side, Unit, UnitId, War } from '../state.ts';

const NO_UNITS: readonly Unit[] = [];
type Board = {
  readonly standing: readonly (Unit | undefined)[];
  readonly carried: ReadonlyMap<UnitId, readonly Unit[]>;
};
const known = new WeakMap<BySide<readonly Unit[]>, Board>();

export function groundIn(war: War): Ground {
  return groundOf(war.map);
}

export function armyOf(war: War, side: Side): readonly Unit[] {
  return war.armies[side] ?? NO_UNITS;
}

/** The unit of an id; null: there is none (any more). */
export function unitOf(war: War, id: UnitId): Unit | null {
  const army = war.armies[id.slice(0, 2) as Side];
  if (army === undefined) return null;
  for (const unit of army) if (unit.id === id) return unit;
  return null;
}

function boardOf(war: War): Board {
  let board = known.get(war.armies);
  if (board === undefined) {
    board = survey(war);
    known.set(war.armies, board);
  }
  return board;
}

function survey(war: War): Board {
  const standing: (Unit | undefined)[] = new Array(war.control.length);
  const carried = new Map<UnitId, Unit[]>();
  for (const side of war.sides)
    for (const unit of armyOf(war, side)) {
      if (unit.carrier !== null && !unit.inAir) {
        const load = carried.get(unit.carrier);
        if (load === undefined) carried.set(unit.carrier, [unit]);
        else load.push(unit);
      } else if (UNITS[unit.type].kind !== 'air') standing[unit.at] = unit;
    }
  return { standing, carried };
}

/** MW-020: the ground or sea unit that stands in a hex. */
export function standingAt(war: War, at: HexNo): Unit | null {
  return boardOf(war).standing[at] ?? null;
}

/** MW-023: what is on board, lowest id first; MW-024: not what is in the air. */
export function loadOf(war: War, carrier: UnitId): readonly Unit[] {
  return boardOf(war).carried.get(carrier) ?? NO_UNITS;
}

export function isCarried({ carrier, inAir }: Unit): boolean {
  return carrier !== null && !inAir;
}

export const isPlane = ({ type }: Unit): boolean => UNITS[type].kind === 'air';
export const isShip = ({ type }: Unit): boolean => UNITS[type].kind === 'sea';
export const isGround = ({ type }: Unit): boolean => UNITS[type].kind === 'ground';

/** What of a hex may burn: MW-061. Bases stand on Barren alone, so there is never more than one. */
export function infrastructureAt(war: War, at: HexNo): Infrastructure | null {
  const base = war.bases[at];
  if (base !== undefined) return OF_BASE[base];
  const { terrain, facts } = groundIn(war);
  if (terrain[at] === 'BR') return 'bridge';
  switch (facts[at]?.gives) {
    case 'people':
      return 'city';
    case 'food':
      return 'farm';
    case 'metal':
      return 'mine';
    case 'oil':
      return 'oilField';
    default:
      return null;
  }
}

const OF_BASE = { fort: 'fortification', airf: 'airfield', port: 'port', fact: 'factory' } as const satisfies Record<
  BaseType,
  Infrastructure
>;

export function fireAt(war: War, at: HexNo): number {
  return war.fire[at] ?? 0;
}

export function controls(war: War, side: Side, at: HexNo): boolean {
  return war.control[at] === seatNumber(side);
}

/** MW-131: a base belongs to the controller of its hex. */
export function hasBase(war: War, side: Side, at: HexNo, base: BaseType): boolean {
  return war.bases[at] === base && controls(war, side, at);
}

/** MW-063: an enemy ground unit stands there. */
export function isBlocked(war: War, side: Side, at: HexNo): boolean {
  const unit = standingAt(war, at);
  return unit !== null && unit.owner !== side && isGround(unit);
}

export function isActive(war: War, side: Side): boolean {
  return war.players[side]?.left === null;
}

export function activeSides(war: War): readonly Side[] {
  return war.sides.filter((side) => isActive(war, side));
}

/** Active players in the order of this turn (MW-040). */
export function inOrder(war: War): readonly Side[] {
  return war.order.filter((side) => isActive(war, side));
}
