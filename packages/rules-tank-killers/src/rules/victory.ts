/** Victory: TDC-090 to TDC-096. Resigning and draws (TDC-093) are known to every match. */
import type { Outcome } from '@fieldpost/engine';
import type { End } from '../about.ts';
import { BREAK_POINTS, PRESETS, type PresetId } from '../catalogue/presets.ts';
import type { BySide, Force, Options, Side } from '../state.ts';
import { otherSide, SIDES } from '../state.ts';
import type { Course } from './course.ts';

/** TDC-104: the listed formation of a side. */
export function presetOf(options: Options, side: Side): PresetId {
  if (side === 'anglo') return options.anglo;
  return options.german === 'panzer' ? 'panzer' : 'german';
}

/** TDC-092, 096: the break point of a side in hundredths of its deck. */
function breakPercent(options: Options, side: Side): number {
  const { breakPoint, germanBreakPoint, angloBreakPoint } = options;
  if (breakPoint === 'custom') return side === 'german' ? germanBreakPoint : angloBreakPoint;
  return BREAK_POINTS[breakPoint][PRESETS[presetOf(options, side)].nation];
}

/** TDC-090: "half (rounded up)"; 20 German, 25 Anglo. */
export function breakAt(options: Options, side: Side, size: number): number {
  return Math.ceil((size * breakPercent(options, side)) / 100);
}

/** TDC-091: "Tested after every card that enters a casualty pile". */
export function testBreak(course: Course, side: Side): void {
  const { casualties, breakAt: limit } = course.force(side);
  if (casualties.length >= limit) finish(course, 'breakpoint', otherSide(side));
}

/** TDC-094: "tested when both have had that many turns: the player with the smaller share of casualties to his own break point". */
export function testTurnLimit(course: Course): void {
  const { forces, options } = course.open;
  if (SIDES.some((side) => forces[side].turns < options.turnLimit)) return;
  const worn = share(forces.german, forces.anglo);
  finish(course, 'turn-limit', worn === 0 ? null : worn < 0 ? 'german' : 'anglo');
}

/** Below 0: the first has the smaller share. "equal shares (as fractions) are a draw". */
function share(one: Force, other: Force): number {
  return one.casualties.length * other.breakAt - other.casualties.length * one.breakAt;
}

function finish(course: Course, reason: End, winner: Side | null): void {
  course.emit({ type: 'finished', outcome: outcomeOf(course.open.forces, reason, winner) });
}

/** The score of a side is what it destroyed: the casualties of the other. */
function outcomeOf(forces: BySide<Force>, reason: End, winner: Side | null): Outcome<Side> {
  const places = SIDES.map((side) => {
    const place = winner === null || winner === side ? 1 : 2;
    return { side, place, score: forces[otherSide(side)].casualties.length };
  });
  return { reason, places };
}
