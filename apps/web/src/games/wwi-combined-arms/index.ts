/** The table of WWI Combined Arms, loaded when a match of it is opened. */

export { WwiTable } from './table.tsx';
