/** Retreat: CA-050 to CA-059. */
import type { Refusal } from '@fieldpost/engine';
import type { Field } from '../board/field.ts';
import { fieldOf, inContact, slotOf } from '../board/field.ts';
import { type Identity, retreatCommand } from '../board/identity.ts';
import { STRIDE, squareName, squareNumber } from '../board/squares.ts';
import type { Command, Direction, RetreatCommand } from '../commands.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusal.ts';
import type { Side, State, Unit } from '../state.ts';
import { RETREATED } from '../state.ts';
import { refuseUnit, withUnit } from './units.ts';

/** The side that has to answer in the window `retreat`: the owner of the hit unit. */
export function retreatingSide(view: State): Side {
  return view.active === 'south' ? 'north' : 'south';
}

/** H: the five directions: files toward the last file, and whether it is sideways; the others are 1 row back. */
type Way = { readonly direction: Direction; readonly files: number; readonly sideways: boolean };
const WAYS: readonly Way[] = [
  { direction: 'back', files: 0, sideways: false },
  { direction: 'back-a', files: -1, sideways: false },
  { direction: 'back-h', files: 1, sideways: false },
  { direction: 'side-a', files: -1, sideways: true },
  { direction: 'side-h', files: 1, sideways: true },
];

/** The square one step that way as the unit's owner sees it, or -1: off the board (CA-052, CA-053). */
function squareThatWay(field: Field, slot: number, way: Way): number {
  const from = field.squareOf[slot] as number;
  const file = (from % STRIDE) + way.files;
  const backward = (field.who[slot] as Identity).side === 'south' ? -1 : 1;
  const row = ((from / STRIDE) | 0) + (way.sideways ? 0 : backward);
  return file < 0 || row < 0 || file >= field.size || row >= field.size ? -1 : row * STRIDE + file;
}

/** The square in a direction of standing orders, or -1. */
export function squareInDirection(field: Field, slot: number, direction: Direction): number {
  return squareThatWay(field, slot, WAYS.find((way) => way.direction === direction) as Way);
}

/** H: retreatSquares(t), in the default order of directions. CA-054: the Move value does not matter. */
export function retreatSquares(field: Field, slot: number): number[] {
  const side = (field.who[slot] as Identity).side;
  const squares: number[] = [];
  for (const way of WAYS) {
    const to = squareThatWay(field, slot, way);
    // CA-053: on the board and empty
    if (to < 0 || field.slotAt[to] !== -1) continue;
    // CA-055: "Sideways is legal only if the new square has no enemy unit at distance 1"
    if (!way.sideways || !inContact(field, side, to)) squares.push(to);
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
  const unit = state.units[slot] as Unit;
  const units = withUnit(state.units, slot, { ...unit, at: event.to, damage: 0, marks: unit.marks | RETREATED });
  return { ...state, phase: 'attack', retreating: null, units };
}
