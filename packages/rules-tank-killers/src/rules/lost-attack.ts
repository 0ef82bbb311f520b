/** Lost attack: TDC-040 to TDC-045. */
import { type TacticId, tacticOf } from '../catalogue/tactics.ts';
import type { Course } from './course.ts';
import { ends, type Next } from './next.ts';
import { loseAttacker } from './resolution.ts';

/** TDC-040: "The defender may play **one** card"; TDC-043: a Morale card or Breakdown may be negated at once. */
export function stop({ contested }: Course, card: TacticId): Next {
  return contested ? null : { step: 'carryOutStop', card };
}

/** TDC-040: "with Lost Action (attack ends), End Turn (attack and turn end), or [...] Out of Action (attack ends, the attacking unit goes to its owner's casualty pile)". */
export function carryOutStop(course: Course, card: TacticId): Next {
  const { effect } = tacticOf(card);
  if (effect.kind === 'lost') return ends('stopped');
  if (effect.kind === 'endTurn') return ends('turnedBack');
  loseAttacker(course, 'outOfAction');
  return ends('mined');
}
