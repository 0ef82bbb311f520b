/** Move phase: CA-030 to CA-035. */
import type { Refusal } from '@fieldpost/engine';
import type { Field } from '../board/field.ts';
import { fieldOf, MARGIN, slotOf } from '../board/field.ts';
import type { Identity } from '../board/identity.ts';
import { distance, STRIDE, squareNumber } from '../board/squares.ts';
import type { Command, MoveCommand } from '../commands.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusal.ts';
import type { State, Unit } from '../state.ts';
import { MOVED } from '../state.ts';
import { refuseUnit, withUnit } from './units.ts';

/**
 * The window around a unit that reaches two squares each way: five rows of five bits, bit 12 the unit itself. `AWAY` is
 * how far each bit is from it, in square numbers.
 */
const SPAN = 5;
const AWAY = Int16Array.from(
  { length: SPAN * SPAN },
  (_, bit) => (Math.floor(bit / SPAN) - 2) * STRIDE + (bit % SPAN) - 2,
);
const NEIGHBOURS = 0b00000_01110_01010_01110_00000;

/** Empty squares of the window. */
function emptyAround(field: Field, square: number): number {
  const { taken } = field;
  const line = ((square / STRIDE) | 0) + MARGIN - 2;
  const shift = (square % STRIDE) + MARGIN - 2;
  const row = (away: number) => (((taken[line + away] as number) >> shift) & 31) << (away * SPAN);
  return ~(row(0) | row(1) | row(2) | row(3) | row(4)) & 0x1ffffff;
}

/** Whatever touches these squares, in a window of this many files, and the squares themselves. */
function touching(squares: number, span: number): number {
  const row = squares | (squares << 1) | (squares >> 1);
  return row | (row << span) | (row >> span);
}

/**
 * CA-031 "a path of up to Move steps, each to one of the eight neighbouring squares; every square entered must be
 * empty": the first step goes to empty neighbours, the second to what is empty and touches those. CA-033, CA-034:
 * neither contact nor terrain is asked for.
 */
function withinTwo(empty: number, steps: number): number {
  const first = empty & NEIGHBOURS;
  return steps === 1 ? first : touching(first, SPAN) & empty;
}

/** Three steps (Trench Raiders): the rows of a window of seven by seven, from what two steps reach. */
const reached = new Int32Array(7);
function withinThree(field: Field, square: number): void {
  const two = withinTwo(emptyAround(field, square), 2);
  const line = ((square / STRIDE) | 0) + MARGIN - 3;
  const shift = (square % STRIDE) + MARGIN - 3;
  for (let row = 0; row < 7; row++) {
    const near = rowOf(two, row - 2) | rowOf(two, row - 1) | rowOf(two, row);
    const spread = near | (near << 1) | (near >> 1);
    reached[row] = (spread | rowOf(two, row - 1)) & ~((field.taken[line + row] as number) >> shift) & 127;
  }
}

/** A row of the smaller window at its place in the larger. */
function rowOf(window: number, row: number): number {
  return row < 0 || row >= SPAN ? 0 : ((window >> (row * SPAN)) & 31) << 1;
}

/** Appends the moves of one unit to a menu; returns its new length. CA-032: Headquarters have Move 0. */
export function listMoves(field: Field, who: Identity, square: number, into: Command[], length: number): number {
  const steps = who.move;
  if (steps === 0) return length;
  if (steps === 3) return listLongMoves(field, who, square, into, length);
  const moves = who.moves;
  let n = length;
  let goals = withinTwo(emptyAround(field, square), steps);
  while (goals !== 0) {
    const bit = 31 - Math.clz32(goals & -goals);
    into[n++] = moves[square + (AWAY[bit] as number)] as MoveCommand;
    goals &= goals - 1;
  }
  return n;
}

function listLongMoves(field: Field, who: Identity, square: number, into: Command[], length: number): number {
  withinThree(field, square);
  let n = length;
  for (let row = 0; row < 7; row++) {
    const start = square + (row - 3) * STRIDE - 3;
    for (let goals = reached[row] as number; goals !== 0; goals &= goals - 1) {
      into[n++] = who.moves[start + 31 - Math.clz32(goals & -goals)] as MoveCommand;
    }
  }
  return n;
}

/** Whether a unit could move at all: one empty neighbour is enough. */
export function canMove(field: Field, who: Identity, square: number): boolean {
  if (who.move === 0) return false;
  const line = ((square / STRIDE) | 0) + MARGIN;
  const shift = (square % STRIDE) + MARGIN - 1;
  const taken = field.taken;
  const all = (taken[line - 1] as number) & (taken[line] as number) & (taken[line + 1] as number);
  return ((all >> shift) & 7) !== 7;
}

export function refusesMove(view: State, command: MoveCommand): Refusal | null {
  if (view.phase !== 'move') return refuse('WRONG_PHASE', 'CA-030');
  const slot = slotOf(view, command.unit);
  const stranger = refuseUnit(view, slot, view.active);
  if (stranger !== null) return stranger;
  const to = squareNumber(command.to, view.size);
  if (to < 0) return refuse('OFF_BOARD', 'CA-031');
  // CA-030: each at most once
  if (((view.units[slot] as Unit).marks & MOVED) !== 0) return refuse('ALREADY_MOVED', 'CA-030');
  return refusesGoal(fieldOf(view), slot, to);
}

/** CA-035: "goal farther than Move is TOO_FAR, an occupied goal is OCCUPIED, otherwise no path [...] is NO_PATH". */
function refusesGoal(field: Field, slot: number, to: number): Refusal | null {
  const from = field.squareOf[slot] as number;
  const steps = (field.who[slot] as Identity).move;
  const away = distance(from, to);
  if (away > steps) return refuse('TOO_FAR', steps === 0 ? 'CA-032' : 'CA-031');
  if (field.slotAt[to] !== -1) return refuse('OCCUPIED', 'CA-031');
  return away === 1 || hasPath(field, from, to, steps) ? null : refuse('NO_PATH', 'CA-031');
}

/** CA-031, for an empty goal two or three squares away. */
function hasPath(field: Field, from: number, to: number, steps: number): boolean {
  const rows = ((to / STRIDE) | 0) - ((from / STRIDE) | 0);
  const files = (to % STRIDE) - (from % STRIDE);
  if (steps === 3) {
    withinThree(field, from);
    return (((reached[rows + 3] as number) >> (files + 3)) & 1) !== 0;
  }
  return ((withinTwo(emptyAround(field, from), steps) >> ((rows + 2) * SPAN + files + 2)) & 1) !== 0;
}

export function move(state: State, command: MoveCommand): readonly Event[] {
  const from = (state.units[slotOf(state, command.unit)] as Unit).at as string;
  return [{ type: 'moved', unit: command.unit, from, to: command.to }];
}

export function evolveMoved(state: State, event: Extract<Event, { type: 'moved' }>): State {
  const slot = slotOf(state, event.unit);
  const unit = state.units[slot] as Unit;
  const units = withUnit(state.units, slot, { ...unit, at: event.to, marks: unit.marks | MOVED });
  // H: "the first move or attack closes reinforce"
  return { ...state, units, reinforcing: false };
}
