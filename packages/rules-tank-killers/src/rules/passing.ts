/** Passing: in the windows where a card may be played and does not have to be (THE-RULES "States of a turn"). */
import type { Refusal } from '@fieldpost/engine';
import { refuse } from '../refusal.ts';
import type { Open, Phase, PlayWindow, Side } from '../state.ts';
import type { Course } from './course.ts';
import { passModifier } from './modifiers.ts';
import { ends, type Next } from './next.ts';

const PASSABLE: readonly Phase[] = ['lostAttack', 'negate', 'modifier', 'finish'];

export function refusesPass({ phase }: Open): Refusal | null {
  return PASSABLE.includes(phase) ? null : refuse('WRONG_WINDOW', null);
}

export function pass(course: Course, side: Side): Next {
  const { phase } = course.open;
  course.emit({ type: 'passed', side, window: phase as PlayWindow });
  if (phase === 'negate') return { step: 'settle' };
  if (phase === 'modifier') return passModifier(course);
  return phase === 'finish' ? ends('survived') : null;
}
