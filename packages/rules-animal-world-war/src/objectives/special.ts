/** What only single objectives know (THE-RULES "Objectives"): the stone church, the VIP, the radios, and the hill that is counted. */
import { type Hex, same } from '@fieldpost/hex';
import type { Condition, SpecialRules } from '../catalogue/conditions.ts';
import { type Empire, enemyOf } from '../catalogue/empires.ts';
import { geometryOf } from '../field/geometry.ts';
import type { Battle, ItemId, UnitId } from '../state.ts';
import { posts } from './presence.ts';
import { empireOfRole, roleOfEmpire } from './roles.ts';

/** O01: "each on foot may throw even with an empty card; throwing never removes one" */
export function endlessGrenades(battle: Battle): boolean {
  return battle.aims.special.endlessGrenades;
}

export type Stone = NonNullable<SpecialRules['stone']> & { readonly untouchable: boolean };

/**
 * O01: the stone church, while it stands: "untouchable in round 1, no tank may enter it, it falls only at damage 18, and an
 * artillery strike, crash or T11 deals 3 damage to it instead of turning it". Null: an ordinary tile.
 */
export function stoneAt(battle: Battle, at: Hex): Stone | null {
  const { stone } = battle.aims.special;
  if (stone === null || !same(stone.at, at)) return null;
  const tile = battle.tiles[geometryOf(battle.field).indexOf(at)];
  return tile === undefined || tile.nml ? null : { ...stone, untouchable: battle.round <= stone.safeRounds };
}

/** O12: what a strike or crash does to this unit as a packet instead of wounding it outright; null: an ordinary unit. */
export function vipStrike(battle: Battle, unit: UnitId): number | null {
  const { vip } = battle.aims.special;
  return vip !== null && battle.vip === unit ? vip.strike : null;
}

/** O12: the Empire that has to name a VIP, or null. */
export function vipEmpire(battle: Pick<Battle, 'aims' | 'roleA'>): Empire | null {
  const { vip } = battle.aims.special;
  return vip === null ? null : empireOfRole(battle, vip.role);
}

/** O15: the Empire that alone may handle this token, and removes it by picking it up; null: an ordinary item. */
export function spoils(battle: Battle, item: ItemId): Empire | null {
  const special = battle.aims.special.spoils;
  return special?.tokens.includes(item) ? empireOfRole(battle, special.role) : null;
}

/**
 * O03, at the start of an Empire's turn: "own standing soldier or tank on it and no standing enemy there -> +1, else 0". The new
 * count of that Empire, or null: nothing is counted in this battle.
 */
export function heldTurns(battle: Battle, empire: Empire): number | null {
  const role = roleOfEmpire(battle, empire);
  const at = heldTile(role === 'A' ? battle.aims.winA : battle.aims.winB);
  if (at === null) return null;
  const here = (by: Empire) => posts(battle, by).some((post) => same(post, at));
  return here(empire) && !here(enemyOf(empire)) ? battle.hold[empire] + 1 : 0;
}

function heldTile(condition: Condition): Hex | null {
  return heldTiles(condition)[0] ?? null;
}

/** The tiles to hold under a condition, in both orientations. Each Empire has one count, so a condition may name only one. */
export function heldTiles(condition: Condition): readonly Hex[] {
  if ('holdTurns' in condition) return [condition.holdTurns.at];
  if ('not' in condition) return heldTiles(condition.not);
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [];
  return parts.flatMap(heldTiles);
}
