/** Retreat: CA-050 to CA-059. */
import type { Refusal } from '@fieldpost/engine';
import type { Field } from '../board/field.ts';
import { fieldOf, inContact, slotOf } from '../board/field.ts';
import { type Identity, retreatCommand } from '../board/identity.ts';
import { STRIDE, squareName, squareNumber } from '../board/squares.ts';
import type { Command, Direction, RetreatCommand } from '../commands.ts';
import { DIRECTIONS } from '../commands.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusal.ts';
import type { Side, State } from '../state.ts';
import { RETREATED } from '../state.ts';
import { refuseUnit, withUnit } from './units.ts';

/** The side that has to answer in the window `retreat`: the owner of the hit unit. */
export function retreatingSide(view: State): Side {
  return view.active === 'south' ? 'north' : 'south';
}

/** H: files of each direction; rows are 1 toward the own side, or none for the two sideways. */
const FILE_STEP: Readonly<Record<Direction, number>> = {
  back: 0,
  'back-a': -1,
  'back-h': 1,
  'side-a': -1,
  'side-h': 1,
};

/** The square one step in a direction, as the unit's owner sees it, or -1: off the board (CA-052, CA-053). */
export function squareInDirection(field: Field, slot: number, direction: Direction): number {
  const from = field.squareOf[slot] as number;
  const file = (from % STRIDE) + FILE_STEP[direction];
  const sideways = direction === 'side-a' || direction === 'side-h';
  const backward = (field.who[slot] as Identity).side === 'south' ? -1 : 1;
  const row = Math.floor(from / STRIDE) + (sideways ? 0 : backward);
  return file < 0 || row < 0 || file >= field.size || row >= field.size ? -1 : row * STRIDE + file;
}

/** CA-053 on the board and empty; CA-055 sideways only without contact at the new square. */
function mayRetreat(field: Field, slot: number, direction: Direction): boolean {
  const to = squareInDirection(field, slot, direction);
  if (to < 0 || field.slotAt[to] !== -1) return false;
  const sideways = direction === 'side-a' || direction === 'side-h';
  return !sideways || !inContact(field, (field.who[slot] as Identity).side, to);
}

/** H: retreatSquares(t), in the default order of directions. CA-054: the Move value does not matter. */
export function retreatSquares(field: Field, slot: number): number[] {
  const squares: number[] = [];
  for (const direction of DIRECTIONS) {
    if (mayRetreat(field, slot, direction)) squares.push(squareInDirection(field, slot, direction));
  }
  return squares;
}

export function listRetreats(view: State, into: Command[], length: number): number {
  const field = fieldOf(view);
  const slot = slotOf(view, view.retreating as string);
  let n = length;
  for (const to of retreatSquares(field, slot)) into[n++] = retreatCommand(field.who[slot] as Identity, to);
  return n;
}

export function refusesRetreat(view: State, command: RetreatCommand): Refusal | null {
  if (view.phase !== 'retreat') return refuse('WRONG_PHASE', 'CA-050');
  const slot = slotOf(view, command.unit);
  const stranger = refuseUnit(view, slot, retreatingSide(view));
  if (stranger !== null) return stranger;
  const to = squareNumber(command.to, view.size);
  if (to < 0) return refuse('OFF_BOARD', 'CA-053');
  if (command.unit !== view.retreating) return refuse('ILLEGAL_RETREAT', 'CA-050');
  if (!retreatSquares(fieldOf(view), slot).includes(to)) return refuse('ILLEGAL_RETREAT', 'CA-052');
  return null;
}

export function retreat(state: State, command: RetreatCommand): readonly Event[] {
  const from = squareName(fieldOf(state).squareOf[slotOf(state, command.unit)] as number);
  return [{ type: 'retreated', unit: command.unit, from, to: command.to }];
}

/** CA-057: "After a retreat its damage is 0"; CA-058: it is remembered that it retreated. */
export function evolveRetreated(state: State, event: Extract<Event, { type: 'retreated' }>): State {
  const slot = slotOf(state, event.unit);
  const marks = (state.units[slot]?.marks ?? 0) | RETREATED;
  const units = withUnit(state.units, slot, { at: event.to, damage: 0, marks });
  return { ...state, phase: 'attack', retreating: null, units };
}
