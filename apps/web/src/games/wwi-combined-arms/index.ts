/** The table of WWI Combined Arms, loaded when a match of it is opened. */
import './palette.css';

export { WwiTable } from './table.tsx';
