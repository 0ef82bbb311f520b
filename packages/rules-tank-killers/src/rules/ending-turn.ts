/** The end of a turn (THE-RULES "States of a turn", END_TURN): TDC-020, 021, 081, 094. */
import type { Refusal } from '@fieldpost/engine';
import { refuse } from '../refusal.ts';
import { type Open, otherSide } from '../state.ts';
import { cleanUp, refusesFirstAttack } from './attacker.ts';
import type { Course } from './course.ts';
import { beginTurn, refusesHand } from './maneuver.ts';
import type { Next } from './next.ts';
import { testTurnLimit } from './victory.ts';

/** TDC-021: "The first attack of a turn is not optional if he may attack"; TDC-081: else the turn is MANEUVER and its end. */
export function refusesEndTurn(open: Open): Refusal | null {
  if (open.phase === 'free') return null;
  if (open.phase !== 'maneuver') return refuse('WRONG_WINDOW', null);
  return refusesFirstAttack(open) === null ? refuse('WRONG_WINDOW', 'TDC-021') : refusesHand(open);
}

export function endTurn(course: Course): Next {
  const { active, phase } = course.open;
  if (phase === 'maneuver') cleanUp(course, active);
  course.emit({ type: 'turnEnded', side: active, turn: course.force(active).turns });
  testTurnLimit(course);
  if (!course.over) beginTurn(course, otherSide(active));
  return null;
}
