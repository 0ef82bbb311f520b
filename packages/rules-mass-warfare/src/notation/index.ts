export { readCommand } from './read.ts';
export { writeCommand, writeOrder } from './write.ts';
