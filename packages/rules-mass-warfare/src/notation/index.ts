export { readCommand } from './read.ts';
export { recount } from './recount.ts';
export { writeCommand, writeOrder } from './write.ts';
