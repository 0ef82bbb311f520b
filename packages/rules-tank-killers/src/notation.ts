/** The game's notation: one line for each command. */
export { readCommand } from './notation/read.ts';
export { writeCommand } from './notation/write.ts';
