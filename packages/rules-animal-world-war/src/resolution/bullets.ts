/** Bullets: one after another at one tile or plane (THE-RULES "Shooting", AWW-136, AWW-140). */
import type { Hex } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { SOLDIERS } from '../catalogue/soldiers.ts';
import { soldierOf } from '../rules/actors.ts';
import { coverAt, hasTank, targetsOn } from '../rules/ground.ts';
import { hasUpgrade, mayUse } from '../rules/upgrades.ts';
import { type Battle, enemyOf, type Plane, type Soldier, type Task, type UnitId } from '../state.ts';
import { aimOf, flakNeed, pierceOf } from '../tactics/effects.ts';
import { type Attack, land, openAttack } from './attack.ts';
import { check, emit, type Play } from './play.ts';
import { assign, DONE, type Sequel } from './sequel.ts';

export type Bullets = Extract<Task, { readonly kind: 'bullets' }>;

/**
 * What a bullet needs to get past a tile. AWW-140, Sniper: "min(effective cover, 2) [...] Exceptions: target tile with a tank";
 * T07: "1 lower (minimum 1); not the final roll against a plane or on a tank's tile".
 */
export function bulletNeed(battle: Battle, shooter: Soldier, at: Hex, last: boolean): number {
  const cover = coverAt(battle, at);
  if (last && hasTank(battle, at)) return cover;
  const need = isSniper(shooter) ? Math.min(cover, CONSTANTS.sniperNeed) : cover;
  return battle.effects.length === 0 ? need : Math.max(1, need - aimOf(battle, shooter));
}

function isSniper({ type }: Soldier): boolean {
  return SOLDIERS[type].weapon === 'sniperRifle';
}

/**
 * AWW-041: "the shooter's tile is never rolled": the path begins beside it. AWW-136: "If no enemy unit is left on the tile, remaining
 * bullets are not fired." Nor by a shooter who has fallen too.
 */
export function fireBullet(play: Play, task: Bullets): Sequel {
  const { battle } = play.state;
  const shooter = soldierOf(battle, task.by);
  if (task.left === 0 || shooter.status !== 'standing' || !hasAim(battle, shooter, task.target)) return DONE;
  const attack = openAttack(play, 'bullet', task.by, shooter.at, task.target);
  const rest = task.left > 1 ? [{ ...task, left: task.left - 1 }] : [];
  const stopped = task.path.find((at, index) => {
    const need = bulletNeed(play.state.battle, shooter, at, false);
    return !check(play, 'path', at, withScope(shooter, need, index));
  });
  if (stopped !== undefined) return { queue: miss(play, attack, stopped), rest, question: null };
  return { rest, ...finalRoll(play, attack, shooter, task.target) };
}

/** U04: "need -1 (min 1) on the first path tile". */
export function withScope(shooter: Soldier, need: number, index: number): number {
  return index === 0 && hasUpgrade(shooter, 'U04') ? Math.max(1, need - 1) : need;
}

function hasAim(battle: Battle, { empire }: Soldier, target: Hex | UnitId): boolean {
  if (typeof target === 'string') return (battle.units[target] as Plane).at !== null;
  return targetsOn(battle, target, enemyOf(empire)).length > 0;
}

function finalRoll(play: Play, attack: Attack, shooter: Soldier, target: Hex | UnitId): Omit<Sequel, 'rest'> {
  const { battle } = play.state;
  const amount = Math.max(CONSTANTS.bullet, pierceOf(battle, shooter));
  if (typeof target === 'string') return { queue: hitPlane(play, attack, shooter, target, amount), question: null };
  if (!checkTarget(play, shooter, target, bulletNeed(battle, shooter, target, true)))
    return { queue: miss(play, attack, target), question: null };
  return assign(play, attack, enemyOf(shooter.empire), target, amount);
}

/** U03: "once per battle reroll one own failed need roll of a bullet": the first failure on a target tile. */
function checkTarget(play: Play, shooter: Soldier, at: Hex, need: number): boolean {
  if (check(play, 'target', at, need)) return true;
  if (!mayUse(shooter, 'U03')) return false;
  emit(play, { type: 'upgradeUsed', unit: shooter.id, upgrade: 'U03' });
  return check(play, 'target', at, need);
}

/** AWW-062: "the shot's damage (1 for ordinary weapons) is applied to the tile where it failed"; AWW-064: not beside a tank. */
function miss(play: Play, attack: Attack, at: Hex): readonly Task[] {
  stop(play, at);
  return land(play, attack, [], { at, amount: CONSTANTS.bullet, explosion: false });
}

export function stop(play: Play, at: Hex): void {
  emit(play, { type: 'shotStopped', at });
}

/** AWW-065: "then Check(5). Success: weapon damage to the plane; failure: the shot is lost, no tile takes it." T19: 4. */
export function hitPlane(
  play: Play,
  attack: Attack,
  shooter: Soldier,
  target: UnitId,
  amount: number,
): readonly Task[] {
  const { battle } = play.state;
  const plane = battle.units[target] as Plane;
  if (!check(play, 'planeTarget', plane.at as Hex, flakNeed(battle, shooter))) return [];
  return land(play, attack, [{ unit: target, amount }], null);
}
