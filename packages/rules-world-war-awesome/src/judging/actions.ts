/** Whether a unit may do something from where it would stand: the first code that applies. */
import { ATTACKS, type AttackId } from '../catalogue/attacks.ts';
import { STATIONS } from '../catalogue/regions.ts';
import type { Action, Target, UnitTarget } from '../commands.ts';
import { isJammed } from '../frequency/control.ts';
import { isInside, localOf, tankOf } from '../geometry/grid.ts';
import { notAdjacent } from '../melee/adjacency.ts';
import { aimFault, secondFault, shieldFault } from '../shooting/judging.ts';
import { has, mountAt, ownWeapon, type Stand, type Weapon } from '../shooting/weapons.ts';
import { factsOf, hasSymbol, isVehicle, layoutIn, tankIn, unitOf } from '../state/board.ts';
import type { Pos, Region, War } from '../state.ts';
import { type Fault, first } from './faults.ts';

export function refusesAction(war: War, stand: Stand, action: Action): Fault | null {
  switch (action.type) {
    case 'attack':
      return refusesAttack(war, stand, action);
    case 'mount':
      return refusesMount(war, stand, action);
    case 'melee':
      return refusesMelee(war, stand, action.target, action.throwDir);
    case 'load':
      return refusesLoading(stand, action.attack);
    case 'deploy':
      return refusesDeploying(stand, action.dir);
    case 'undeploy':
      return stand.deployed === null ? ['E_NOT_DEPLOYED', 'WWA-061'] : null;
    case 'sabotageCore':
      return refusesMarking(war, stand, action.core);
    case 'connect':
      return refusesConnecting(war, stand);
    case 'disconnect':
      return stand.unit.connected === null ? ['E_ABILITY', 'WWA-098'] : null;
  }
}

type Aimed = { readonly target: Target; readonly second: UnitTarget | null };

/** Checks the weapon's own requirements, and then its target. */
function weaponFault(
  war: War,
  stand: Stand,
  weapon: Weapon,
  { target, second }: Aimed,
  own: readonly (Fault | null)[],
): Fault | null {
  const shield = shieldFault(war, stand, weapon, target);
  const other = second === null ? null : shieldFault(war, stand, weapon, second);
  const lacking = first([shield, other, ...own]);
  return lacking ?? first([aimFault(war, stand, weapon, target), secondFault(war, stand, weapon, target, second)]);
}

/** WWA-062, WWA-065, WWA-066: deployed, loaded, cool. A melee weapon is no attack at range. */
function refusesAttack(war: War, stand: Stand, action: Aimed & { readonly attack: AttackId }): Fault | null {
  const { unit } = stand;
  const weapon = ownWeapon(action.attack);
  if (!factsOf(unit).attacks.includes(action.attack) || has(weapon, 'melee')) return ['E_ABILITY', 'WWA-049'];
  if (has(weapon, 'dep') && stand.deployed === null) return ['E_NOT_DEPLOYED', 'WWA-062'];
  return weaponFault(war, stand, weapon, action, [
    has(weapon, 'load') && !unit.loaded ? ['E_LOAD', 'WWA-065'] : null,
    unit.heat[action.attack] !== undefined ? ['E_HEAT', 'WWA-066'] : null,
  ]);
}

/** WWA-101: any unit there, at some mounts only engineers; WWA-106: no vehicle. */
function refusesMount(war: War, stand: Stand, action: Aimed & { readonly mount: string }): Fault | null {
  const weapon = mountAt(war, stand.pos);
  const mount = weapon?.mount ?? null;
  if (weapon === null || mount?.mount.id !== action.mount) return ['E_ABILITY', 'WWA-101'];
  if (mount.mount.engineer && !hasSymbol(stand.unit, 'eng')) return ['E_ABILITY', 'WWA-101'];
  const isHot = war.tanks[mount.tank]?.heat[mount.mount.id] !== undefined;
  return weaponFault(war, stand, weapon, action, [isHot ? ['E_HEAT', 'WWA-066'] : null]);
}

/** WWA-083, WWA-064, WWA-106: undeployed, neither of them a vehicle, an enemy, adjacent (WWA-084). */
function refusesMelee(
  war: War,
  { unit, pos, deployed }: Stand,
  { unit: id }: UnitTarget,
  throwDir: number | null,
): Fault | null {
  if (deployed !== null) return ['E_DEPLOYED', 'WWA-064'];
  const target = unitOf(war, id);
  const near = target === null ? null : notAdjacent(war, pos, target.at);
  if (near === 'E_SHIELD') return [near, 'WWA-084'];
  if (isVehicle(unit)) return ['E_ABILITY', 'WWA-083'];
  if (target === null || target.owner === unit.owner || isVehicle(target)) return ['E_TARGET', 'WWA-083'];
  if (throwDir !== null && !isDir(throwDir)) return ['E_TARGET', 'WWA-140'];
  return near === null ? null : [near, 'WWA-084'];
}

/** "a number outside 0-5 is E_TARGET" (THE-RULES "State machine") */
function isDir(dir: number): boolean {
  return dir >= 0 && dir <= 5;
}

function refusesLoading({ unit }: Stand, attack: AttackId): Fault | null {
  const flags: readonly string[] = ATTACKS[attack].flags;
  if (!factsOf(unit).attacks.includes(attack) || !flags.includes('load')) return ['E_ABILITY', 'WWA-065'];
  return unit.loaded ? ['E_LOAD', 'WWA-065'] : null;
}

function refusesDeploying({ unit, deployed }: Stand, dir: number): Fault | null {
  if (deployed !== null) return ['E_DEPLOYED', 'WWA-061'];
  if (!hasSymbol(unit, 'dep')) return ['E_ABILITY', 'WWA-061'];
  return isDir(dir) ? null : ['E_TARGET', 'WWA-061'];
}

/** WWA-103: an enemy of the tank's owner who stands on the core; "marking twice: E_TARGET". */
function refusesMarking(war: War, { unit, pos }: Stand, core: string): Fault | null {
  const here = coreAt(war, pos);
  if (here === null || here.core !== core || here.tank === unit.owner) return ['E_ABILITY', 'WWA-103'];
  return war.tanks[here.tank]?.marks.includes(core) ? ['E_TARGET', 'WWA-103'] : null;
}

/** The core of a hex; null: there is none. */
export function coreAt(war: War, { layer, q, r }: Pos): { readonly tank: 'A' | 'B'; readonly core: string } | null {
  const tank = isInside(layer) ? tankOf(layer) : null;
  if (tank === null || tankIn(war, tank) === null) return null;
  const core = layoutIn(war, tank)?.model.cores.find((one) => one.q === q && one.r === r);
  return core === undefined ? null : { tank, core: core.id };
}

/** WWA-097: with the uplink symbol, on an uplink point, "Refused while that region is jammed". */
function refusesConnecting(war: War, { unit, pos }: Stand): Fault | null {
  const region = uplinkAt(war, pos);
  if (!hasSymbol(unit, 'uplink') || region === null) return ['E_ABILITY', 'WWA-097'];
  return isJammed(war, region) ? ['E_JAMMED', 'WWA-097'] : null;
}

/** The region to which an uplink leads: "own tank, enemy tank or U hex". */
export function uplinkAt(war: War, { layer, q, r }: Pos): Region | null {
  if (layer === 'ground') return (war.map.uplinks.find((one) => one.q === q && one.r === r)?.region as Region) ?? null;
  const tank = isInside(layer) ? tankOf(layer) : null;
  if (tank === null || tankIn(war, tank) === null) return null;
  const link = layoutIn(war, tank)?.model.uplinks.find((one) => localOf(one.q, one.r) === localOf(q, r));
  return link === undefined ? null : STATIONS[tank][link.link];
}
