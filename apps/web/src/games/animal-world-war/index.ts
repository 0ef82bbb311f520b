/** The table of Animal World War, loaded when a match of it is opened. */
import './palette.css';

export { AwwTable } from './table.tsx';
