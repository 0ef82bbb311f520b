/** What a target names: where it is, and whether it may be chosen at all (WWA-051, WWA-070, WWA-071, WWA-104). */
import { TERRAIN } from '../catalogue/terrain.ts';
import type { Target } from '../commands.ts';
import { localOf, samePos, terrainAt } from '../geometry/grid.ts';
import { distance, sameHex } from '../geometry/hexes.ts';
import { type Mark, markHex } from '../sight/sight.ts';
import {
  cellOfHex,
  componentOf,
  coveredBy,
  factsOf,
  hexOfComponent,
  isDestroyed,
  isOnMap,
  layoutIn,
  tankIn,
  unitOf,
} from '../state/board.ts';
import type { Hex, Seat, Solid, War } from '../state.ts';
import { rollsDice, type Weapon } from './weapons.ts';

/** WWA-071: a wall that stands in the open. */
export function isTerrainSolid(war: War, hex: Hex): boolean {
  const cell = cellOfHex(hex);
  const sign = terrainAt(war.ground, cell);
  return sign !== null && TERRAIN[sign].rating !== null && coveredBy(war, cell) === null;
}

/** Whether a solid is there to be hit, and is not your own. */
export function isEnemySolid(war: War, owner: Seat, solid: Solid): boolean {
  if ('hex' in solid) return isTerrainSolid(war, solid.hex);
  if ('unit' in solid) {
    const unit = unitOf(war, solid.unit);
    return unit !== null && unit.owner !== owner && factsOf(unit).armor > 0;
  }
  const component = componentOf(war, solid.tank, solid.id);
  return (
    solid.tank !== owner &&
    tankIn(war, solid.tank) !== null &&
    component !== null &&
    !isDestroyed(war, solid.tank, component)
  );
}

/** Where a solid is; null: there is no such thing. */
export function markOfSolid(war: War, solid: Solid): Mark | null {
  if ('hex' in solid) return isOnMap(war, solid.hex) ? { kind: 'outside', hex: solid.hex } : null;
  if ('unit' in solid) {
    const unit = unitOf(war, solid.unit);
    return unit === null ? null : { kind: 'pos', pos: unit.at };
  }
  const component = componentOf(war, solid.tank, solid.id);
  if (component === null || tankIn(war, solid.tank) === null) return null;
  const { q, r, inside } = component;
  return inside
    ? { kind: 'pos', pos: { layer: `in:${solid.tank}`, q, r } }
    : { kind: 'outside', hex: hexOfComponent(war, solid.tank, component) };
}

/** Null: it names nothing on the boards. */
export function markOf(war: War, target: Target): Mark | null {
  if ('unit' in target) {
    const unit = unitOf(war, target.unit);
    return unit === null ? null : { kind: 'pos', pos: unit.at };
  }
  if (!('hex' in target)) return markOfSolid(war, target.solid);
  const { hex, layer } = target;
  if (layer === 'ground') return isOnMap(war, hex) ? { kind: 'outside', hex } : null;
  const seat = layer === 'in:A' ? 'A' : 'B';
  const known = tankIn(war, seat) !== null && layoutIn(war, seat)?.has(localOf(hex.q, hex.r));
  return known ? { kind: 'pos', pos: { layer, ...hex } } : null;
}

/** Whether a solid is at the hex that is aimed at: an outside hex has what stands and what lies on the hull there. */
export function isSolidAt(war: War, solid: Solid, mark: Mark): boolean {
  const at = markOfSolid(war, solid);
  if (at === null) return false;
  if (mark.kind === 'pos') return at.kind === 'pos' && samePos(at.pos, mark.pos);
  if (at.kind === 'pos' && at.pos.layer.startsWith('in')) return false;
  return sameHex(markHex(war, at), mark.hex);
}

/** E_TARGET: "wrong kind of target; own target; same unit twice", or what is not there. */
export function isWrongTarget(war: War, owner: Seat, weapon: Weapon, target: Target): boolean {
  const mark = markOf(war, target);
  if (mark === null) return true;
  if ('unit' in target) {
    // WWA-051: an attack without dice has no use for a unit
    const unit = unitOf(war, target.unit);
    return unit?.owner === owner || !rollsDice(weapon);
  }
  const named = target.solid;
  if (named !== null && (weapon.facts.impact === 0 || !isEnemySolid(war, owner, named))) return true;
  if (!('hex' in target)) return false;
  return rollsDice(weapon) || (named !== null && !isSolidAt(war, named, mark));
}

export function rangeTo(war: War, from: Hex, mark: Mark): number {
  return distance(from, markHex(war, mark));
}
