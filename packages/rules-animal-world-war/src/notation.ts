/** Lines of notation. */
export { readCommand } from './notation/read.ts';
export { recount } from './notation/recount.ts';
export { writeCommand } from './notation/write.ts';
