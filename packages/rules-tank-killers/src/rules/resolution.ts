/** Resolution, finish and the end of an attack: TDC-060 to TDC-066. */
import type { Attack, AttackResult } from '../state.ts';
import { otherSide } from '../state.ts';
import { isSupport } from './conditions.ts';
import type { Course } from './course.ts';
import { tendDeck } from './exchange.ts';
import { defenceOf, marginOf, modifiedFactor } from './factors.ts';
import { ends, type Next } from './next.ts';
import { testBreak } from './victory.ts';

/** TDC-060: "Modified factor >= Def: the defender is destroyed". */
export function resolve(course: Course): Next {
  const { attack } = course;
  const destroyed = marginOf(attack) >= 0;
  course.emit({ type: 'resolved', factor: modifiedFactor(attack), defence: defenceOf(attack) });
  return destroyed ? loseTarget(course, 'destroyed', 'destroyed') : null;
}

/** TDC-062, 064: one Damage card or Abandon Tank; TDC-063: it may be negated. */
export function finish({ contested }: Course): Next {
  return contested ? null : { step: 'carryOutFinish', stands: true };
}

export function carryOutFinish(course: Course, stands: boolean): Next {
  return stands ? loseTarget(course, 'outOfAction', 'finished') : ends('survived');
}

/** TDC-060: "goes on top of its owner's casualty pile, from table or deck". */
function loseTarget(course: Course, why: 'destroyed' | 'outOfAction', result: AttackResult): Next {
  const side = otherSide(course.open.active);
  const { id, unit } = course.attack.target as NonNullable<Attack['target']>;
  course.emit({ type: 'lost', side, id, unit, why });
  testBreak(course, side);
  if (!course.over) tendDeck(course, side);
  return ends(result);
}

/** TDC-040, TDC-065: the attacker goes to its owner's casualty pile. */
export function loseAttacker(course: Course, why: 'outOfAction' | 'spent'): void {
  const side = course.open.active;
  const { id, unit } = course.attack.attacker;
  course.emit({ type: 'lost', side, id, unit, why });
  testBreak(course, side);
}

/** TDC-065: "At the end of every attack, however it ended, an attacking support card goes to its owner's casualty pile"; TDC-045: End Turn skips FREE. */
export function endAttack(course: Course, result: AttackResult): Next {
  if (isSupport(course.attack.attacker.unit)) loseAttacker(course, 'spent');
  if (course.over) return null;
  course.emit({ type: 'attackEnded', result });
  return result === 'turnedBack' ? { step: 'endTurn' } : null;
}
