/** The general search: it plays any game over the contract, knows what its seat knows, and thinks in nodes, not in time. */
export { LEVELS } from './levels.ts';
export { type Asked, type Plan, planOf } from './plan.ts';
export type { Reason } from './reasons.ts';
