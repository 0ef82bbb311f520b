/**
 * Shots of every weapon: what may be aimed at, along which tiles (THE-RULES "Line of fire", "Shooting", AWW-134, AWW-136, AWW-140,
 * AWW-142, AWW-144, AWW-152).
 */
import type { Refusal } from '@fieldpost/engine';
import { distance, type Hex, same } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { SOLDIERS, type Weapon } from '../catalogue/soldiers.ts';
import type { ShootCommand, Tie } from '../commands.ts';
import { geometryOf } from '../field/geometry.ts';
import { pathOf, settledTies, tiesOf, tilesAlong } from '../field/path-of-fire.ts';
import { refuse } from '../refusal.ts';
import { land, openAttack } from '../resolution/attack.ts';
import { bulletNeed, hitPlane, stop, withScope } from '../resolution/bullets.ts';
import { burn, explode } from '../resolution/explosions.ts';
import { check, type Play } from '../resolution/play.ts';
import { resolve } from '../resolution/queue.ts';
import { type Battle, enemyOf, type Soldier, type Tank, type Task, type Unit } from '../state.ts';
import { soldierOf } from './actors.ts';
import { coverAt, targetsOn, tileAt } from './ground.ts';

export type Shooter = Soldier | Tank;

/** AWW-152: "Tank Shoot: as AWW-142 (shell)." AWW-143: outside their vehicles crews are riflemen. */
export function weaponOf(shooter: Shooter): Weapon {
  return shooter.kind === 'tank' ? 'rocket' : SOLDIERS[shooter.type].weapon;
}

/** AWW-060: "Explosive weapons (Rocketeer, tank) may target any tile of the field"; AWW-134: a flame may be thrown at an empty tile. */
function needsEnemy(weapon: Weapon): boolean {
  return weapon !== 'rocket' && weapon !== 'flame';
}

export function refusesShot(battle: Battle, shooter: Shooter, { target, ties }: ShootCommand): Refusal | null {
  const weapon = weaponOf(shooter);
  const at = aimAt(battle, shooter, weapon, target);
  if (at === null) return refuse('NO_TARGET', 'AWW-060');
  const from = shooter.at as Hex;
  if (same(from, at)) return refuse('OWN_TILE', 'AWW-050');
  const known = weapon === 'flame' ? 0 : tiesOf(pathOf(geometryOf(battle.field), from, at));
  if (ties.length !== 0 && ties.length !== known) return refuse('TIES', 'AWW-052');
  return weapon === 'flame' && distance(from, at) > 1 ? refuse('NOT_ADJACENT', 'AWW-134') : null;
}

/**
 * The hex that is aimed at; null: nothing there may be (AWW-060, AWW-065). AWW-165: planes in whatever state. AWW-066: who shares the
 * shooter's own tile is not asked about.
 */
function aimAt(battle: Battle, shooter: Shooter, weapon: Weapon, target: ShootCommand['target']): Hex | null {
  if (typeof target === 'string') {
    const plane = battle.units[target];
    return plane?.kind === 'plane' && plane.empire !== shooter.empire ? plane.at : null;
  }
  if (tileAt(battle, target) === null) return null;
  const idle = needsEnemy(weapon) && targetsOn(battle, target, enemyOf(shooter.empire)).length === 0;
  return idle ? null : target;
}

export function shoot(play: Play, shooter: Shooter, { target, ties }: ShootCommand): void {
  const { battle } = play.state;
  const weapon = weaponOf(shooter);
  if (weapon === 'flame') {
    resolve(play, flame(play, shooter, target));
    return;
  }
  const path = pathTo(battle, shooter, target, ties);
  if (weapon === 'rocket') {
    resolve(play, launch(play, shooter, target, path));
    return;
  }
  const left = weapon === 'gun' ? CONSTANTS.gunnerBullets : 1;
  resolve(play, [{ kind: 'bullets', by: shooter.id, target, path, left }]);
}

/** AWW-052: "Missing entries default to the option needing the lower roll for this shooter (looked up once [...])". */
function pathTo(
  battle: Battle,
  shooter: Shooter,
  target: ShootCommand['target'],
  ties: readonly Tie[],
): readonly Hex[] {
  const at = typeof target === 'string' ? ((battle.units[target] as Unit).at as Hex) : target;
  const path = pathOf(geometryOf(battle.field), shooter.at as Hex, at);
  return tilesAlong(
    path,
    settledTies(path, ties, (tile) => needOf(battle, shooter, tile)),
  );
}

/** What this shooter needs to get past a tile of the path. */
export function needOf(battle: Battle, shooter: Shooter, at: Hex): number {
  return weaponOf(shooter) === 'rocket' ? coverAt(battle, at) : bulletNeed(battle, shooter as Soldier, at, false);
}

/** AWW-134: an enemy plane in an adjacent off-board hex "may be chosen instead: 2 damage, no die". */
function flame(play: Play, shooter: Shooter, target: ShootCommand['target']): readonly Task[] {
  const from = shooter.at as Hex;
  if (typeof target !== 'string') return burn(play, shooter.id, from, target);
  const attack = openAttack(play, 'flame', shooter.id, from, target);
  return land(play, attack, [{ unit: target, amount: CONSTANTS.flame }], null);
}

/**
 * AWW-142: "Path tiles are rolled like a bullet; the first failed tile, or the target tile, is the tile hit. [...] Target tile
 * reached and need met: all [...] there take 3; otherwise (failed anywhere) all on the tile hit take 1."
 */
function launch(play: Play, shooter: Shooter, target: ShootCommand['target'], path: readonly Hex[]): readonly Task[] {
  const tank = shooter.kind === 'tank';
  const by = tank ? shooter.crew : shooter.id;
  const attack = openAttack(play, tank ? 'shell' : 'rocket', by, shooter.at, target);
  const stopped = path.find((at, index) => {
    const cover = coverAt(play.state.battle, at);
    return !check(play, 'path', at, tank ? cover : withScope(shooter, cover, index));
  });
  if (stopped !== undefined) {
    stop(play, stopped);
    return explode(play, attack, stopped, false);
  }
  const { battle } = play.state;
  if (typeof target === 'string') return hitPlane(play, attack, soldierOf(battle, by), target, CONSTANTS.explosive.hit);
  return explode(play, attack, target, check(play, 'target', target, coverAt(battle, target)));
}
