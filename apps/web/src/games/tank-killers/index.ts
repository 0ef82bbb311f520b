/** The table of Tank Killers, loaded when a match of it is opened. */
import './duel.css';

export { TankKillersTable } from './table.tsx';
