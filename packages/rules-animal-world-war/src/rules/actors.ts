/** Who may act: THE-RULES "Turns and actions". A vehicle is ordered by its own id; the action that it spends is its crew's (AWW-024). */
import type { Battle, Civilian, Empire, Item, Plane, Soldier, Tank, Unit, UnitId } from '../state.ts';
import { misled } from '../tactics/effects.ts';
import { isLoneWolf } from './upgrades.ts';

export type Vehicle = Tank | Plane;

export function soldierOf(battle: Battle, id: UnitId): Soldier {
  const unit = battle.units[id];
  if (unit?.kind !== 'soldier') throw new Error(`${id} is no soldier`);
  return unit;
}

/** The soldier who acts when this unit gets an order: the soldier itself, or the crew. Null for civilians. */
export function actorOf(battle: Battle, unit: Unit): Soldier | null {
  if (unit.kind === 'civilian') return null;
  return unit.kind === 'soldier' ? unit : soldierOf(battle, unit.crew);
}

/** In service: not wrecked and not crashed. */
export function inService(unit: Unit): unit is Vehicle {
  return (unit.kind === 'tank' || unit.kind === 'plane') && unit.at !== null;
}

/**
 * AWW-021: "every standing soldier (and crewed vehicle) may take one action", AWW-022 further ones only by grant; AWW-023: not the
 * wounded, reserves and the dead; AWW-106: not a soldier that is finished; AWW-141: not a Recruit in the turn of its return; T18.
 */
export function hasAction(battle: Battle, soldier: Soldier): boolean {
  if (soldier.acted && soldier.extra === 0 && !isLoneWolf(battle, soldier)) return false;
  return mayAct(battle, soldier);
}

/** As `hasAction`, whatever it has spent. */
export function mayAct(battle: Battle, soldier: Soldier): boolean {
  if (soldier.status !== 'standing' && soldier.status !== 'inVehicle') return false;
  if (soldier.finished || soldier.returned === battle.round) return false;
  return battle.effects.length === 0 || !misled(battle, soldier);
}

/** What a soldier holds, in the order of ids. */
export function heldBy(battle: Battle, holder: UnitId): readonly Item[] {
  return Object.values(battle.items)
    .filter((item) => item.holder === holder)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The Empire that is answerable: an author is a soldier, or an Empire where no soldier acts. */
export function empireOfAuthor(battle: Battle, by: string): Empire {
  if (by === 'HERB' || by === 'CARN') return by;
  return soldierOf(battle, by).empire;
}

export function isDown(unit: Soldier | Civilian): boolean {
  return unit.kind === 'soldier' ? unit.status === 'wounded' : unit.state === 'wounded';
}
