/** Lines of notation. */
export { readCommand } from './notation/read.ts';
export { writeCommand } from './notation/write.ts';
