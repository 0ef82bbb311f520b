/** What a table on the match page asks of the rules, one function at a time: no texts of rules, parsers or set-up come with them. */
export { isBarred } from './air/bases.ts';
export { comingAt, hexOfAim } from './air/sorties.ts';
export { planesAt } from './combat/attacks.ts';
export type * from './commands.ts';
export { isOrder, stepsOf } from './commands.ts';
export { sitesOf } from './economy/building.ts';
export { atLimit, limitOf, unitsOf, yieldOf } from './economy/supply.ts';
export type { Notice } from './events.ts';
export { evolve } from './evolving.ts';
export { groundOf } from './field/ground.ts';
export type { FieldMap } from './field/map.ts';
export { endsMove } from './ground/entering.ts';
export { reachOf } from './ground/reaching.ts';
export { ordersOf, refusesOrder, subjectsIn } from './judging/orders.ts';
export { harmsOwn, menuOf, subjectsOf } from './menu.ts';
export { writeCommand, writeOrder } from './notation/write.ts';
export { answer } from './orders/answering.ts';
export { projected } from './orders/projecting.ts';
export {
  INITIAL_ORDERS,
  PASSED_WORDS,
  type PassedWord,
  SCRAMBLE_WORDS,
  type ScrambleOrders,
  type ScrambleWord,
  type Standing,
  type StandingOrders,
} from './orders/standing-orders.ts';
export {
  activeSides,
  armyOf,
  controls,
  fireAt,
  groundIn,
  infrastructureAt,
  inOrder,
  isActive,
  isCarried,
  isPlane,
  loadOf,
  standingAt,
  unitOf,
} from './state/board.ts';
export type * from './state.ts';
export { typeName, unitName, where } from './telling/names.ts';
export { tell } from './telling.ts';
export { awaitedIn, partAt, plannable, stageAt } from './turn/places.ts';
export { citiesHeld, peopleOnMap } from './turn/ranking.ts';
export type { View } from './view.ts';
