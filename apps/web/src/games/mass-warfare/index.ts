/** The table of Mass Warfare, loaded when a match of it is opened. */

export { MassWarfareTable } from './table.tsx';
