/**
 * The notation of THE-RULES "Notation": `e3-e5` move, `e5xe6` attack, `r e6-e7` retreat, `+I a1` reinforcement, `I3 a2` placing,
 * `army I8 ...`, `plan I1 a3, ...`, `retreats all list ...`, `pass` and `end`. Reading forgives, writing is strict.
 */
export { readCommand } from './notation/read.ts';
export { recount } from './notation/recount.ts';
export { writeCommand } from './notation/write.ts';
export { readPosition, writePosition } from './scenarios/position.ts';
