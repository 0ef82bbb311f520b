/** Attack phase, which is the fire phase (CA-043): CA-040 to CA-044, and what follows from a hit: CA-050, CA-058, CA-070. */
import type { Refusal } from '@fieldpost/engine';
import type { Field } from '../board/field.ts';
import { fieldOf, MARGIN, slotOf } from '../board/field.ts';
import type { Identity } from '../board/identity.ts';
import { attackCommand } from '../board/identity.ts';
import { distance, STRIDE, squareName } from '../board/squares.ts';
import { matrixDamage, UNIT_TYPES } from '../catalogue/units.ts';
import type { AttackCommand, Command } from '../commands.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusal.ts';
import type { State, Unit } from '../state.ts';
import { ATTACKED, ELITE, FALLEN, isElite, RETREATED } from '../state.ts';
import { creditsFor, recordHit } from './experience.ts';
import { retreatSquares } from './retreating.ts';
import { effectiveDefense, refuseUnit, withUnit } from './units.ts';
import { headquartersFallen } from './victory.ts';

/** CA-002 by places in the master list: attacker * TYPES + target. */
const TYPES = UNIT_TYPES.length;
const DAMAGE: readonly (1 | 2)[] = UNIT_TYPES.flatMap((by) => UNIT_TYPES.map((on) => matrixDamage(by, on)));

/** H: damage(a, t). CA-062: "always does 2 damage instead of 1; never more than 2". */
export function damageOf(attacker: Unit, by: Identity, target: Identity): 1 | 2 {
  return isElite(attacker) ? 2 : (DAMAGE[by.order * TYPES + target.order] as 1 | 2);
}

/** Appends the attacks of one unit to a menu; returns its new length. CA-041: "an enemy unit at distance 1..Range". */
export function listAttacks(field: Field, who: Identity, square: number, into: Command[], length: number): number {
  const enemy = who.side === 'south' ? field.north : field.south;
  const range = who.range;
  const line = ((square / STRIDE) | 0) + MARGIN;
  const shift = (square % STRIDE) + MARGIN - range;
  const window = (1 << (2 * range + 1)) - 1;
  const corner = square - range;
  let n = length;
  for (let row = -range; row <= range; row++) {
    let bits = ((enemy[line + row] as number) >> shift) & window;
    while (bits !== 0) {
      const low = bits & -bits;
      const target = field.slotAt[corner + row * STRIDE + 31 - Math.clz32(low)] as number;
      into[n++] = attackCommand(who, field.who[target] as Identity);
      bits ^= low;
    }
  }
  return n;
}

/** Whether an enemy is in range of a unit. */
export function canAttack(field: Field, who: Identity, square: number): boolean {
  const enemy = who.side === 'south' ? field.north : field.south;
  const range = who.range;
  const line = ((square / STRIDE) | 0) + MARGIN;
  let rows = (enemy[line - 1] as number) | (enemy[line] as number) | (enemy[line + 1] as number);
  for (let away = 2; away <= range; away++) rows |= (enemy[line - away] as number) | (enemy[line + away] as number);
  return ((rows >> ((square % STRIDE) + MARGIN - range)) & ((1 << (2 * range + 1)) - 1)) !== 0;
}

export function refusesAttack(view: State, command: AttackCommand): Refusal | null {
  // THE-RULES "States of a turn": the first attack closes the move phase
  if (view.phase !== 'move' && view.phase !== 'attack') return refuse('WRONG_PHASE', 'CA-040');
  const by = slotOf(view, command.unit);
  const on = slotOf(view, command.target);
  if (view.units[on]?.at === null || on < 0) return refuse('UNKNOWN_UNIT', null);
  const stranger = refuseUnit(view, by, view.active);
  if (stranger !== null) return stranger;
  // CA-040: "may attack once"
  if (((view.units[by] as Unit).marks & ATTACKED) !== 0) return refuse('ALREADY_ATTACKED', 'CA-040');
  const field = fieldOf(view);
  const attacker = field.who[by] as Identity;
  if ((field.who[on] as Identity).side === attacker.side) return refuse('OWN_UNIT', 'CA-041');
  const away = distance(field.squareOf[by] as number, field.squareOf[on] as number);
  return away > attacker.range ? refuse('OUT_OF_RANGE', 'CA-041') : null;
}

/** H: attack(a, t). */
export function attack(state: State, command: AttackCommand): readonly Event[] {
  const field = fieldOf(state);
  const by = slotOf(state, command.unit);
  const on = slotOf(state, command.target);
  const target = state.units[on] as Unit;
  const points = damageOf(state.units[by] as Unit, field.who[by] as Identity, field.who[on] as Identity);
  const at = squareName(field.squareOf[on] as number);
  const from = squareName(field.squareOf[by] as number);
  const hit: Event = { type: 'attacked', unit: command.unit, from, target: command.target, at, damage: points };
  // CA-050: "damage is equal to or above its effective Defense"
  if (target.damage + points < effectiveDefense(field, target, on)) return [hit];
  return [hit, ...fallBack(state, field, on, command.unit)];
}

/** CA-050 "it must retreat at once", or be destroyed: CA-056, CA-058. */
function fallBack(state: State, field: Field, slot: number, attacker: string): readonly Event[] {
  const unit = state.units[slot] as Unit;
  const from = field.squareOf[slot] as number;
  const at = squareName(from);
  if ((unit.marks & RETREATED) !== 0) return destroy(state, slot, at, 'doubleWhammy', attacker);
  const squares = retreatSquares(field, slot);
  const [to] = squares;
  if (to === undefined) return destroy(state, slot, at, 'noRetreat', attacker);
  // THE-RULES "Playing by post": "If only one square is legal it is taken without asking"
  if (squares.length === 1) return [{ type: 'retreated', unit: unit.id, from: at, to: squareName(to) }];
  return [{ type: 'retreatForced', unit: unit.id, at }];
}

/** H: destroy(t). CA-070: the game ends at the moment the Headquarters is destroyed. */
function destroy(
  state: State,
  slot: number,
  at: string,
  why: 'noRetreat' | 'doubleWhammy',
  attacker: string,
): readonly Event[] {
  const unit = (state.units[slot] as Unit).id;
  const fallen: Event = { type: 'destroyed', unit, at, why, credited: creditsFor(state, unit, attacker) };
  const outcome = headquartersFallen(state, unit);
  return outcome === null ? [fallen] : [fallen, { type: 'finished', outcome }];
}

/** CA-042: damage adds up. CA-040: the attacker has attacked; the move phase is over. */
export function evolveAttacked(state: State, event: Extract<Event, { type: 'attacked' }>): State {
  const by = slotOf(state, event.unit);
  const on = slotOf(state, event.target);
  const attacker = state.units[by] as Unit;
  const target = state.units[on] as Unit;
  const fired = withUnit(state.units, by, { ...attacker, marks: attacker.marks | ATTACKED });
  const units = withUnit(fired, on, { ...target, damage: target.damage + event.damage });
  return { ...state, phase: 'attack', reinforcing: false, units, hits: recordHit(state, event.target, event.unit) };
}

/** CA-050: the owner is asked. */
export function evolveRetreatForced(state: State, event: Extract<Event, { type: 'retreatForced' }>): State {
  return { ...state, phase: 'retreat', retreating: event.unit };
}

/** CA-059: "Destroyed units leave the board at once". CA-064: those who helped gain their credits. */
export function evolveDestroyed(state: State, event: Extract<Event, { type: 'destroyed' }>): State {
  const slot = slotOf(state, event.unit);
  const unit = state.units[slot] as Unit;
  const helpers = event.credited.map((id) => slotOf(state, id));
  let units = withUnit(state.units, slot, { ...unit, at: null, damage: 0, marks: (unit.marks & ELITE) | FALLEN });
  for (const by of helpers) {
    const credited = units[by] as Unit;
    units = withUnit(units, by, { ...credited, kills: credited.kills + 1 });
  }
  // CA-072: without reinforcements a position from before a loss cannot come again
  const seen = state.options.reinforcements === 'on' ? state.seen : [];
  return { ...state, units, seen, loss: true };
}
