/** Attacker: TDC-020 to TDC-023, and the attacker of a free attack, TDC-071. */
import type { Refusal } from '@fieldpost/engine';
import { unitOf } from '../catalogue/formations.ts';
import { type Tactic, type TacticId, tacticOf } from '../catalogue/tactics.ts';
import { type AttackWithCommand, TOP } from '../commands.ts';
import { refuse } from '../refusal.ts';
import type { Open, Side, TableCard } from '../state.ts';
import { isOneOf, isSupport } from './conditions.ts';
import type { Course } from './course.ts';
import { nextUnit } from './drawing.ts';
import { refusesWaiting, tendDeck } from './exchange.ts';
import type { Next } from './next.ts';

/** TDC-020: "all own table cards that attacked in his last turn go to his reserve pile; also when he then may not attack". */
export function cleanUp(course: Course, side: Side): void {
  const units = tired(course.open, side).map(({ unit }) => unit);
  if (units.length === 0) return;
  course.emit({ type: 'cleanedUp', side, units });
  tendDeck(course, side);
}

function tired({ forces }: Open, side: Side): readonly TableCard[] {
  return forces[side].table.filter(({ attacked }) => attacked === 'lastTurn');
}

/** TDC-081, TDC-083: a player waits for the exchange, or has no card to attack with, nor gets one by TDC-020. */
export function refusesFirstAttack(open: Open): Refusal | null {
  const { active, forces } = open;
  const waits = refusesWaiting(open, active);
  if (waits !== null) return waits;
  const none = forces[active].deck === 0 && tired(open, active).length === 0;
  return none ? refuse('CONDITION_FAILED', 'TDC-083') : null;
}

/** TDC-021: "He must then put the top card of his formation deck face up on the table: it attacks." */
export function firstAttack(course: Course): Next {
  cleanUp(course, course.open.active);
  return topCardAttacks(course);
}

/** TDC-022: a top card that lies face up is the one; else it is drawn now. */
export function topCardAttacks(course: Course): Next {
  const side = course.open.active;
  const { top } = course.force(side);
  const card = top ?? { id: `#${course.open.nextId}`, unit: nextUnit(course, side) };
  course.emit({ type: 'cameUp', side, ...card });
  tendDeck(course, side);
  return { step: 'lookForTarget' };
}

/** TDC-071: "an own non-support table card that already attacked this turn". */
export function repeaters({ forces, active }: Open, tactic: Tactic): readonly TableCard[] {
  return forces[active].table.filter(
    ({ attacked, unit }) =>
      attacked === 'thisTurn' && !isSupport(unit) && isOneOf(unitOf(unit).type, tactic.condition.chosen),
  );
}

/** TDC-071, 072: the top card, or with a Same Unit card an own card of this turn; Fast Turret Traverse wants a tank of them. */
export function refusesAttackWith(open: Open, command: AttackWithCommand): Refusal | null {
  if (open.phase !== 'attacker') return refuse('WRONG_WINDOW', 'TDC-071');
  const tactic = tacticOf(open.freeAction as TacticId);
  const must = tactic.effect.kind === 'free' && tactic.effect.sameUnit === 'must';
  if (command.unit === TOP) return refusesTop(open, must);
  const card = open.forces[open.active].table.find(({ id }) => id === command.unit);
  if (card === undefined) return refuse('ILLEGAL_TARGET', 'TDC-071');
  if (!isOneOf(unitOf(card.unit).type, tactic.condition.chosen)) return refuse('CONDITION_FAILED', 'TDC-072');
  if (card.attacked !== 'thisTurn') return refuse('ILLEGAL_TARGET', 'TDC-071');
  return isSupport(card.unit) ? refuse('SUPPORT_CANNOT_REPEAT', 'TDC-071') : null;
}

function refusesTop({ forces, active }: Open, must: boolean): Refusal | null {
  if (must) return refuse('CONDITION_FAILED', 'TDC-072');
  return forces[active].deck === 0 ? refuse('ILLEGAL_TARGET', 'TDC-083') : null;
}

export function attackWith(course: Course, { unit }: AttackWithCommand): Next {
  return unit === TOP ? topCardAttacks(course) : attackAgain(course, unit);
}

/** TDC-071: "with a Same unit card [...] an own non-support table card that already attacked this turn". */
function attackAgain(course: Course, chosen: string): Next {
  const side = course.open.active;
  const { id, unit } = course.force(side).table.find((card) => card.id === chosen) as TableCard;
  course.emit({ type: 'attacksAgain', side, id, unit });
  return { step: 'lookForTarget' };
}
