/** Move phase: CA-030 to CA-035. */
import type { Refusal } from '@fieldpost/engine';
import type { Field } from '../board/field.ts';
import { fieldOf, MARGIN, slotOf } from '../board/field.ts';
import type { Identity } from '../board/identity.ts';
import { distance, STRIDE, squareName, squareNumber } from '../board/squares.ts';
import type { Command, MoveCommand } from '../commands.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusal.ts';
import type { State, Unit } from '../state.ts';
import { MOVED } from '../state.ts';
import { refuseUnit } from './units.ts';

/** Rows and files of the largest window: three squares each way (Trench Raiders, CA-001). */
const WINDOW = 7;
const CENTRE = 3;
const WINDOW_BITS = (1 << WINDOW) - 1;
/** Empty squares and squares reached, by row of the window around a unit; bit CENTRE is its own file. */
const empty = new Int32Array(WINDOW);
const reached = new Int32Array(WINDOW);

/**
 * CA-031 "a path of up to Move steps, each to one of the eight neighbouring squares; every square entered must be
 * empty": fills `reached` by steps, each spreading to the neighbours of what was reached before. CA-033, CA-034:
 * neither contact nor terrain is asked for.
 */
function spread(field: Field, square: number, steps: number): void {
  const line = Math.floor(square / STRIDE) + MARGIN - CENTRE;
  const shift = (square % STRIDE) + MARGIN - CENTRE;
  for (let row = CENTRE - steps; row <= CENTRE + steps; row++) {
    empty[row] = (~(field.taken[line + row] as number) >> shift) & WINDOW_BITS;
    reached[row] = 0;
  }
  reached[CENTRE] = 1 << CENTRE;
  for (let step = 1; step <= steps; step++) spreadOnce(step);
  reached[CENTRE] = (reached[CENTRE] as number) & ~(1 << CENTRE);
}

/** One step: what is reached spreads to its neighbours, in rows CENTRE - step to CENTRE + step. */
function spreadOnce(step: number): void {
  const last = CENTRE + step;
  let above = 0;
  for (let row = CENTRE - step; row <= last; row++) {
    const here = reached[row] as number;
    const next = row < last ? (reached[row + 1] as number) : 0;
    const across = here | (here << 1) | (here >> 1);
    const below = next | (next << 1) | (next >> 1);
    reached[row] = here | ((above | across | below) & (empty[row] as number));
    above = across;
  }
}

/** Appends the moves of one unit to a menu; returns its new length. */
export function listMoves(field: Field, who: Identity, square: number, into: Command[], length: number): number {
  const steps = who.sheet.move; // CA-032: Headquarters have Move 0
  if (steps === 0) return length;
  spread(field, square, steps);
  let n = length;
  const corner = square - CENTRE * STRIDE - CENTRE;
  for (let row = CENTRE - steps; row <= CENTRE + steps; row++) {
    let bits = reached[row] as number;
    while (bits !== 0) {
      const low = bits & -bits;
      into[n++] = who.moves[corner + row * STRIDE + 31 - Math.clz32(low)] as MoveCommand;
      bits ^= low;
    }
  }
  return n;
}

/** Whether a unit could move at all: one empty neighbour is enough. */
export function canMove(field: Field, who: Identity, square: number): boolean {
  if (who.sheet.move === 0) return false;
  const line = Math.floor(square / STRIDE) + MARGIN;
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
  const steps = (field.who[slot] as Identity).sheet.move;
  if (distance(from, to) > steps) return refuse('TOO_FAR', steps === 0 ? 'CA-032' : 'CA-031');
  if (field.slotAt[to] !== -1) return refuse('OCCUPIED', 'CA-031');
  if (steps > 1 && distance(from, to) > 1) {
    spread(field, from, steps);
    const row = Math.floor(to / STRIDE) - Math.floor(from / STRIDE) + CENTRE;
    const file = (to % STRIDE) - (from % STRIDE) + CENTRE;
    if ((((reached[row] as number) >> file) & 1) === 0) return refuse('NO_PATH', 'CA-031');
  }
  return null;
}

export function move(state: State, command: MoveCommand): readonly Event[] {
  const field = fieldOf(state);
  const from = squareName(field.squareOf[slotOf(state, command.unit)] as number);
  return [{ type: 'moved', unit: command.unit, from, to: command.to }];
}

export function evolveMoved(state: State, event: Extract<Event, { type: 'moved' }>): State {
  const slot = slotOf(state, event.unit);
  const units = state.units.slice();
  const unit = units[slot] as Unit;
  units[slot] = { ...unit, at: event.to, marks: unit.marks | MOVED };
  // H: "the first move or attack closes reinforce"
  return { ...state, units, reinforcing: false };
}
