/** Maneuver phase: TDC-010 to TDC-013. */
import type { Refusal } from '@fieldpost/engine';
import type { UnitId } from '../catalogue/formations.ts';
import type { DiscardCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import type { Open, Side } from '../state.ts';
import type { Course } from './course.ts';
import { drawTactics } from './drawing.ts';
import { tendDeck } from './exchange.ts';
import type { Next } from './next.ts';

const DEALT = 3;
export const MAX_IN_HAND = 9;

/** TDC-004: "Each player is dealt 3 tactics cards; German first." */
export function deal(course: Course): void {
  drawTactics(course, 'german', DEALT);
  drawTactics(course, 'anglo', DEALT);
}

/** TDC-010: "The active player draws 3 tactics cards, also in his first turn". */
export function beginTurn(course: Course, side: Side): void {
  course.emit({ type: 'turnBegan', side, turn: course.force(side).turns + 1 });
  drawTactics(course, side, DEALT);
}

export function mustDiscard({ forces, active }: Open): boolean {
  return forces[active].hand > MAX_IN_HAND;
}

/** TDC-011: "Above 9 he discards down to 9 at once": nothing else of this phase may end it before. */
export function refusesHand(open: Open): Refusal | null {
  return mustDiscard(open) ? refuse('DISCARD_COUNT', 'TDC-011') : null;
}

export function refusesDiscard(open: Open): Refusal | null {
  if (open.phase !== 'maneuver') return refuse('WRONG_WINDOW', 'TDC-011');
  return mustDiscard(open) ? null : refuse('DISCARD_COUNT', 'TDC-011');
}

export function discard(course: Course, side: Side, { card }: DiscardCommand): Next {
  course.emit({ type: 'discarded', side, card });
  return null;
}

/** TDC-013: "Not playable with an empty casualty pile." */
export function refusesRecover({ forces }: Open, side: Side): Refusal | null {
  return forces[side].casualties.length === 0 ? refuse('CASUALTY_EMPTY', 'TDC-013') : null;
}

/** TDC-013: "The top card of his casualty pile goes to the bottom of his reserve pile." */
export function recover(course: Course, side: Side): Next {
  course.emit({ type: 'recovered', side, unit: course.force(side).casualties.at(-1) as UnitId });
  tendDeck(course, side);
  return null;
}
