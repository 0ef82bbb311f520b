/**
 * The upgrades that a campaign gave to soldiers of this battle (THE-RULES "Medals and upgrades", LC-052, LC-059). Outside campaigns nobody
 * has any.
 */
import type { EmpireSpec, SoldierSpec } from '../carry-over.ts';
import type { Empire } from '../catalogue/empires.ts';
import type { UpgradeId } from '../catalogue/medals.ts';
import { type SoldierType, soldierId } from '../catalogue/soldiers.ts';
import type { VehicleKind } from '../catalogue/vehicles.ts';
import type { Battle, Soldier } from '../state.ts';

export function hasUpgrade({ upgrades }: Soldier, upgrade: UpgradeId): boolean {
  return upgrades?.includes(upgrade) ?? false;
}

/** Upgrades that work once per battle (U03, U14, U16): whether this one is still to come. */
export function mayUse(soldier: Soldier, upgrade: UpgradeId): boolean {
  return hasUpgrade(soldier, upgrade) && soldier.used?.includes(upgrade) !== true;
}

/** AWW-313, LC-056: whether this soldier may be picked: everybody, or who is in the roster of the campaign. */
export function isReady({ legacy }: Pick<Battle, 'legacy'>, empire: Empire, soldier: SoldierType): boolean {
  return legacy === undefined || specIn(legacy.empires[empire], empire, soldier) !== null;
}

function specIn({ roster }: EmpireSpec, empire: Empire, soldier: SoldierType): SoldierSpec | null {
  return roster.find((spec) => spec.soldierId === soldierId(empire, soldier)) ?? null;
}

/** What the campaign says of a soldier of this battle; null: nothing. */
export function specOf({ legacy }: Pick<Battle, 'legacy'>, empire: Empire, soldier: SoldierType): SoldierSpec | null {
  return legacy === undefined ? null : specIn(legacy.empires[empire], empire, soldier);
}

/** AWW-314: "Tanker/Pilot with the symbol owned: with vehicle; else on foot"; in a battle of no campaign always with it. */
export function hasVehicle({ legacy }: Pick<Battle, 'legacy'>, empire: Empire, kind: VehicleKind): boolean {
  return legacy === undefined || legacy.empires[empire].vehicles[kind];
}

/** The vehicle in which a soldier is deployed, if the campaign has one for them. */
export function vehicleOf(battle: Pick<Battle, 'legacy'>, empire: Empire, soldier: SoldierType): VehicleKind | null {
  const kind = soldier === 'tanker' ? 'tank' : soldier === 'pilot' ? 'plane' : null;
  return kind !== null && hasVehicle(battle, empire, kind) ? kind : null;
}

/**
 * U15: "while alone in that way they have 2 actions per turn": the only soldier of their Empire who stands or is crew and is no
 * Recruit, and the second action of this turn is still to come.
 */
export function isLoneWolf({ units }: Battle, soldier: Soldier): boolean {
  if (!mayUse(soldier, 'U15')) return false;
  return Object.values(units).every((unit) => {
    if (unit.kind !== 'soldier' || unit.empire !== soldier.empire || unit.id === soldier.id) return true;
    return unit.type === 'recruit' || (unit.status !== 'standing' && unit.status !== 'inVehicle');
  });
}
