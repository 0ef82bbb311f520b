/** The table of WWI Combined Arms, loaded when a match of it is opened. */
import type { TableModule } from '../table.ts';
import { lossOf, ruleOf } from './rule-links.ts';
import { WwiTable } from './table.tsx';

export const Table: TableModule['Table'] = WwiTable;
export { lossOf, ruleOf };
