/** What tactics in force change for a unit or a tile (THE-RULES "Tactics deck", AWW-180 to AWW-182). */
import { type Hex, same } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import type { Empire } from '../catalogue/empires.ts';
import type { BoonKind } from '../catalogue/tactics.ts';
import { hasUpgrade } from '../rules/upgrades.ts';
import type { Battle, Beneficiary, Effect, Soldier, State } from '../state.ts';

/**
 * AWW-181: "The beneficiaries are the soldiers that exist at the moment of play, crews included; a Recruit that returns later is
 * not among them"; AWW-182: in a vehicle or out of it. In the order of ids: a store may give keys back in its own order.
 */
export function beneficiariesOf(battle: Battle, empire: Empire): readonly Beneficiary[] {
  const all = Object.values(battle.units).flatMap((unit): readonly Beneficiary[] => {
    const exists = unit.kind === 'soldier' && unit.empire === empire && unit.died === null;
    return exists ? [[unit.id, unit.life]] : [];
  });
  return all.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function profits(who: readonly Beneficiary[], soldier: Soldier): boolean {
  return who.some(([id, life]) => id === soldier.id && life === soldier.life);
}

/** The amount of the boon that a soldier enjoys, or null: none. */
function boonOf(battle: Battle, soldier: Soldier, kind: BoonKind): number | null {
  const is = ({ does, who }: Effect) => does === kind && profits(who, soldier);
  return battle.effects.find(is)?.amount ?? null;
}

function isOnFoot({ status }: Soldier): boolean {
  return status === 'standing' || status === 'wounded';
}

/** T01: steps that a Move of this soldier may have. */
export function moveSteps(battle: Battle, soldier: Soldier): number {
  return (isOnFoot(soldier) ? boonOf(battle, soldier, 'march') : null) ?? 1;
}

/** T02: steps of a Move whose first step enters No Man's Land; "T02 helps soldiers on foot only". */
export function mudSteps(battle: Battle, soldier: Soldier): number {
  return (isOnFoot(soldier) ? boonOf(battle, soldier, 'mud') : null) ?? 1;
}

/** T07: how much lower the needs of its bullets are. */
export function aimOf(battle: Battle, soldier: Soldier): number {
  return boonOf(battle, soldier, 'aim') ?? 0;
}

/** T15: what its bullets do to the unit or plane hit. */
export function pierceOf(battle: Battle, soldier: Soldier): number {
  return boonOf(battle, soldier, 'pierce') ?? CONSTANTS.bullet;
}

/** T19: what it needs against planes, "Sniper included". */
export function flakNeed(battle: Battle, soldier: Soldier): number {
  const need = boonOf(battle, soldier, 'flak') ?? CONSTANTS.plane.cover;
  // U10: "needs 4 against planes"
  return hasUpgrade(soldier, 'U10') ? Math.min(need, SKYWATCH) : need;
}

const SKYWATCH = 4;

/** T12: whether a Move of this soldier on foot may be followed at once by a Melee. */
export function mayBayonet(battle: Battle, soldier: Soldier): boolean {
  return isOnFoot(soldier) && boonOf(battle, soldier, 'bayonet') !== null;
}

/** T08: what smoke adds to the cover of a tile, before AWW-042 keeps it within 1 to 6. */
export function coverPlus(battle: Battle, at: Hex): number {
  let more = 0;
  for (const effect of battle.effects)
    if (effect.does === 'cover' && effect.tiles.some((tile) => same(tile, at))) more += effect.amount;
  return more;
}

/** T18: "it cannot act or interact (nor be given an action) in its next turn" */
export function misled(battle: Battle, soldier: Soldier): boolean {
  if (battle.active !== soldier.empire) return false;
  return battle.effects.some(({ does, who }) => does === 'mislead' && profits(who, soldier));
}

/** T16: whether an armed charm of its own Empire guards this soldier. */
export function hasCharm({ tactics }: State, soldier: Soldier): boolean {
  const armed = tactics[soldier.empire]?.armed ?? null;
  return armed !== null && profits(armed, soldier);
}
