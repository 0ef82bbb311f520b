import type { EndOutside, Places } from './contract.ts';

/**
 * What a rule set of two sides says of them: every match has both, and it ends when one goes. Spread it into the rule set.
 * Who goes has the second place; who agrees shares the first.
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
