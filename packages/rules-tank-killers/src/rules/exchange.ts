/** Full exchange: TDC-080 to TDC-084. */
import type { Refusal } from '@fieldpost/engine';
import { refuse } from '../refusal.ts';
import { type Open, otherSide, type Side } from '../state.ts';
import type { Course } from './course.ts';

/** TDC-081: "A player may attack [...] only while his `cycles` <= the opponent's `cycles`." */
export function refusesWaiting({ forces }: Open, side: Side): Refusal | null {
  const waits = forces[side].cycles > forces[otherSide(side)].cycles;
  return waits ? refuse('WAITING_FOR_EXCHANGE', 'TDC-081') : null;
}

/**
 * TDC-080: "When a player's formation deck has no card left [...] his reserve pile is shuffled at once and becomes his
 * formation deck". TDC-083: with an empty reserve pile it waits for cards, and is not counted again. TDC-084: the new deck
 * may be attacked like any other.
 */
export function tendDeck(course: Course, side: Side): void {
  if (course.force(side).deck > 0) return;
  if (!course.force(side).waiting) countCycle(course, side);
  const { reserve } = course.force(side);
  if (reserve.length > 0) course.emit({ type: 'reserveShuffled', side, cards: reserve.length });
}

/** TDC-082: "When both `cycles` are equal again after being unequal, a Full Exchange is complete". */
function countCycle(course: Course, side: Side): void {
  course.emit({ type: 'ranOut', side, cycles: course.force(side).cycles + 1 });
  const { german, anglo } = course.open.forces;
  if (german.cycles === anglo.cycles) course.emit({ type: 'exchanged', count: course.open.exchanges + 1 });
}
