/** What a table on the match page asks of the rules, one function at a time: no texts of rules, parsers or set-up come with them. */

export type { Component } from './catalogue/models.ts';
export { SEATS } from './catalogue/sides.ts';
export type * from './commands.ts';
export type { Notice } from './events.ts';
export { evolve } from './evolving.ts';
export { controlIn, isJammed } from './frequency/control.ts';
export { cupName, ownDevices } from './frequency/cups.ts';
export {
  cellOf,
  GRID,
  hexAt,
  hexOfColumn,
  isInside,
  localAt,
  localOf,
  placeOf,
  samePos,
  tankOf,
  terrainAt,
} from './geometry/grid.ts';
export { distance, turned } from './geometry/hexes.ts';
export type { Layout } from './geometry/layouts.ts';
export { ownHurtBy } from './judging/own-harm.ts';
export { menuOf, subjectsOf } from './menu.ts';
export { writePos } from './notation/places.ts';
export { writeCommand } from './notation/write.ts';
export { answer } from './orders/answering.ts';
export {
  ANY,
  type Guard,
  INITIAL_ORDERS,
  type QueueElement,
  type StandingOrders,
  THROW_POLICIES,
  type ThrowPolicy,
} from './orders/standing-orders.ts';
export {
  cellOfHex,
  coveredBy,
  factsOf,
  footprintIn,
  isDestroyed,
  isShielded,
  layoutIn,
  projected,
  tankIn,
  unitAt,
  unitOf,
} from './state/board.ts';
export type * from './state.ts';
export { countOf, legalMoments, rideOf } from './tank/moments.ts';
export { refusesOrder } from './tank/orders.ts';
export { turnedToward } from './tank/turret.ts';
export { tellWith } from './telling.ts';
export type { Own, View } from './view.ts';
