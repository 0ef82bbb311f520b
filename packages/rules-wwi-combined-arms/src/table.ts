/** What a table on the match page asks of the rules, one function at a time: no texts of rules, parsers or set-up come with them. */
export { REFUSALS } from './catalogue/refusals.ts';
export type { Command, Direction, Placement, RetreatChoice, RetreatOrders, RetreatRule } from './commands.ts';
export type { Notice } from './events.ts';
export { evolve } from './evolving.ts';
export { resolve, validate } from './judging.ts';
export { menuOf } from './menu.ts';
export { printedLayout } from './orders/defaults.ts';
export type { StandingOrders } from './orders/standing-orders.ts';
export { INITIAL_ORDERS } from './orders/standing-orders.ts';
export { previewAttacks } from './preview.ts';
export { refusesArmy, typeLimits } from './rules/army.ts';
export type { Army, Options, Side, State } from './state.ts';
export type { View } from './view.ts';
export { unitsOf } from './view.ts';
