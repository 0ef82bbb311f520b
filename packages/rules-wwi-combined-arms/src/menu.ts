/** Menus: what may be done now, whole or unit by unit, read from the view. All that is listed is legal. */
import type { Seat } from '@fieldpost/engine';
import type { Field } from './board/field.ts';
import { fieldOf, slotOf } from './board/field.ts';
import type { Identity } from './board/identity.ts';
import type { Command } from './commands.ts';
import { END_TURN } from './commands.ts';
import { listArmies } from './rules/army.ts';
import { canAttack, listAttacks } from './rules/attacking.ts';
import { canMove, listMoves } from './rules/moving.ts';
import { freeZone, listPlacings, waitingUnits } from './rules/placing.ts';
import { listReinforcements, reinforcementSubjects } from './rules/reinforcing.ts';
import { listRetreats } from './rules/retreating.ts';
import { isAwaited } from './sequence.ts';
import type { Side, Unit } from './state.ts';
import { ATTACKED, MOVED } from './state.ts';
import type { View } from './view.ts';

/** Menus are gathered here and handed out as copies of the right length. */
const gathered: Command[] = new Array(1024).fill(END_TURN);
const NOTHING: readonly Command[] = [];

export function menuOf(view: View, seat: Seat<Side>, subject: string | null): readonly Command[] {
  if (seat.player !== 0 || !isAwaited(view, seat.side)) return NOTHING;
  const length = gather(view, seat.side, subject);
  return gathered.slice(0, length);
}

function gather(view: View, side: Side, subject: string | null): number {
  switch (view.phase) {
    case 'move':
    case 'attack':
      return subject === null ? gatherTurn(view) : gatherSubject(view, subject);
    case 'retreat':
      return subject === null || subject === view.retreating ? listRetreats(view, gathered, 0) : 0;
    case 'place':
      return listPlacings(view, gathered, 0, subject);
    case 'army':
      return subject === null || subject === '' ? listArmies(view, side, gathered, 0) : 0;
    default:
      return 0;
  }
}

/** The whole menu of a turn: every unit's moves and attacks, reinforcements, and the end of the turn. */
function gatherTurn(view: View): number {
  const field = fieldOf(view);
  const moving = view.phase === 'move';
  const units = view.units;
  let n = 0;
  for (let slot = 0; slot < units.length; slot++) {
    const who = field.who[slot] as Identity;
    if (who.side === view.active) n = gatherUnit(field, who, units[slot] as Unit, slot, moving, n);
  }
  if (view.reinforcing) n = listReinforcements(view, gathered, n, null);
  gathered[n++] = END_TURN;
  return n;
}

/** CA-030 each unit moves once, CA-040 and attacks once; the first attack closes the moves of all (THE-RULES "States of a turn"). */
function gatherUnit(field: Field, who: Identity, unit: Unit, slot: number, moving: boolean, length: number): number {
  const square = field.squareOf[slot] as number;
  if (square < 0) return length;
  let n = length;
  if (moving && (unit.marks & MOVED) === 0) n = listMoves(field, who, square, gathered, n);
  if ((unit.marks & ATTACKED) === 0) n = listAttacks(field, who, square, gathered, n);
  return n;
}

/** The menu of one unit, of one possible reinforcement (by the id it would get), or of '' = the end of the turn. */
function gatherSubject(view: View, subject: string): number {
  if (subject === '') {
    gathered[0] = END_TURN;
    return 1;
  }
  const slot = slotOf(view, subject);
  if (slot < 0) return listReinforcements(view, gathered, 0, subject);
  const field = fieldOf(view);
  const who = field.who[slot] as Identity;
  if (who.side !== view.active) return 0;
  return gatherUnit(field, who, view.units[slot] as Unit, slot, view.phase === 'move', 0);
}

const NOBODY: readonly string[] = [];

/** What may be acted with: ids of units on the board, to be placed or to come as reinforcement; '' for what needs no unit. */
export function subjectsOf(view: View, seat: Seat<Side>): readonly string[] {
  if (seat.player !== 0 || !isAwaited(view, seat.side)) return NOBODY;
  switch (view.phase) {
    case 'move':
    case 'attack':
      return turnSubjects(view);
    case 'retreat':
      return [view.retreating as string];
    case 'place':
      return freeZone(view, view.active).length === 0 ? NOBODY : waitingUnits(view, view.active).map(({ id }) => id);
    case 'army':
      return view.armies[seat.side] === null ? [''] : NOBODY;
    default:
      return NOBODY;
  }
}

/** Subjects are gathered like menus. */
const named: string[] = new Array(256).fill('');

function turnSubjects(view: View): readonly string[] {
  const field = fieldOf(view);
  const moving = view.phase === 'move';
  const units = view.units;
  let n = 0;
  for (let slot = 0; slot < units.length; slot++) {
    const who = field.who[slot] as Identity;
    const square = field.squareOf[slot] as number;
    if (who.side !== view.active || square < 0) continue;
    if (mayAct(field, who, square, (units[slot] as Unit).marks, moving)) named[n++] = who.id;
  }
  if (view.reinforcing) for (const id of reinforcementSubjects(view)) named[n++] = id;
  named[n++] = '';
  return named.slice(0, n);
}

/** Whether a unit has anything in the menu. */
function mayAct(field: Field, who: Identity, square: number, marks: number, moving: boolean): boolean {
  if (moving && (marks & MOVED) === 0 && canMove(field, who, square)) return true;
  return (marks & ATTACKED) === 0 && canAttack(field, who, square);
}
