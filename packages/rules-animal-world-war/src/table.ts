/** What a table on the match page asks of the rules, one function at a time: no texts, parsers or set-up come with them. */
export type * from './commands.ts';
export type { Notice } from './events.ts';
export { evolve } from './evolving.ts';
export { behind, type FlightLine, flightLine, geometryOf } from './field/geometry.ts';
export { pathOf, settledTies, tilesAlong } from './field/path-of-fire.ts';
export { menuOf, subjectsOf } from './menu.ts';
export {
  CRASH_RULES,
  type CrashRule,
  DEFAULT_PREFERENCES,
  INITIAL_ORDERS,
  type Preferences,
  type StandingOrders,
  TACTIC_ANSWERS,
  TACTIC_WINDOWS,
  TARGET_RULES,
  type TacticAnswer,
  type TacticWindow,
  type TargetRule,
} from './orders/standing-orders.ts';
export { bulletNeed } from './resolution/bullets.ts';
export { hasAction, soldierOf } from './rules/actors.ts';
export { coverAt } from './rules/ground.ts';
export { ownHurtBy } from './rules/harm.ts';
export { mayOrder, ordererOf } from './rules/orderers.ts';
export { needOf, weaponOf } from './rules/shooting.ts';
export { deployedIn } from './set-up/deployed.ts';
export { deployedBy } from './set-up/reveal.ts';
export type * from './state.ts';
export { flakNeed } from './tactics/effects.ts';
export { nameOf } from './telling/names.ts';
export { tellOn } from './telling/on-a-field.ts';
export { placeOn, placesIn, printedName } from './telling/places.ts';
export { tell } from './telling.ts';
export type { View } from './view.ts';
