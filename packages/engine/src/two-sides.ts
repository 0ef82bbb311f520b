import type { EndOutside, Places } from './contract.ts';

/**
 * The parts of a two-sided rule set: every match has both sides, and it ends when one leaves. Spread it into the rule set. A side that
 * leaves has the second place; sides that agree share the first.
 */
export function twoSides<Side extends string>(sides: readonly [Side, Side]) {
  return {
    sides,
    sidesOf: () => sides,
    sidesIn: () => sides,
    leaving: () => null,
    leavingCommands: [],
    places: (_state: unknown, end: EndOutside<Side>): Places<Side> =>
      sides.map((side) => ({ side, place: end.by !== 'agreement' && end.side === side ? 2 : 1, score: null })),
  };
}
