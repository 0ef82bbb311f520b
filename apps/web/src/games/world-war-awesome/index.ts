/** The table of World War Awesome!, loaded when a match of it is opened. */

export { WorldWarAwesomeTable } from './table.tsx';
