/** Reduces a battle to the visible facts of each tile and unit. */
import { type Hex, keyOf } from '@fieldpost/hex';
import { CONSTANTS, type Condition, type SetUpOp, TILES } from '@fieldpost/rules-animal-world-war/catalogue';
import {
  type Battle,
  coverAt,
  hasAction,
  type Soldier,
  type Tile,
  type Unit,
} from '@fieldpost/rules-animal-world-war/table';
import type { TileFacts } from './tile.ts';
import type { UnitFacts } from './unit.ts';

/** Units on a tile by its key, planes by that of their off-board hex: those of the side at the top first, then by id. */
export function unitsByHex(battle: Battle): ReadonlyMap<string, readonly Unit[]> {
  const found = new Map<string, Unit[]>();
  for (const unit of Object.values(battle.units)) {
    if (unit.at === null) continue;
    const key = keyOf(unit.at);
    const there = found.get(key);
    if (there === undefined) found.set(key, [unit]);
    else there.push(unit);
  }
  for (const there of found.values()) there.sort((one, other) => (one.id < other.id ? -1 : 1));
  return found;
}

/** Loose items by the key of their tile. */
export function itemsByHex({ items }: Battle): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { id, at } of Object.values(items)) {
    if (at !== null) found.set(keyOf(at), [...(found.get(keyOf(at)) ?? []), id]);
  }
  return found;
}

export function tileFacts(battle: Battle, tile: Tile, marked: ReadonlySet<string> = markedTiles(battle)): TileFacts {
  const { card, nml, damage, feature, wire } = tile;
  const key = keyOf(tile.at);
  const { stone } = battle.aims.special;
  const inside = (empire: 'HERB' | 'CARN') => battle.field.zones[empire].some((at) => keyOf(at) === key);
  return {
    card,
    nml,
    damage,
    wire,
    capacity: stone !== null && keyOf(stone.at) === key ? stone.capacity : TILES[card].cover,
    cover: coverAt(battle, tile.at),
    feature: feature === null ? null : { ...feature, capacity: CONSTANTS[feature.kind].cap },
    barred: TILES[card].cannotCross && !nml,
    zone: inside('HERB') ? 'HERB' : inside('CARN') ? 'CARN' : null,
    marked: marked.has(key),
  };
}

/** Keys of the tiles that the objective in play names: those of its conditions and those that it marks. */
export function markedTiles({ aims }: Pick<Battle, 'aims'>): ReadonlySet<string> {
  const hexes = [...aims.ops.flatMap(markedByOp), ...tilesOfCondition(aims.winA), ...tilesOfCondition(aims.winB)];
  return new Set(hexes.map(keyOf));
}

const markedByOp = (op: SetUpOp): readonly Hex[] => (op.op === 'mark' ? op.at : []);

function tilesOfCondition(condition: Condition): readonly Hex[] {
  if ('tileNml' in condition) return [condition.tileNml];
  if ('holdTurns' in condition) return [condition.holdTurns.at];
  if ('tokensOn' in condition) return condition.tokensOn.at;
  if ('all' in condition) return condition.all.flatMap(tilesOfCondition);
  if ('any' in condition) return condition.any.flatMap(tilesOfCondition);
  return 'not' in condition ? tilesOfCondition(condition.not) : [];
}

/** Soldiers whose turn it is have spent their action when they have none left. */
function isSpent(battle: Battle, soldier: Soldier): boolean {
  if (battle.phase !== 'turn' || soldier.empire !== battle.active) return false;
  return !hasAction(battle, soldier);
}

/** The facts shown about a unit on a tile; null for planes, which have their own drawing. */
export function unitFacts(battle: Battle, unit: Unit): UnitFacts | null {
  if (unit.kind === 'plane') return null;
  if (unit.kind === 'civilian') return { ...NOBODY, kind: 'civilian', wounded: unit.state === 'wounded' };
  if (unit.kind === 'tank') {
    const crew = battle.units[unit.crew];
    const spent = crew?.kind === 'soldier' && isSpent(battle, crew);
    return { ...NOBODY, kind: 'tank', empire: unit.empire, damage: unit.damage, capacity: unit.cap, spent };
  }
  return soldierFacts(battle, unit);
}

function soldierFacts(battle: Battle, soldier: Soldier): UnitFacts {
  const held = Object.values(battle.items).filter(({ holder }) => holder === soldier.id);
  return {
    kind: 'soldier',
    empire: soldier.empire,
    type: soldier.type,
    wounded: soldier.status === 'wounded',
    damage: soldier.status === 'wounded' ? 0 : soldier.damage,
    capacity: soldier.health,
    grenades: held.filter(({ kind }) => kind === 'grenade').length,
    laden: held.some(({ kind }) => kind === 'objective'),
    spent: isSpent(battle, soldier),
    vip: battle.vip === soldier.id,
  };
}

const NOBODY: UnitFacts = {
  kind: 'civilian',
  empire: null,
  type: '',
  wounded: false,
  damage: 0,
  capacity: 0,
  grenades: 0,
  laden: false,
  spent: false,
  vip: false,
};
