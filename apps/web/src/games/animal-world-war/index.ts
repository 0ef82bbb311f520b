/** The table of Animal World War, loaded when a match of it is opened. */

export { AwwTable } from './table.tsx';
