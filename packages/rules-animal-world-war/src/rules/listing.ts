/** The actions of one unit: candidates of each kind, of which those stay that nobody refuses. */
import type { Seat } from '@fieldpost/engine';
import type { Hex } from '@fieldpost/hex';
import type { ActionCommand, MoveCommand, MovingBuild, SpecialCommand } from '../commands.ts';
import { fieldNeighbours, flightLine, geometryOf, isEdge } from '../field/geometry.ts';
import { endlessGrenades } from '../objectives/index.ts';
import type { Battle, Empire, Plane, Soldier, Unit } from '../state.ts';
import { actorOf, hasAction, mayAct } from './actors.ts';
import { listShots } from './aiming.ts';
import { grenadeOf, isFoe } from './fighting.ts';
import { unitsOn } from './ground.ts';
import { type Mover, mayDrag, reach, refusesMove } from './moving.ts';
import { mayOrder } from './orderers.ts';
import { isFallenRecruit, isHeldBack, refusesEntry, refusesReturn } from './returning.ts';
import type { Shooter } from './shooting.ts';
import { refusesSpecial } from './specials.ts';
import { hasUpgrade } from './upgrades.ts';

const NOTHING: readonly ActionCommand[] = [];

export function listActions(battle: Battle, seat: Seat<Empire>, unit: Unit): readonly ActionCommand[] {
  const actor = actorOf(battle, unit);
  if (actor === null || !mayOrder(battle, seat, actor)) return NOTHING;
  if (battle.phase === 'afterDeployment') return listMarch(battle, unit);
  if (unit.kind === 'soldier' && (isFallenRecruit(unit) || isHeldBack(unit))) return listReturns(battle, unit);
  const ready = hasAction(battle, actor) && unit.at !== null;
  if (!ready)
    return unit.kind === 'soldier' && unit.charging && mayAct(battle, unit) ? listMelees(battle, unit) : NOTHING;
  if (unit.kind === 'plane') return listFlights(battle, unit);
  const moves = listMoves(battle, unit as Mover);
  const shots = listShots(battle, unit as Shooter);
  return unit.kind === 'soldier' ? [...moves, ...shots, ...listOnFoot(battle, unit)] : [...moves, ...shots];
}

/** Whether a unit can do anything: mostly one step tells, and the rest is not worked out. */
export function canAct(battle: Battle, seat: Seat<Empire>, unit: Unit): boolean {
  const actor = actorOf(battle, unit);
  if (actor === null || !mayOrder(battle, seat, actor)) return false;
  const walks = battle.phase === 'turn' && unit.kind !== 'plane' && unit.at !== null && hasAction(battle, actor);
  return (walks && canStep(battle, unit as Mover)) || listActions(battle, seat, unit).length > 0;
}

function canStep(battle: Battle, mover: Mover): boolean {
  const step = (at: Hex): MoveCommand => bareMove(mover, [at]);
  return fieldNeighbours(battle.field, mover.at as Hex).some((at) => refusesMove(battle, mover, step(at)) === null);
}

function bareMove({ id: unit }: Mover, path: readonly Hex[]): MoveCommand {
  return { type: 'move', unit, path, drag: null, dragSteps: 0, build: null };
}

/** T09. */
function listMarch(battle: Battle, unit: Unit): readonly ActionCommand[] {
  const may = battle.errand?.card === 'T09' && unit.kind === 'soldier' && unit.status === 'standing' && !unit.moved;
  return may && mayAct(battle, unit) ? listMoves(battle, unit) : NOTHING;
}

function listReturns(battle: Battle, soldier: Soldier): readonly ActionCommand[] {
  if (soldier.acted && soldier.extra === 0) return NOTHING;
  const { id: unit, empire } = soldier;
  if (isFallenRecruit(soldier)) {
    const fit = battle.zones[empire].filter((at) => refusesReturn(battle, soldier, at) === null);
    return fit.map((at): ActionCommand => ({ type: 'special', unit, kind: 'respawn', at }));
  }
  const edges = battle.field.hexes.filter((at) => isEdge(battle.field, at));
  const fit = edges.filter((at) => refusesEntry(battle, soldier, at) === null);
  return fit.map((at): ActionCommand => ({ type: 'special', unit, kind: 'enter', at }));
}

/** Every way to go, alone or with a load, with or without building. */
function listMoves(battle: Battle, mover: Mover): readonly MoveCommand[] {
  const from = mover.at as Hex;
  const loads = unitsOn(battle, from).filter((unit) => unit !== mover && mayDrag(battle, mover, unit));
  const bare = pathsOf(battle, mover, from);
  const pairs = loads.flatMap(({ id }, index) => loads.slice(index + 1).map((other) => [id, other.id] as const));
  const two = hasUpgrade(actorOf(battle, mover) as Soldier, 'U01') ? pairs : []; // U01
  const all = bare.flatMap((path) => [
    ...withBuilds(battle, mover, bareMove(mover, path)),
    ...loads.flatMap(({ id }) =>
      path.flatMap((_, i) => withBuilds(battle, mover, { ...bareMove(mover, path), drag: id, dragSteps: i + 1 })),
    ),
    ...two.flatMap(([drag, also]) =>
      path.flatMap((_, i) => withBuilds(battle, mover, { ...bareMove(mover, path), drag, also, dragSteps: i + 1 })),
    ),
  ]);
  return all.filter((command) => refusesMove(battle, mover, command) === null);
}

/** Paths on the field of one step, and of as many more as tactics allow. */
function pathsOf(battle: Battle, mover: Mover, from: Hex): readonly (readonly Hex[])[] {
  let ends: readonly (readonly Hex[])[] = fieldNeighbours(battle.field, from).map((at) => [at]);
  const all = [...ends];
  while (ends.length > 0) {
    const longer = ends.filter((path) => reach(battle, mover, path) > path.length);
    ends = longer.flatMap((path) => fieldNeighbours(battle.field, path.at(-1) as Hex).map((at) => [...path, at]));
    all.push(...ends);
  }
  return all;
}

/** AWW-133. */
function withBuilds(battle: Battle, mover: Mover, command: MoveCommand): readonly MoveCommand[] {
  if (mover.kind === 'tank' || mover.type !== 'engineer' || battle.errand !== null) return [command];
  const left = mover.at as Hex;
  const entered = command.path.at(-1) as Hex;
  const builds: readonly MovingBuild[] = [
    { kind: 'trench', at: left },
    { kind: 'wire', at: left },
    ...(String(left) === String(entered) ? [] : [{ kind: 'trench', at: entered } as const]),
  ];
  return [command, ...builds.map((build) => ({ ...command, build }))];
}

function listOnFoot(battle: Battle, soldier: Soldier): readonly ActionCommand[] {
  return [...listGrenades(battle, soldier), ...listMelees(battle, soldier), ...listSpecials(battle, soldier)];
}

function listGrenades(battle: Battle, soldier: Soldier): readonly ActionCommand[] {
  if (grenadeOf(battle, soldier) === null && !endlessGrenades(battle)) return NOTHING;
  const at = soldier.at as Hex;
  const reached = [at, ...fieldNeighbours(battle.field, at)];
  return reached.map((target): ActionCommand => ({ type: 'grenade', unit: soldier.id, target }));
}

function listMelees(battle: Battle, soldier: Soldier): readonly ActionCommand[] {
  const foes = unitsOn(battle, soldier.at as Hex).filter((unit) => isFoe(soldier, unit));
  return foes.map(({ id }): ActionCommand => ({ type: 'melee', unit: soldier.id, target: id }));
}

function listSpecials(battle: Battle, soldier: Soldier): readonly ActionCommand[] {
  return specialsOf(battle, soldier).filter((command) => refusesSpecial(battle, soldier, command) === null);
}

function specialsOf(battle: Battle, soldier: Soldier): readonly SpecialCommand[] {
  const { id: unit, at, type } = soldier;
  const order = { type: 'special', unit } as const;
  switch (type) {
    case 'captain':
      return Object.keys(battle.units).map((to) => ({ ...order, kind: 'grant', to }));
    case 'medic':
      return unitsOn(battle, at as Hex).flatMap(({ id: to }) => [
        { ...order, kind: 'heal', to },
        { ...order, kind: 'revive', to },
      ]);
    case 'engineer':
      return engineering(battle, soldier);
    case 'observer':
      return battle.field.hexes.flatMap((to) => firesAt(soldier, to));
    default:
      return [];
  }
}

/** U13: each as it is, and with the die shifted either way. */
function firesAt(soldier: Soldier, at: Hex): readonly SpecialCommand[] {
  const plain: SpecialCommand = { type: 'special', unit: soldier.id, kind: 'artillery', at };
  return hasUpgrade(soldier, 'U13') ? [plain, { ...plain, shift: -1 }, { ...plain, shift: 1 }] : [plain];
}

function engineering(battle: Battle, { id: unit, at }: Soldier): readonly SpecialCommand[] {
  const order = { type: 'special', unit } as const;
  const repair = { ...order, kind: 'repair', tank: null } as const;
  const tanks = unitsOn(battle, at as Hex).filter(({ kind }) => kind === 'tank');
  return [
    { ...order, kind: 'trench' },
    { ...repair, what: 'trench' },
    { ...repair, what: 'building' },
    ...tanks.map(({ id }): SpecialCommand => ({ ...repair, what: 'tank', tank: id })),
    ...fieldNeighbours(battle.field, at as Hex).map((to): SpecialCommand => ({ ...order, kind: 'wire', at: to })),
  ];
}

/** AWW-161. */
function listFlights(battle: Battle, plane: Plane): readonly ActionCommand[] {
  const geometry = geometryOf(battle.field);
  if (plane.state !== 'approach')
    return geometry.lines.map(({ dir, tiles }): ActionCommand => {
      return { type: 'approach', plane: plane.id, line: { dir, first: tiles[0] as Hex } };
    });
  const line = flightLine(geometry, plane.line);
  const bombs = (line?.tiles ?? []).map(
    (at): ActionCommand => ({ type: 'attackRun', plane: plane.id, mode: 'bomb', at }),
  );
  return [...bombs, { type: 'attackRun', plane: plane.id, mode: 'strafe', at: null }];
}
