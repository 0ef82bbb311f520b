/** Orders that hurt your own, or civilians, and no enemy: they are legal, and nothing and nobody ever proposes them. */
import { type Hex, keyOf } from '@fieldpost/hex';
import type { Command } from '../commands.ts';
import { flightLine, geometryOf } from '../field/geometry.ts';
import type { Battle, Empire, Unit, UnitId } from '../state.ts';
import { tileAt, unitsOn } from './ground.ts';
import { weaponOf } from './shooting.ts';

const NOWHERE: readonly Hex[] = [];

/** The tiles where everybody is hurt, "friend or foe": AWW-091, AWW-134, AWW-138, AWW-142, AWW-151, AWW-152, AWW-162. */
function struckBy(battle: Battle, command: Command): readonly Hex[] {
  switch (command.type) {
    case 'grenade':
      return [command.target];
    case 'shoot':
      return typeof command.target === 'string' || !isBlast(battle.units[command.unit]) ? NOWHERE : [command.target];
    case 'special':
      return command.kind === 'artillery' ? [command.at] : NOWHERE;
    case 'tactic':
      return command.card === 'T11' && command.at !== null ? [command.at] : NOWHERE;
    case 'attackRun':
      return command.at === null ? crumbling(battle, command.plane) : [command.at];
    case 'move':
      return battle.units[command.unit]?.kind === 'tank' ? crushed(battle, command.path) : NOWHERE;
    default:
      return NOWHERE;
  }
}

function isBlast(unit: Unit | undefined): boolean {
  if (unit?.kind !== 'soldier' && unit?.kind !== 'tank') return false;
  const weapon = weaponOf(unit);
  return weapon === 'rocket' || weapon === 'flame';
}

/** AWW-151: "if the tile is printed". */
function crushed(battle: Battle, path: readonly Hex[]): readonly Hex[] {
  return path.filter((at) => tileAt(battle, at)?.nml === false);
}

/** AWW-163: the line of a strafing plane, for its tiles take damage and may collapse. */
function crumbling(battle: Battle, id: UnitId): readonly Hex[] {
  const plane = battle.units[id];
  return plane?.kind === 'plane' ? (flightLine(geometryOf(battle.field), plane.line)?.tiles ?? NOWHERE) : NOWHERE;
}

/** Whom of their own an order may hurt, civilians included, in the order of the tiles; nobody where an enemy is there as well. */
export function ownHurtBy(battle: Battle, empire: Empire, command: Command): readonly Unit[] {
  const struck = struckBy(battle, command);
  if (struck.length === 0) return [];
  const there = [...new Map(struck.map((at) => [keyOf(at), at])).values()].flatMap((at) => unitsOn(battle, at));
  const mover = command.type === 'move' ? [command.unit, command.drag, command.also] : [];
  const hurt = there.filter(({ id }) => !mover.includes(id));
  return hurt.some((unit) => unit.kind !== 'civilian' && unit.empire !== empire) ? [] : hurt;
}

/** Whether an order hurts its player's own, or civilians, and can hurt no enemy. */
export function harmsOwn(battle: Battle, empire: Empire, command: Command): boolean {
  return ownHurtBy(battle, empire, command).length > 0;
}
