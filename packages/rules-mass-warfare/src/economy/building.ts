/** Step 17: unit production (MW-120 to MW-124). */
import type { Refusal } from '@fieldpost/engine';
import { roomAt } from '../air/bases.ts';
import { BASES, UNIT_TYPES, UNITS, type UnitType } from '../catalogue/units.ts';
import { placeOf } from '../combat/attacks.ts';
import { happen, warOf } from '../combat/play.ts';
import type { BuildOrder } from '../commands.ts';
import type { Chapter } from '../judging/chapter.ts';
import { refuse } from '../refusal.ts';
import { controls, fireAt, groundIn, isBlocked, standingAt } from '../state/board.ts';
import type { HexNo, Side, UnitId, War } from '../state.ts';
import { limitOf, unitsOf } from './supply.ts';

/** MW-122, MW-123: what keeps a site from building this type. */
function refusesSite(war: War, side: Side, what: UnitType, at: HexNo): Refusal | null {
  const base = war.bases[at];
  const { kind } = UNITS[what];
  const flies = base === 'airf' && kind === 'air';
  if (flies && roomAt(war, side, { at, carrier: null }) <= 0) return refuse('NO_ROOM', 'MW-022');
  if (base === undefined || BASES[base].builds !== kind) return refuse('WRONG_SITE', 'MW-122');
  if (fireAt(war, at) > 0) return refuse('SITE_DAMAGED', 'MW-123');
  // "Factory and port hex must hold no ground or sea unit"; at an airfield only an enemy is in the way
  if (flies ? isBlocked(war, side, at) : standingAt(war, at) !== null) return refuse('SITE_BLOCKED', 'MW-123');
  return war.sitesUsed.includes(at) ? refuse('SITE_USED', 'MW-123') : null;
}

/** MW-120: fewer units than the limit; MW-121: metal by the table. */
function refusesMeans(war: War, side: Side, what: UnitType): Refusal | null {
  if (unitsOf(war, side) >= limitOf(war.supply[side])) return refuse('OVER_LIMIT', 'MW-120');
  return (war.players[side]?.metal ?? 0) < UNITS[what].metal ? refuse('NO_METAL', 'MW-121') : null;
}

export function nextId(war: War, side: Side, type: UnitType): UnitId {
  return `${side}-${type}-${(war.made[side]?.[type] ?? 0) + 1}`;
}

/** MW-124: "A new unit does nothing more in the turn it is built", for the steps that remain hold nothing for it. */
export const building: Chapter<BuildOrder> = {
  refuses(war, side, { what, at: hex }) {
    const at = groundIn(war).indexOf(hex);
    if (at < 0) return refuse('UNKNOWN_HEX', null);
    if (!controls(war, side, at)) return refuse('NOT_OWNER', 'MW-122');
    return refusesSite(war, side, what, at) ?? refusesMeans(war, side, what);
  },
  resolve(play, side, { what, at: hex }) {
    const war = warOf(play);
    const at = groundIn(war).indexOf(hex);
    happen(play, { type: 'built', unit: nextId(war, side, what), what, at, place: placeOf(war, at) });
  },
};

/** Sites of a side, by number. */
export function sitesOf(war: War, side: Side): readonly HexNo[] {
  return Object.keys(war.bases)
    .map(Number)
    .filter((at) => controls(war, side, at) && BASES[war.bases[at] ?? 'fort'].builds !== null);
}

export function listBuilds(war: War, side: Side, at: HexNo): readonly BuildOrder[] {
  const hex = groundIn(war).hexes[at];
  if (hex === undefined || !controls(war, side, at) || war.bases[at] === undefined) return [];
  const orders = UNIT_TYPES.map((what): BuildOrder => ({ type: 'build', what, at: hex }));
  return orders.filter((order) => building.refuses(war, side, order) === null);
}

/** The cheapest unit costs 1: what hinders that hinders all. */
export function canBuild(war: War, side: Side): boolean {
  if (unitsOf(war, side) >= limitOf(war.supply[side])) return false;
  return sitesOf(war, side).some((at) => listBuilds(war, side, at).length > 0);
}
