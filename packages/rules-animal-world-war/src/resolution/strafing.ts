/** Strafing, tile by tile in flight order (AWW-163), and plane against plane (AWW-164). */
import { type Hex, same } from '@fieldpost/hex';
import { flightLine, geometryOf } from '../field/geometry.ts';
import { soldierOf } from '../rules/actors.ts';
import { coverAt, targetsOn } from '../rules/ground.ts';
import { type Battle, enemyOf, type Plane, type Task, type UnitId } from '../state.ts';
import { flakNeed } from '../tactics/effects.ts';
import { type Attack, land, openAttack } from './attack.ts';
import { stop } from './bullets.ts';
import { check, emit, type Play } from './play.ts';
import { assign, DONE, type Sequel } from './sequel.ts';

export type Strafe = Extract<Task, { readonly kind: 'strafe' }>;

const DAMAGE = 1;

/** AWW-122: each strafed tile "is its own attack". */
export function strafe(play: Play, task: Strafe): Sequel {
  const plane = play.state.battle.units[task.plane] as Plane;
  const [at, ...tiles] = task.tiles;
  if (at === undefined) return { ...DONE, queue: leaveLine(play, plane) };
  const attack =
    task.attack === null
      ? openAttack(play, 'strafedTile', plane.crew, plane.at, at)
      : { attack: task.attack, by: plane.crew };
  return { rest: [{ ...task, attack: null, tiles }], ...strafeTile(play, attack, plane, at) };
}

/**
 * AWW-163: "holds an enemy soldier on foot or enemy tank -> Check(effective cover): success 1 damage to the unit the enemy chooses,
 * failure 1 damage to the tile; otherwise the tile takes 1 with no roll".
 */
function strafeTile(play: Play, attack: Attack, { empire }: Plane, at: Hex): Omit<Sequel, 'rest'> {
  const { battle } = play.state;
  const enemy = enemyOf(empire);
  if (targetsOn(battle, at, enemy).length > 0) {
    if (check(play, 'strafe', at, coverAt(battle, at))) return assign(play, attack, enemy, at, DAMAGE);
    stop(play, at);
  }
  const impact = { at, amount: DAMAGE, explosion: false };
  return { queue: land(play, attack, [], impact), question: null };
}

/** AWW-164: "after a strafing run, if an enemy plane is in the exit hex (whatever its line or state), Check(5): 1 damage to it" */
function leaveLine(play: Play, plane: Plane): readonly Task[] {
  const exit = exitLine(play, plane.id);
  const { battle } = play.state;
  const other = planeIn(battle, exit, plane);
  if (other === null) return [];
  const attack = openAttack(play, 'planeGun', plane.crew, exit, other.id);
  if (!check(play, 'planeGun', exit, flakNeed(battle, soldierOf(battle, plane.crew)))) return [];
  return land(play, attack, [{ unit: other.id, amount: DAMAGE }], null);
}

function planeIn({ units }: Battle, at: Hex, { empire }: Plane): Plane | null {
  for (const unit of Object.values(units))
    if (unit.kind === 'plane' && unit.empire !== empire && unit.at !== null && same(unit.at, at)) return unit;
  return null;
}

/** AWW-161: "then plane stands in the exit hex facing away, state exited" */
export function exitLine(play: Play, id: UnitId): Hex {
  const { battle } = play.state;
  const { line } = battle.units[id] as Plane;
  const flown = flightLine(geometryOf(battle.field), line);
  if (flown === null) throw new Error(`${id} is on no flight line`);
  emit(play, { type: 'planeMoved', unit: id, at: flown.exit, state: 'exited', line });
  return flown.exit;
}
