/** Tanks out of action, planes coming down, and their crews: AWW-153, AWW-166 to AWW-169. */
import { distance, type Hex, neighbour } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { soldierOf } from '../rules/actors.ts';
import { coverAt, maySettle, tileAt } from '../rules/ground.ts';
import type { Author, Battle, Line, Plane, Tank, Task, UnitId } from '../state.ts';
import { type Attack, die, openAttack } from './attack.ts';
import { check, emit, type Play } from './play.ts';
import { placeWreck, strike } from './strikes.ts';

/** AWW-153: "tank removed, wreck (damage 0) on its tile, Tanker stands there with damage 0 and its grenade" */
export function wreckTank(play: Play, id: UnitId, by: Author): void {
  const tank = play.state.battle.units[id] as Tank;
  const at = tank.at as Hex;
  emit(play, { type: 'tankWrecked', unit: id, at, by });
  placeWreck(play, at, by);
  const attack: Attack = { attack: play.state.battle.attacks, by };
  if (bailsOut(play, attack, tank.crew, at)) emit(play, { type: 'crewOut', unit: tank.crew, vehicle: id, at });
}

/** Option `bailOut`: "Check(4) or the Tanker dies"; D-29 unhurt otherwise. */
function bailsOut(play: Play, attack: Attack, crew: UnitId, at: Hex): boolean {
  const { battle } = play.state;
  if (battle.options.bailOut === 'off' || check(play, 'bailOut', at, CONSTANTS.bailOutNeed)) return true;
  die(play, attack, soldierOf(battle, crew), at);
  return false;
}

/** The tiles along which a plane comes down: "the line ahead", from its first tile to the edge or the first gap (AWW-160). */
function tilesAhead(battle: Battle, { dir, first }: Line): readonly Hex[] {
  const tiles: Hex[] = [];
  for (let at = first; tileAt(battle, at) !== null; at = neighbour(at, dir)) tiles.push(at);
  return tiles;
}

/**
 * AWW-166: "From the first tile: roll against effective cover; the first failed roll is the crash site; if none fails the last tile
 * is." AWW-167: "strike effect (AWW-139) and then a wreck". AWW-168: then the pilot, "along the same line".
 */
export function crashPlane(play: Play, id: UnitId, line: Line, by: Author): readonly Task[] {
  const plane = play.state.battle.units[id] as Plane;
  const attack = openAttack(play, 'crash', by, plane.at, line.first);
  emit(play, { type: 'planeCrashed', unit: id, at: plane.at as Hex, by });
  const tiles = tilesAhead(play.state.battle, line);
  const site = firstFailed(play, 'crash', tiles) ?? (tiles.at(-1) as Hex);
  emit(play, { type: 'crashSite', unit: id, at: site, line, by });
  const tasks = wreckStruck(play, strike(play, attack, site));
  if (tileAt(play.state.battle, site)?.feature?.kind !== 'wreck') placeWreck(play, site, by);
  if (bailsOut(play, attack, plane.crew, site)) landPilot(play, attack, plane, tiles);
  return tasks;
}

/** D-73: a tank on the site is a wreck before the pilot rolls, and its crew stands there. Returns the remaining tasks. */
function wreckStruck(play: Play, tasks: readonly Task[]): readonly Task[] {
  for (const task of tasks) if (task.kind === 'wreck') wreckTank(play, task.tank, task.by);
  return tasks.filter(({ kind }) => kind !== 'wreck');
}

function firstFailed(play: Play, purpose: 'crash' | 'pilot', tiles: readonly Hex[]): Hex | null {
  for (const at of tiles) if (!check(play, purpose, at, coverAt(play.state.battle, at))) return at;
  return null;
}

/** AWW-168: "Tiles that are full, wired or Cannot Cross are skipped without a roll". */
function landPilot(play: Play, attack: Attack, { id, crew }: Plane, tiles: readonly Hex[]): void {
  const fit = tiles.filter((at) => maySettle(play.state.battle, at));
  const last = tiles.at(-1) as Hex;
  const at = firstFailed(play, 'pilot', fit) ?? fit.at(-1) ?? nearestFit(play.state.battle, last);
  if (at === null) die(play, attack, soldierOf(play.state.battle, crew), last);
  else emit(play, { type: 'crewOut', unit: crew, vehicle: id, at });
}

/** AWW-168: "if none, the nearest suitable field tile (smallest distance from the last tile, then smallest q, then r)" */
function nearestFit(battle: Battle, from: Hex): Hex | null {
  const fit = battle.field.hexes.filter((at) => maySettle(battle, at));
  return fit.toSorted((one, other) => distance(from, one) - distance(from, other))[0] ?? null;
}
