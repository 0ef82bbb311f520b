/** The table of WWI Combined Arms, loaded when a match of it is opened. */
export { lossOf, ruleOf } from './rule-links.ts';
export { WwiTable } from './table.tsx';
