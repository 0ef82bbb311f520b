/** Set-up: CA-020, CA-021, CA-023. */
import type { Refusal } from '@fieldpost/engine';
import { fieldOf, slotOf } from '../board/field.ts';
import { identityOf, unitId } from '../board/identity.ts';
import { rowFromBack, squareName, squareNumber, zoneDepth, zoneSquares } from '../board/squares.ts';
import type { Command, PlaceCommand } from '../commands.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusal.ts';
import type { Side, State, Unit } from '../state.ts';
import { isWaiting, otherSide } from '../state.ts';
import { startTurn } from './ending-turn.ts';
import { withUnit } from './units.ts';

/** The units a side has still to place (CA-021). */
export function waitingUnits(view: State, side: Side): readonly Unit[] {
  return view.units.filter((unit) => isWaiting(unit) && identityOf(unit.id).side === side);
}

/** CA-020: the empty squares of a side's zone, as numbers, in the order of an automatic plan (THE-RULES "Army presets"). */
export function freeZone(view: State, side: Side): readonly number[] {
  const field = fieldOf(view);
  return zoneSquares(side, view.size).filter((square) => field.slotAt[square] === -1);
}

export function listPlacings(view: State, into: Command[], length: number, only: string | null): number {
  const squares = freeZone(view, view.active).map(squareName);
  let n = length;
  for (const unit of waitingUnits(view, view.active)) {
    if (only !== null && unit.id !== only) continue;
    const { type: unitType, index } = identityOf(unit.id);
    for (const square of squares) into[n++] = { type: 'place', unitType, index, square };
  }
  return n;
}

export function refusesPlace(view: State, command: PlaceCommand): Refusal | null {
  if (view.phase !== 'place') return refuse('WRONG_PHASE', 'CA-021');
  return refusesPlacing(view, view.active, unitId(view.active, command.unitType, command.index), command.square);
}

/** Whether a unit of the side may be laid on a square now; also asked of each entry of a plan. */
export function refusesPlacing(view: State, side: Side, id: string, squareText: string): Refusal | null {
  const unit = view.units[slotOf(view, id)];
  if (unit === undefined) return refuse('UNKNOWN_UNIT', 'CA-021');
  if (!isWaiting(unit)) return refuse('ALREADY_PLACED', 'CA-021');
  const square = squareNumber(squareText, view.size);
  if (square < 0) return refuse('OFF_BOARD', 'CA-020');
  if (rowFromBack(side, square, view.size) >= zoneDepth(view.size)) return refuse('ZONE', 'CA-020');
  return fieldOf(view).slotAt[square] === -1 ? null : refuse('OCCUPIED', 'CA-020');
}

export function place(state: State, command: PlaceCommand): readonly Event[] {
  return [{ type: 'placed', unit: unitId(state.active, command.unitType, command.index), at: command.square }];
}

/** CA-021: "Players alternate, one unit at a time". CA-023: who placed first takes the first turn. */
export function evolvePlaced(state: State, event: Extract<Event, { type: 'placed' }>): State {
  const slot = slotOf(state, event.unit);
  const units = withUnit(state.units, slot, { ...(state.units[slot] as Unit), at: event.at });
  const after: State = { ...state, units };
  const next = otherSide(identityOf(event.unit).side);
  if (waitingUnits(after, next).length > 0) return { ...after, active: next };
  if (waitingUnits(after, otherSide(next)).length > 0) return { ...after, active: otherSide(next) };
  return startTurn({ ...after, active: state.first });
}
