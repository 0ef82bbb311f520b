/** Planes: approach and attack run (AWW-160 to AWW-163). */
import type { Refusal } from '@fieldpost/engine';
import { type Hex, same } from '@fieldpost/hex';
import type { ApproachCommand, AttackRunCommand } from '../commands.ts';
import { flightLine, geometryOf } from '../field/geometry.ts';
import { refuse } from '../refusal.ts';
import { openAttack } from '../resolution/attack.ts';
import { explode } from '../resolution/explosions.ts';
import { check, emit, type Play } from '../resolution/play.ts';
import { resolve } from '../resolution/queue.ts';
import { exitLine } from '../resolution/strafing.ts';
import type { Battle, Plane } from '../state.ts';
import { coverAt } from './ground.ts';

/** AWW-161: "from holding or exited"; "In approach the plane may also wait, not re-aim." */
export function refusesApproach({ field }: Battle, { state }: Plane, { line }: ApproachCommand): Refusal | null {
  if (flightLine(geometryOf(field), line) === null) return refuse('BAD_LINE', 'AWW-160');
  return state === 'approach' ? refuse('STATE', 'AWW-161') : null;
}

/** AWW-161: the plane moves to the line's entry hex, "facing along it". */
export function approach(play: Play, plane: Plane, { line }: ApproachCommand): void {
  const flown = flightLine(geometryOf(play.state.battle.field), line);
  if (flown === null) throw new Error('no such line');
  emit(play, { type: 'planeMoved', unit: plane.id, at: flown.entry, state: 'approach', line });
  resolve(play, []);
}

/** AWW-161: "from approach: Attack = bomb or strafe along that line"; AWW-162: "one tile of the line". */
export function refusesRun({ field }: Battle, { state, line }: Plane, { mode, at }: AttackRunCommand): Refusal | null {
  if (state !== 'approach') return refuse('STATE', 'AWW-161');
  const tiles = flightLine(geometryOf(field), line)?.tiles ?? [];
  const named = mode === 'strafe' ? at === null : at !== null && tiles.some((tile) => same(tile, at));
  return named ? null : refuse('NOT_ON_LINE', 'AWW-162');
}

export function attackRun(play: Play, plane: Plane, { mode, at }: AttackRunCommand): void {
  if (mode === 'bomb') {
    bomb(play, plane, at as Hex);
    return;
  }
  const tiles = flightLine(geometryOf(play.state.battle.field), plane.line)?.tiles ?? [];
  const { attack } = openAttack(play, 'strafe', plane.crew, plane.at, plane.line.first);
  resolve(play, [{ kind: 'strafe', plane: plane.id, attack, tiles }]);
}

/** AWW-162: "roll against its effective cover only; 3 or 1 to every soldier, civilian, tank on it; tile 3; collapse +1" */
function bomb(play: Play, plane: Plane, at: Hex): void {
  const attack = openAttack(play, 'bomb', plane.crew, plane.at, at);
  const hit = check(play, 'bomb', at, coverAt(play.state.battle, at));
  const tasks = explode(play, attack, at, hit);
  exitLine(play, plane.id);
  resolve(play, tasks);
}
