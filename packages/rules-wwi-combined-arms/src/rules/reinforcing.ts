/** Reinforcements: CA-065, CA-066. */
import type { Refusal } from '@fieldpost/engine';
import { fieldOf } from '../board/field.ts';
import { identityOf, unitId } from '../board/identity.ts';
import { rowFromBack, rowSquares, squareName, squareNumber } from '../board/squares.ts';
import type { UnitType } from '../catalogue/units.ts';
import { UNIT_TYPES } from '../catalogue/units.ts';
import type { Command, ReinforceCommand } from '../commands.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusal.ts';
import type { Side, State } from '../state.ts';
import { MOVED, sidesOwn } from '../state.ts';
import { typeLimits } from './army.ts';

/** CA-065: "at the start of his own turns 3, 6, 9, ...". */
export function reinforcementDue(state: State): boolean {
  return state.options.reinforcements === 'on' && sidesOwn(state.turns, state.active) % 3 === 0;
}

/** CA-065: any type except Headquarters, as long as living units stay within its maximum. */
function mayReinforceWith(view: State, side: Side, type: UnitType): boolean {
  if (type === 'hq') return false;
  const most = typeLimits(view.options, type).most;
  if (most === null) return true;
  const living = view.units.filter((unit) => {
    const who = identityOf(unit.id);
    return unit.at !== null && who.side === side && who.type === type;
  });
  return living.length < most;
}

/** THE-RULES "Board and terms": "a reinforcement takes the next unused index". */
function nextIndex(view: State, side: Side, type: UnitType): number {
  let last = 0;
  for (const unit of view.units) {
    const who = identityOf(unit.id);
    if (who.side === side && who.type === type) last = Math.max(last, who.index);
  }
  return last + 1;
}

/** The empty squares of the back row of the side that plays, as numbers. */
function freeBackRow(view: State): number[] {
  const field = fieldOf(view);
  return rowSquares(view.active, 0, view.size).filter((square) => field.slotAt[square] === -1);
}

export function listReinforcements(view: State, into: Command[], length: number, only: string | null): number {
  let n = length;
  if (!view.reinforcing) return n;
  for (const unitType of UNIT_TYPES) {
    if (!mayReinforceWith(view, view.active, unitType)) continue;
    if (only !== null && reinforcementId(view, unitType) !== only) continue;
    for (const square of freeBackRow(view)) {
      into[n++] = { type: 'reinforce', unitType, square: squareName(square) };
    }
  }
  return n;
}

/** The id a reinforcement of this type will get; it stands for it in menus by subject. */
function reinforcementId(view: State, type: UnitType): string {
  return unitId(view.active, type, nextIndex(view, view.active, type));
}

export function reinforcementSubjects(view: State): readonly string[] {
  if (!view.reinforcing || freeBackRow(view).length === 0) return [];
  const types = UNIT_TYPES.filter((type) => mayReinforceWith(view, view.active, type));
  return types.map((type) => reinforcementId(view, type));
}

/** H: "the first `move` or `attack` closes `reinforce`", in every turn: it is for the start of one (CA-065). */
export function reinforcingIsClosed({ phase, units }: State): boolean {
  return phase !== 'move' || units.some(({ marks }) => (marks & MOVED) !== 0);
}

export function refusesReinforce(view: State, command: ReinforceCommand): Refusal | null {
  if (reinforcingIsClosed(view)) return refuse('WRONG_PHASE', 'CA-065');
  const square = squareNumber(command.square, view.size);
  if (square < 0) return refuse('OFF_BOARD', 'CA-065');
  if (!view.reinforcing) return refuse('REINFORCE_NOT_DUE', 'CA-065');
  if (!mayReinforceWith(view, view.active, command.unitType)) return refuse('REINFORCE_TYPE', 'CA-065');
  const onBackRow = rowFromBack(view.active, square, view.size) === 0;
  const free = fieldOf(view).slotAt[square] === -1;
  return onBackRow && free ? null : refuse('REINFORCE_SQUARE', 'CA-065');
}

export function reinforce(state: State, command: ReinforceCommand): readonly Event[] {
  return [{ type: 'reinforced', unit: reinforcementId(state, command.unitType), at: command.square }];
}

/** CA-066: "Reinforcements are not elite and start with 0 credits." */
export function evolveReinforced(state: State, event: Extract<Event, { type: 'reinforced' }>): State {
  const unit = { id: event.unit, at: event.at, damage: 0, kills: 0, marks: 0 };
  return { ...state, reinforcing: false, units: [...state.units, unit] };
}
