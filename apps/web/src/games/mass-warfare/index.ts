/** The table of Mass Warfare, loaded when a match of it is opened. */
import './palette.css';

export { MassWarfareTable } from './table.tsx';
