/** The one reader of win conditions (THE-RULES "Objectives"). */
import { type Hex, keyOf, same } from '@fieldpost/hex';
import type { Condition, RoundName, TurnCount, UnitCount } from '../catalogue/conditions.ts';
import { CONSTANTS } from '../catalogue/constants.ts';
import type { Role } from '../catalogue/empires.ts';
import { geometryOf } from '../field/geometry.ts';
import type { Battle, Item } from '../state.ts';
import { among, captives, civilians, isOut, namedUnit, posts, standsAt } from './presence.ts';
import { empireOfRole, namedZone } from './roles.ts';

/** AWW-190: when conditions are tested. At `turnEnd` and `roundEnd` the turn or round just over is still the battle's. */
export type Moment = 'action' | 'turnStart' | 'turnEnd' | 'roundEnd';

type Of<Key extends string> = Extract<Condition, { readonly [key in Key]: unknown }>;

/** Whether a role meets a condition now (AWW-192: "by any cause"). */
export function meets(battle: Battle, condition: Condition, role: Role, moment: Moment): boolean {
  if ('all' in condition) return condition.all.every((part) => meets(battle, part, role, moment));
  if ('any' in condition) return condition.any.some((part) => meets(battle, part, role, moment));
  if ('not' in condition) return !meets(battle, condition.not, role, moment);
  if ('roundEnd' in condition) return moment === 'roundEnd' && battle.round >= roundOf(battle, condition.roundEnd);
  if ('turnEnd' in condition) return turnHasEnded(battle, condition.turnEnd, moment);
  if ('countInZone' in condition) return enoughInZone(battle, condition, role);
  if ('holdTurns' in condition) {
    return battle.hold[empireOfRole(battle, role)] >= turnsOf(battle, condition.holdTurns.n);
  }
  return stands(battle, condition);
}

/** Conditions that depend only on the field, not on the viewer or the time. */
function stands(battle: Battle, condition: Exclude<Condition, Of<'all' | 'any' | 'not'>>): boolean {
  if ('tileNml' in condition) return isNml(battle, condition.tileNml);
  if ('tokenInZone' in condition) return tokensCount(battle, condition);
  if ('tokensOn' in condition) return condition.tokensOn.at.every((at) => lies(battle, condition.tokensOn.tokens, at));
  if ('removed' in condition) return condition.removed.every((token) => battle.items[token] === undefined);
  if ('civ' in condition) return civiliansArrived(battle, condition);
  if ('captiveIn' in condition) {
    const tiles = namedZone(battle, condition.captiveIn);
    return captives(battle).some(({ at }) => at !== null && among(tiles, at));
  }
  if ('civsDead' in condition) return civilians(battle).filter(isDead).length >= condition.civsDead.min;
  if ('lastCivKilledBy' in condition) return lastKilledBy(battle, condition.lastCivKilledBy);
  if ('unitOut' in condition) {
    const unit = namedUnit(battle, condition.unitOut);
    return unit !== null && isOut(unit);
  }
  return 'unitInZone' in condition && unitArrived(battle, condition);
}

function roundOf(battle: Pick<Battle, 'field'>, name: RoundName): number {
  if (typeof name === 'number') return name;
  return name === 'RL' ? battle.field.RL : battle.field.RL + 2;
}

function turnsOf(battle: Battle, count: TurnCount): number {
  if (typeof count === 'number') return count;
  return battle.field.layout === 'short' ? count.short : count.others;
}

/**
 * "at end of A's turn". AWW-194: at the end of round 2, the first test of all, "what was reached before counts if it still
 * holds then": the turns of that round have ended.
 */
function turnHasEnded(battle: Battle, role: Role, moment: Moment): boolean {
  if (moment === 'roundEnd') return battle.round === CONSTANTS.firstTest;
  return moment === 'turnEnd' && battle.active === empireOfRole(battle, role);
}

/** "N = squad size of the Empire that has to meet the condition" */
function unitsOf(battle: Battle, count: UnitCount, role: Role): number {
  if (typeof count === 'number') return count;
  const squad = battle.squadSize[empireOfRole(battle, role)];
  return count === 'ceil(N/2)' ? Math.ceil(squad / 2) : Math.max(2, Math.ceil(squad / 3));
}

function enoughInZone(battle: Battle, { countInZone: { zone, who, min } }: Of<'countInZone'>, role: Role): boolean {
  const inside = posts(battle, empireOfRole(battle, who)).filter((at) => among(namedZone(battle, zone), at));
  return inside.length >= unitsOf(battle, min, role);
}

function isNml(battle: Battle, at: Hex): boolean {
  return battle.tiles[geometryOf(battle.field).indexOf(at)]?.nml === true;
}

/** "hold X = a standing own soldier on foot has token X on its card" */
function tokensCount(
  battle: Battle,
  { tokenInZone: { tokens, min, zone, holder, lying } }: Of<'tokenInZone'>,
): boolean {
  const inside = (at: Hex | null) => at !== null && (zone === null || among(namedZone(battle, zone), at));
  const counts = (item: Item) =>
    item.holder === null ? lying && inside(item.at) : inside(heldAt(battle, item, holder));
  const present = tokens.flatMap((token) => battle.items[token] ?? []);
  return present.filter(counts).length >= min;
}

function heldAt(battle: Battle, item: Item, by: Role): Hex | null {
  const unit = battle.units[item.holder ?? ''];
  const own = unit?.kind === 'soldier' && unit.empire === empireOfRole(battle, by);
  return own ? standsAt(unit) : null;
}

function lies(battle: Battle, tokens: readonly string[], at: Hex): boolean {
  return tokens.some((token) => {
    const where = battle.items[token]?.at ?? null;
    return where !== null && same(where, at);
  });
}

/** "a living civilian and a standing soldier or tank together" on a tile of the zone. */
function civiliansArrived(battle: Battle, { civ: { min, state, zone, escort } }: Of<'civ'>): boolean {
  const escorts = new Set(posts(battle, empireOfRole(battle, escort)).map(keyOf));
  const tiles = namedZone(battle, zone);
  const arrived = civilians(battle).filter(({ at, state: now }) => {
    const fit = state === 'upright' ? now === 'upright' : now !== 'dead';
    return fit && at !== null && among(tiles, at) && escorts.has(keyOf(at));
  });
  return arrived.length >= min;
}

function isDead({ state }: { readonly state: string }): boolean {
  return state === 'dead';
}

/** O09: "the last living civilian was killed by" that role: 'killed by' = the Empire of the killer. */
function lastKilledBy(battle: Battle, role: Role): boolean {
  const all = civilians(battle);
  return all.length > 0 && all.every(isDead) && battle.civilianKiller === empireOfRole(battle, role);
}

function unitArrived(battle: Battle, { unitInZone: { id, zone } }: Of<'unitInZone'>): boolean {
  const unit = namedUnit(battle, id);
  const at = unit === null ? null : standsAt(unit);
  return at !== null && among(namedZone(battle, zone), at);
}
