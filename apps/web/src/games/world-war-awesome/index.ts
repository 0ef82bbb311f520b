/** The table of World War Awesome!, loaded when a match of it is opened. */
import './palette.css';

export { WorldWarAwesomeTable } from './table.tsx';
