/** The table of Mass Warfare, loaded when a match of it is opened. */
import './inks.css';

export { MassWarfareTable } from './table.tsx';
