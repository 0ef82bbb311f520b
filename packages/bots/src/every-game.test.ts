import { type AnyRuleSet, expectOk, NO_GUIDANCE, playout, setupOf } from '@fieldpost/engine';
import { all } from '@fieldpost/rulebook';
import { describe, expect, test } from 'vitest';
import { BOTS, tableOrders } from './index.ts';

/** No match of the games that are registered needs more commands than this. */
const BOUND = 20_000;

const CASES = all().flatMap((rules) => BOTS.map((bot) => [rules.ref.id, bot.name, rules, bot] as const));

const firstSetup = (rules: AnyRuleSet) => expectOk(setupOf(rules, { scenario: rules.scenarios[0]?.id }), 'set-up');

describe('every registered game', () => {
  test.each(CASES)('%s is played to its end by %s, with legal commands alone', (_id, _name, rules, bot) => {
    const played = playout(rules, firstSetup(rules), 7, bot.choose, BOUND, tableOrders(bot.name, rules));
    expect(played.ending).not.toBeNull();
  });

  test.each(all().map((rules) => [rules.ref.id, rules] as const))('%s says to greedy what is good', (_id, rules) => {
    expect(rules.guidance.appraise).not.toBeNull();
  });
});

describe('a game that nobody has written an appraisal for', () => {
  test.each(all().map((rules) => [rules.ref.id, rules] as const))(
    '%s without its appraisal is played all the same',
    (_id, rules) => {
      const unknown = { ...rules, guidance: NO_GUIDANCE };
      const greedy = BOTS.find(({ name }) => name === 'greedy');
      const { steps } = playout(unknown, firstSetup(rules), 3, greedy?.choose, 300, tableOrders('greedy', rules));
      expect(steps).toBeGreaterThan(0);
    },
  );
});
