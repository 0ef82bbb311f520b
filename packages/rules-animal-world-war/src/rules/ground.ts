/**
 * Tiles, what stands on them, and the cover that they give: THE-RULES "Movement and stacking" (stacking), THE-RULES "Cover", "Trenches,
 * wire, wrecks, civilians".
 */
import { type Hex, same } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { TILES } from '../catalogue/tiles.ts';
import { geometryOf } from '../field/geometry.ts';
import type { Battle, Empire, Item, Tile, Unit, Units } from '../state.ts';
import { coverPlus } from '../tactics/effects.ts';

/** The tile that lies there; null: off the field. AWW-172: its wire never matters to shots, so cover does not look at it. */
export function tileAt(battle: Battle, at: Hex): Tile | null {
  return battle.tiles[geometryOf(battle.field).indexOf(at)] ?? null;
}

const NOBODY: readonly Unit[] = [];
const gathered = new WeakMap<Units, readonly (readonly Unit[] | undefined)[]>();

/** AWW-032: soldiers on foot, civilians and tanks of a tile, in unit-id order. "Wrecks, trenches, items, planes do not count." */
export function unitsOn(battle: Battle, at: Hex): readonly Unit[] {
  let all = gathered.get(battle.units);
  if (all === undefined) {
    all = gather(battle);
    gathered.set(battle.units, all);
  }
  return all[geometryOf(battle.field).indexOf(at)] ?? NOBODY;
}

function gather({ units, tiles, field }: Battle): readonly (readonly Unit[] | undefined)[] {
  const { indexOf } = geometryOf(field);
  const all: (Unit[] | undefined)[] = new Array(tiles.length).fill(undefined);
  for (const id in units) {
    const unit = units[id] as Unit;
    if (unit.at === null || unit.kind === 'plane') continue;
    const place = indexOf(unit.at);
    const there = all[place];
    if (there === undefined) all[place] = [unit];
    else there.push(unit);
  }
  for (const there of all) if (there !== undefined && there.length > 1) there.sort(byId);
  return all;
}

/** "Smallest unit id in plain string order" (THE-RULES "Standing preferences"). */
function byId(one: Unit, other: Unit): number {
  return one.id < other.id ? -1 : 1;
}

/** Loose items of a tile. */
export function itemsOn(battle: Battle, at: Hex): readonly Item[] {
  return Object.values(battle.items).filter((item) => item.at !== null && same(item.at, at));
}

export function hasTank(battle: Battle, at: Hex): boolean {
  return unitsOn(battle, at).some(({ kind }) => kind === 'tank');
}

/**
 * AWW-040: "first match: a tank stands on it -> 6; wreck -> 5; trench -> 4; NML -> 2; else the printed value".
 * AWW-042: "Temporary modifiers [...] are added after AWW-040 and the result is clamped to 1..6."
 */
export function coverAt(battle: Battle, at: Hex): number {
  const tile = tileAt(battle, at);
  if (tile === null) throw new Error(`no tile at ${at}`);
  const own = hasTank(battle, at) ? CONSTANTS.tank.cover : coverOf(tile);
  return battle.effects.length === 0 ? own : Math.min(6, Math.max(1, own + coverPlus(battle, at)));
}

function coverOf({ feature, nml, card }: Tile): number {
  if (feature !== null) return CONSTANTS[feature.kind].cover;
  return nml ? CONSTANTS.nmlCover : TILES[card].cover;
}

/** AWW-004: "When such a tile becomes NML the mark is gone" */
export function cannotCross({ nml, card }: Tile): boolean {
  return !nml && TILES[card].cannotCross;
}

/** AWW-032: "At most 4 units per tile" */
export function roomOn(battle: Battle, at: Hex): number {
  return CONSTANTS.stack - unitsOn(battle, at).length;
}

/** Whether a soldier may be put there: on the field, no Cannot Cross, no wire, room (AWW-141, AWW-168). */
export function maySettle(battle: Battle, at: Hex): boolean {
  const tile = tileAt(battle, at);
  return tile !== null && !cannotCross(tile) && !tile.wire && roomOn(battle, at) > 0;
}

/** A soldier on foot: standing or wounded on a tile. */
export function isOnFoot(unit: Unit): boolean {
  return unit.kind === 'soldier' && unit.at !== null;
}

/** AWW-060, AWW-063: soldiers on foot, standing or wounded, and tanks of one Empire on a tile. */
export function targetsOn(battle: Battle, at: Hex, empire: Empire): readonly Unit[] {
  return unitsOn(battle, at).filter((unit) => unit.kind !== 'civilian' && unit.empire === empire);
}

/** Whether a unit holds the tile for its Empire: a soldier who stands, or a tank. */
export function stands(unit: Unit, empire: Empire): boolean {
  if (unit.kind === 'tank') return unit.empire === empire;
  return unit.kind === 'soldier' && unit.status === 'standing' && unit.empire === empire;
}
