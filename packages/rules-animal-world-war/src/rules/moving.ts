/**
 * Movement, stacking, dragging, and building on the move: THE-RULES "Movement and stacking", AWW-101 to AWW-104, AWW-133, AWW-150,
 * AWW-151.
 */
import type { Refusal } from '@fieldpost/engine';
import { distance, type Hex, same } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import type { MoveCommand } from '../commands.ts';
import { stoneAt } from '../objectives/index.ts';
import { refuse } from '../refusal.ts';
import { land, openAttack } from '../resolution/attack.ts';
import { emit, type Play } from '../resolution/play.ts';
import { resolve } from '../resolution/queue.ts';
import { type Battle, enemyOf, type Soldier, type Tank, type Tile, type Unit } from '../state.ts';
import { mayBayonet, moveSteps, mudSteps } from '../tactics/effects.ts';
import { actorOf, isDown, soldierOf } from './actors.ts';
import { mayDig, mayWire } from './building.ts';
import { cannotCross, isOnFoot, stands, tileAt, unitsOn } from './ground.ts';
import { hasUpgrade } from './upgrades.ts';

export type Mover = Soldier | Tank;

/** THE-RULES "Commands": the codes of `move` from left to right, each asked of the whole path. */
export function refusesMove(battle: Battle, mover: Mover, command: MoveCommand): Refusal | null {
  return (
    refusesPath(battle, mover, command) ?? refusesDrag(battle, mover, command) ?? refusesBuild(battle, mover, command)
  );
}

/**
 * AWW-031; AWW-033: "Enemy units do not stop movement"; AWW-034: "Tanks, wrecks and trenches cost nothing extra"; AWW-035: wire "stops
 * entering only", so the tile that is left is not asked about.
 */
function refusesPath(battle: Battle, mover: Mover, { path, drag, dragSteps, also }: MoveCommand): Refusal | null {
  if (!isConnected(mover.at as Hex, path) || path.length > reach(battle, mover, path))
    return refuse('NOT_ADJACENT', 'AWW-030');
  const tiles = path.map((at) => tileAt(battle, at));
  if (!tiles.every((tile) => tile !== null)) return refuse('OFF_FIELD', 'AWW-030');
  if (tiles.some(cannotCross)) return refuse('CANNOT_CROSS', 'AWW-031');
  if (mover.kind === 'soldier' && tiles.some(({ wire }) => wire)) return refuse('WIRE', 'AWW-031');
  const loads = [drag, also ?? null].flatMap((id) => (id === null ? [] : (battle.units[id] ?? [])));
  if (!path.every((at, i) => hasRoom(battle, mover, i < dragSteps ? loads : [], at))) return refuse('FULL', 'AWW-032');
  const guarded = mover.kind === 'tank' && path.some((at) => stoneAt(battle, at) !== null);
  return guarded ? refuse('GUARDED', 'AWW-150') : null;
}

function isConnected(from: Hex, path: readonly Hex[]): boolean {
  return path.length > 0 && path.every((at, i) => distance(path[i - 1] ?? from, at) === 1);
}

/** AWW-030: "Distance is 1 unless a rule says more" (AWW-036, T01); T02: one more after a first step into No Man's Land. */
export function reach(battle: Battle, mover: Mover, path: readonly Hex[]): number {
  if (mover.kind === 'tank' || battle.effects.length === 0) return 1;
  const steps = moveSteps(battle, mover);
  const first = path[0];
  const muddy = first !== undefined && tileAt(battle, first)?.nml === true;
  return muddy ? Math.max(steps, mudSteps(battle, mover)) : steps;
}

/** AWW-032: "A mover that drags needs room for 2" (U01: "room needed for all"). A dragged unit leaves room where it was. */
function hasRoom(battle: Battle, mover: Mover, loads: readonly Unit[], at: Hex): boolean {
  const others = unitsOn(battle, at).filter((unit) => unit !== mover && !loads.includes(unit));
  return others.length + loads.length + 1 <= CONSTANTS.stack;
}

/** AWW-101: "one unit from its tile [...]: a wounded soldier of either Empire, or a civilian"; AWW-104: left at any tile. */
function refusesDrag(battle: Battle, mover: Mover, command: MoveCommand): Refusal | null {
  const { path, drag, dragSteps, also } = command;
  if (also !== undefined) return refusesTwo(battle, mover, command, also);
  if (drag === null) return dragSteps === 0 ? null : refuse('DRAG_ILLEGAL', 'AWW-101');
  const load = battle.units[drag];
  const fits = load !== undefined && isLoad(mover, load) && dragSteps >= 1 && dragSteps <= path.length;
  if (!fits) return refuse('DRAG_ILLEGAL', 'AWW-101');
  const left = [mover.at as Hex, ...path.slice(0, dragSteps - 1)];
  const contested = load.kind === 'civilian' && left.some((at) => isContested(battle, mover, at));
  return contested ? refuse('DRAG_ILLEGAL', 'AWW-102') : null;
}

/** U01: "may drag two units in one Move"; LC-059: NO_UPGRADE for a soldier who lacks it. */
function refusesTwo(battle: Battle, mover: Mover, command: MoveCommand, second: string): Refusal | null {
  const actor = actorOf(battle, mover);
  if (actor === null || !hasUpgrade(actor, 'U01')) return refuse('NO_UPGRADE', 'AWW-101');
  if (second === command.drag) return refuse('DRAG_ILLEGAL', 'AWW-101');
  const { also: _, ...alone } = command;
  return refusesDrag(battle, mover, alone) ?? refusesDrag(battle, mover, { ...alone, drag: second });
}

/** AWW-101 to AWW-103. */
export function mayDrag(battle: Battle, mover: Mover, load: Unit): boolean {
  return isLoad(mover, load) && !(load.kind === 'civilian' && isContested(battle, mover, mover.at as Hex));
}

/** AWW-101: who lies on its tile, or a civilian there. */
function isLoad(mover: Mover, load: Unit): boolean {
  if (load.at === null || !same(load.at, mover.at as Hex)) return false;
  return load.kind === 'civilian' || (load.kind === 'soldier' && isDown(load));
}

/** AWW-102: "while standing soldiers or tanks of both Empires are on its tile at the moment of leaving": the mover is one of them. */
function isContested(battle: Battle, { empire }: Mover, at: Hex): boolean {
  return unitsOn(battle, at).some((unit) => stands(unit, enemyOf(empire)));
}

/**
 * AWW-133: "with a Move it may also build one of: a trench on the tile left or on the tile entered; wire on the tile left". D-72: a
 * march that ends where it began leaves no tile for wire.
 */
function refusesBuild(battle: Battle, mover: Mover, { path, build }: MoveCommand): Refusal | null {
  if (build === null) return null;
  const illegal = refuse('BUILD_ILLEGAL', 'AWW-133');
  if (mover.kind === 'tank' || mover.type !== 'engineer' || battle.errand !== null) return illegal;
  const left = same(build.at, mover.at as Hex);
  const entered = same(build.at, path.at(-1) as Hex);
  const tile = tileAt(battle, build.at) as Tile;
  if (build.kind === 'trench') return (left || entered) && mayDig(battle, tile) ? null : illegal;
  return left && !entered && mayWire(battle, tile) ? null : illegal;
}

/** AWW-030, AWW-036: step by step (AWW-154: an enemy tank on the way blocks nothing); a load comes along as far as it is dragged. */
export function move(play: Play, mover: Mover, { path, drag, dragSteps, build, also }: MoveCommand): void {
  const second = also === undefined ? {} : { also };
  let from = mover.at as Hex;
  path.forEach((to, step) => {
    const along = step < dragSteps ? { dragged: drag, ...second } : { dragged: null };
    emit(play, { type: 'moved', unit: mover.id, from, to, ...along });
    from = to;
  });
  if (build !== null) emit(play, { type: 'built', by: mover.id, what: build.kind, at: build.at });
  if (mover.kind === 'tank') {
    crush(play, mover, from, [drag, also ?? null]);
    return;
  }
  if (mayCharge(play.state.battle, mover)) emit(play, { type: 'charging', unit: mover.id, charging: true });
  resolve(play, []);
}

/** T12: "each beneficiary on foot that ends a Move may make one Melee free of charge at once". */
function mayCharge(battle: Battle, { id }: Mover): boolean {
  return battle.phase === 'turn' && battle.effects.length > 0 && mayBayonet(battle, soldierOf(battle, id));
}

/**
 * AWW-151: "wire, trench, wreck there are destroyed; if the tile is printed it becomes NML and every soldier and civilian already
 * there, friend or foe, takes 1 [...] On a tile that already is NML nobody is hurt. Units dragged along are not hurt."
 */
function crush(play: Play, tank: Tank, at: Hex, loads: readonly (string | null)[]): void {
  const { battle } = play.state;
  const tile = tileAt(battle, at) as Tile;
  const by = tank.crew;
  if (tile.wire) emit(play, { type: 'wireCleared', at, by });
  if (tile.feature !== null) emit(play, { type: 'featureDestroyed', at, what: tile.feature.kind, by });
  if (tile.nml) {
    resolve(play, []);
    return;
  }
  const attack = openAttack(play, 'crush', by, tank.at, at);
  emit(play, { type: 'tileCollapsed', at, by });
  const hurt = unitsOn(battle, at).filter(
    (unit) => !loads.includes(unit.id) && (isOnFoot(unit) || unit.kind === 'civilian'),
  );
  const packets = hurt.map(({ id }) => ({ unit: id, amount: CONSTANTS.crush }));
  resolve(play, land(play, attack, packets, null));
}
