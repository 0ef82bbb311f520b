/** All that can be done from one place: actions first, then shots. All that is listed is legal. */
import type { Action, AttackAction, MountAction, Target, UnitTarget } from '../commands.ts';
import { DIRS, distance } from '../geometry/hexes.ts';
import { coreAt, refusesAction } from '../judging/actions.ts';
import { has, mountAt, ownWeapon, rollsDice, type Stand, type Weapon } from '../shooting/weapons.ts';
import { factsOf, hasSymbol, isVehicle, projected } from '../state/board.ts';
import type { War } from '../state.ts';
import { diceTargets, hasTarget, hexTargets } from './targets.ts';

export function actionsAt(war: War, stand: Stand): readonly Action[] {
  const plain = deedsAt(war, stand).filter((action) => refusesAction(war, stand, action) === null);
  return [...plain, ...shotsAt(war, stand)];
}

/** Whether there is any: the first is enough. */
export function canActAt(war: War, stand: Stand): boolean {
  if (deedsAt(war, stand).some((action) => refusesAction(war, stand, action) === null)) return true;
  const mount = usableMount(war, stand);
  return [...usableArms(stand), ...(mount === null ? [] : [mount])].some((weapon) => hasTarget(war, stand, weapon));
}

/** Whether anything is legal there, also a shell that can touch nothing (WWA-147). */
export function mayActAt(war: War, stand: Stand): boolean {
  return usableArms(stand).some((weapon) => !rollsDice(weapon)) || canActAt(war, stand);
}

/** What needs no aim, legal or not. */
function deedsAt(war: War, { unit, pos, deployed }: Stand): readonly Action[] {
  const facts = factsOf(unit);
  const here = projected(war, pos);
  const foes = isVehicle(unit)
    ? []
    : war.units.filter((one) => one.owner !== unit.owner && distance(projected(war, one.at), here) <= 1);
  const core = coreAt(war, pos);
  const turns: readonly Action[] =
    deployed !== null
      ? [{ type: 'undeploy' }]
      : hasSymbol(unit, 'dep')
        ? DIRS.map((dir) => ({ type: 'deploy', dir }))
        : [];
  return [
    ...turns,
    ...facts.attacks.filter((id) => has(ownWeapon(id), 'load')).map((attack): Action => ({ type: 'load', attack })),
    ...foes.map((foe): Action => ({ type: 'melee', target: { unit: foe.id }, throwDir: null })),
    ...(core === null ? [] : [{ type: 'sabotageCore', core: core.core } as const]),
    ...(hasSymbol(unit, 'uplink') ? [{ type: 'connect' } as const] : []),
  ];
}

/** Its own weapons, those that lack nothing. */
function usableArms({ unit, deployed }: Stand): readonly Weapon[] {
  return factsOf(unit)
    .attacks.map(ownWeapon)
    .filter((weapon) => {
      const lacks = (has(weapon, 'dep') && deployed === null) || (has(weapon, 'load') && !unit.loaded);
      return !lacks && !has(weapon, 'melee') && unit.heat[weapon.attack] === undefined;
    });
}

/** The mount that it stands at, if it is cool and may be worked; null: none. */
function usableMount(war: War, { unit, pos }: Stand): Weapon | null {
  const weapon = mountAt(war, pos);
  if (weapon?.mount == null) return null;
  const { tank, mount } = weapon.mount;
  const isHot = war.tanks[tank]?.heat[mount.id] !== undefined;
  return isHot || (mount.engineer && !hasSymbol(unit, 'eng')) ? null : weapon;
}

function shotsAt(war: War, stand: Stand): readonly Action[] {
  const own = usableArms(stand).flatMap((weapon) =>
    aimed(war, stand, weapon).map(
      ([target, second]): AttackAction => ({ type: 'attack', attack: weapon.attack, target, second }),
    ),
  );
  return [...own, ...mountShots(war, stand)];
}

function mountShots(war: War, stand: Stand): readonly MountAction[] {
  const weapon = usableMount(war, stand);
  if (weapon?.mount == null) return [];
  const { id } = weapon.mount.mount;
  return aimed(war, stand, weapon).map(([target, second]) => ({ type: 'mount', mount: id, target, second }));
}

type Aimed = readonly [Target, UnitTarget | null];

/** WWA-069: a dual weapon with one target, or with any two. */
function aimed(war: War, stand: Stand, weapon: Weapon): readonly Aimed[] {
  const targets = rollsDice(weapon) ? diceTargets(war, stand, weapon) : hexTargets(war, stand, weapon);
  const single = targets.map((target): Aimed => [target, null]);
  if (!has(weapon, 'dual')) return single;
  const units = targets.filter((target): target is UnitTarget => 'unit' in target);
  return [
    ...single,
    ...units.flatMap((one) => units.filter((other) => other !== one).map((other): Aimed => [one, other])),
  ];
}
