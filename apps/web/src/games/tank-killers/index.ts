/** The table of Tank Killers, loaded when a match of it is opened. */

export { TankKillersTable } from './table.tsx';
