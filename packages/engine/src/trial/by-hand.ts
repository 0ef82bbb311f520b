import type { AnyRuleSet, Seat } from '../contract.ts';

/**
 * The same rules for one person who moves all sides: no standing orders answer for anybody, so that each window is asked by hand. Only
 * where a window leaves nothing to choose is its one answer given automatically.
 */
export function byHand(rules: AnyRuleSet): AnyRuleSet {
  return {
    ...rules,
    standingAnswer(view, seat, orders) {
      const answer = rules.standingAnswer(view, seat, orders);
      return answer !== null && hasNoChoice(rules, view, seat) ? answer : null;
    },
  };
}

const hasNoChoice = (rules: AnyRuleSet, view: AnyRuleSet['initialOrders'], seat: Seat<string>): boolean =>
  rules.legalCommands(view, seat).length <= 1;
