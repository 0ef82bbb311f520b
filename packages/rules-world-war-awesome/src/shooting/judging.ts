/**
 * Whether a shot is legal from where a unit would stand (THE-RULES "Ranged attacks" to "Impact and blast"): the first code that applies,
 * in the order of THE-RULES "State machine".
 */

import type { Target, UnitTarget } from '../commands.ts';
import { isInside, localOf, placeOf, tankOf } from '../geometry/grid.ts';
import { inArc, turned } from '../geometry/hexes.ts';
import type { Fault } from '../judging/faults.ts';
import { outsidePlace } from '../moving/flying.ts';
import { touching } from '../moving/steps.ts';
import { type Mark, markHex, mountSight, sight } from '../sight/sight.ts';
import { cellOfHex, componentOf, isVehicle, layoutIn, projected } from '../state/board.ts';
import type { Hex, Pos, Solid, War } from '../state.ts';
import { isWrongTarget, markOf, rangeTo } from './marks.ts';
import { bandAt, has, isPlanted, isSmallArm, type Stand, type Weapon } from './weapons.ts';

/** World hex from which a weapon fires (WWA-030, WWA-101). */
export function muzzleOf(war: War, { pos }: Stand, { mount }: Weapon): Hex {
  if (mount === null) return projected(war, pos);
  const { q, r } = mount.mount;
  return projected(war, { layer: `in:${mount.tank}`, q, r });
}

/** WWA-030: a direction that is local to the tank a unit is in or on, as a world direction. */
function worldDir(war: War, { layer }: Pos, dir: number): number {
  const seat = tankOf(layer);
  return seat === null ? dir : turned(dir, war.tanks[seat]?.heading ?? 0);
}

/** WWA-063 for the deployed; WWA-101: a mount has its own arc besides. */
function isOutsideArc(war: War, stand: Stand, weapon: Weapon, mark: Mark): boolean {
  const { mount } = weapon;
  if (mount === null && stand.deployed === null) return false;
  const hex = markHex(war, mark);
  const from = muzzleOf(war, stand, weapon);
  if (stand.deployed !== null && !inArc(projected(war, stand.pos), worldDir(war, stand.pos, stand.deployed), hex))
    return true;
  if (mount === null) return false;
  return !inArc(from, turned(mount.mount.facing, war.tanks[mount.tank]?.heading ?? 0), hex);
}

/** WWA-100: "Other attacks have no sight from there". */
function isPortBarred(war: War, { pos }: Stand, weapon: Weapon, mark: Mark): boolean {
  if (!isInside(pos.layer) || isSmallArm(weapon)) return false;
  const seat = tankOf(pos.layer) as 'A' | 'B';
  const local = localOf(pos.q, pos.r);
  const layout = layoutIn(war, seat);
  const staysIn = mark.kind === 'pos' && mark.pos.layer === pos.layer;
  return !staysIn && layout?.doorAt(local) === null && layout.isPort(local);
}

function sightFault(war: War, stand: Stand, weapon: Weapon, mark: Mark, solid: Solid | null): Fault | null {
  if (isPlanted(weapon)) return plantingFault(war, stand, mark, solid);
  const { mount } = weapon;
  const fault =
    mount === null
      ? sight(war, stand.unit, stand.pos, mark)
      : mountSight(war, stand.unit, mount.tank, muzzleOf(war, stand, weapon), mark);
  if (fault !== null) return [fault, fault === 'E_SHIELD' ? 'WWA-039' : 'WWA-035'];
  return mount === null && isPortBarred(war, stand, weapon, mark) ? ['E_LOS', 'WWA-100'] : null;
}

/** WWA-080: "reachable by a legal step for that unit ... so not inward through a live shield". */
function plantingFault(war: War, { unit, pos }: Stand, mark: Mark, solid: Solid | null): Fault | null {
  const from = placeOf(pos);
  const at = mark.kind === 'pos' ? placeOf(mark.pos) : outsidePlace(war, cellOfHex(mark.hex));
  if (from === at) return null;
  const onHull = solid !== null && 'tank' in solid && componentOf(war, solid.tank, solid.id)?.inside === false;
  if (onHull) return isInside(pos.layer) ? ['E_LOS', 'WWA-080'] : null;
  const leads = (shields: 'live' | 'down') => touching(war, from, isVehicle(unit), shields).some(({ to }) => to === at);
  if (leads('live')) return null;
  return leads('down') ? ['E_SHIELD', 'WWA-080'] : ['E_LOS', 'WWA-080'];
}

function solidOf(target: Target): Solid | null {
  return 'unit' in target ? null : target.solid;
}

/** WWA-104: components on the hull "only from outside", those within "only from inside", "shot or planted". */
function isBeyondHull(war: War, { pos }: Stand, solid: Solid | null): boolean {
  if (solid === null || !('tank' in solid)) return false;
  const isWithin = pos.layer === `in:${solid.tank}`;
  return componentOf(war, solid.tank, solid.id)?.inside !== isWithin;
}

/** E_SHIELD alone: it comes before whatever the weapon itself lacks. */
export function shieldFault(war: War, stand: Stand, weapon: Weapon, target: Target): Fault | null {
  const mark = markOf(war, target);
  if (mark === null) return null;
  const isNear = !isPlanted(weapon) || rangeTo(war, muzzleOf(war, stand, weapon), mark) <= 1;
  const fault = isNear ? sightFault(war, stand, weapon, mark, solidOf(target)) : null;
  return fault?.[0] === 'E_SHIELD' ? fault : null;
}

/** E_TARGET, E_RANGE, E_ARC, E_LOS; E_SHIELD has been asked for. */
export function aimFault(war: War, stand: Stand, weapon: Weapon, target: Target): Fault | null {
  const mark = markOf(war, target);
  if (mark === null || isWrongTarget(war, stand.unit.owner, weapon, target)) return ['E_TARGET', 'WWA-051'];
  return markFault(war, stand, weapon, mark, solidOf(target));
}

/** The same of a mark that is known to be a target of the weapon's kind, and the solid that is named there. */
export function markFault(war: War, stand: Stand, weapon: Weapon, mark: Mark, solid: Solid | null): Fault | null {
  if (isBeyondHull(war, stand, solid)) return ['E_TARGET', 'WWA-104'];
  if (bandAt(weapon.facts, rangeTo(war, muzzleOf(war, stand, weapon), mark)) === null) return ['E_RANGE', 'WWA-050'];
  if (isOutsideArc(war, stand, weapon, mark)) return ['E_ARC', weapon.mount === null ? 'WWA-063' : 'WWA-101'];
  return sightFault(war, stand, weapon, mark, solid);
}

/** WWA-069: two different enemy units, both legal when declared; only for dual weapons. */
export function secondFault(
  war: War,
  stand: Stand,
  weapon: Weapon,
  target: Target,
  second: UnitTarget | null,
): Fault | null {
  if (second === null) return null;
  const isTwice = !('unit' in target) || target.unit === second.unit;
  if (!has(weapon, 'dual') || isTwice) return ['E_TARGET', 'WWA-069'];
  return aimFault(war, stand, weapon, second);
}
