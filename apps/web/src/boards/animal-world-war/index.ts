/** The table of Animal World War, loaded when a match of it is opened. */
import './inks.css';

export { lossOf, ruleOf } from './rule-links.ts';
export { AwwTable } from './table.tsx';
