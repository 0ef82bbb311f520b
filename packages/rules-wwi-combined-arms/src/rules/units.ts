/** Questions about single units that several chapters ask. */
import type { Refusal } from '@fieldpost/engine';
import type { Field } from '../board/field.ts';
import { follow } from '../board/field.ts';
import type { Identity } from '../board/identity.ts';
import { identityOf } from '../board/identity.ts';
import { refuse } from '../refusal.ts';
import type { Side, State, Unit } from '../state.ts';
import { isElite } from '../state.ts';

/** UNKNOWN_UNIT: not in play, or not on the board. NOT_OWNER: of the other side. */
export function refuseUnit(view: State, slot: number, owner: Side): Refusal | null {
  const unit = view.units[slot];
  if (unit === undefined || unit.at === null) return refuse('UNKNOWN_UNIT', null);
  if (identityOf(unit.id).side !== owner) return refuse('NOT_OWNER', null);
  return null;
}

/** CA-051: "Defense + 1 if elite + terrain of its present square (option), never below 1". */
export function effectiveDefense(field: Field, unit: Unit, slot: number): number {
  const base = (field.who[slot] as Identity).sheet.defense;
  const ground = field.bonus[field.squareOf[slot] as number] as number;
  return Math.max(1, base + (isElite(unit) ? 1 : 0) + ground);
}

/** A copy of the units with another in one slot. */
export function withUnit(units: readonly Unit[], slot: number, unit: Unit): readonly Unit[] {
  const copy = units.slice();
  copy[slot] = unit;
  follow(units, copy, slot);
  return copy;
}
