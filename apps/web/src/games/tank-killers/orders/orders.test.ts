import { type Reactions, refusesOrders } from '@fieldpost/rules-tank-killers';
import { describe, expect, test } from 'vitest';
import { BEGINNINGS, neutral, raised, tidy, withNewRule, withRule } from './drafting.ts';
import { playEntries, unitsIn, withUnits } from './entries.ts';
import { comparisonInWords, endInWords, rallyInWords, ruleInWords } from './sentences.ts';
import { NEW_RULE, NO_WHEN, readText, textOf } from './text.ts';

const RULE = {
  ...NEW_RULE,
  when: { ...NO_WHEN, attackerIs: ['heavy'], targetIs: ['infantry'], margin: '>=0' },
  play: ['@cheapest'],
  keep: ['Rally'],
} as const;

describe('sentences', () => {
  test.each([
    [
      RULE,
      'When a heavy tank attacks my infantry and I would lose it, play the cheapest card that stops it, but keep Rally.',
    ],
    [NEW_RULE, 'When anything attacks, try the next rule.'],
    [{ ...NEW_RULE, play: null, else: 'ask' }, 'When anything attacks, ask me.'],
    [
      {
        ...NEW_RULE,
        window: 'MODIFIER',
        when: { ...NO_WHEN, margin: '<0' },
        play: ['Mud'],
        keepAtLeast: 2,
        else: 'pass',
      },
      'While modifiers are played, when anything attacks and it would hold, play Mud, and keep at least 2 in hand; otherwise pass.',
    ],
    [
      {
        ...NEW_RULE,
        window: 'NEGATE',
        when: { ...NO_WHEN, cardPlayed: ['Shaken', 'Flank Hit'] },
        play: ['Rally', '@cheapest'],
      },
      'When I can counter a card and the card was Shaken or Flank Hit, play Rally, else the cheapest card that counters it.',
    ],
    [
      {
        ...NEW_RULE,
        when: { ...NO_WHEN, attackerType: ['HT', 'AC'], myCasualtiesLeft: '<=3', attackNumber: '>=2' },
        play: ['@EndTurn'],
      },
      'When a heavy tank or an armored car attacks and at most 3 more casualties would beat me and it is attack number at least 2, play a card that ends the turn.',
    ],
  ] as const)('%#', (rule, words) => {
    expect(ruleInWords(rule)).toBe(words);
  });

  test('say comparisons, the end of the list and the own turn', () => {
    expect(['>=4', '<=3', '=2', '>0', '<9'].map(comparisonInWords)).toEqual([
      'at least 4',
      'at most 3',
      'exactly 2',
      'more than 0',
      'fewer than 9',
    ]);
    expect([endInWords({ default: 'pass' }), endInWords({ default: 'ask' })]).toEqual([
      'In every other case, pass.',
      'In every other case, ask me.',
    ]);
    expect(rallyInWords({ rally: { mode: 'always', minAttackValue: 9 } })).toContain('at least 9');
  });
});

describe('sentences and text say the same', () => {
  const orders: Reactions = { rules: [RULE], default: 'pass', rally: { mode: 'never', minAttackValue: 0 } };

  test('both ways', () => {
    expect(readText(textOf(orders))).toEqual({ ok: true, value: orders });
    for (const { orders: beginning } of BEGINNINGS)
      expect(readText(textOf(beginning))).toEqual({ ok: true, value: beginning });
  });

  test('what is empty is left out, and may be left out', () => {
    expect(JSON.parse(textOf(orders)).rules[0]).toEqual({
      window: 'LOST_ATTACK',
      play: ['@cheapest'],
      keep: ['Rally'],
      else: 'continue',
      when: { attackerIs: ['heavy'], targetIs: ['infantry'], margin: '>=0' },
    });
    expect(readText('{"rules":[{"window":"NEGATE","play":["Rally"]}]}')).toMatchObject({
      ok: true,
      value: { default: 'pass' },
    });
  });

  test.each([
    ['no JSON', '{', 'ORDERS_INVALID'],
    ['no such card', '{"rules":[{"window":"NEGATE","play":["Tea"]}]}', 'ORDERS_INVALID'],
    [
      'asking after playing',
      '{"rules":[{"window":"NEGATE","play":["Rally"]},{"window":"NEGATE","else":"ask"}]}',
      'ORDERS_REVEAL',
    ],
  ])('%s is refused', (_what, text, code) => {
    expect(readText(text)).toMatchObject({ ok: false, fault: { code } });
  });
});

describe('drafts', () => {
  const revealing: Reactions = {
    rules: [RULE, { ...NEW_RULE, play: null, else: 'ask' }, { ...RULE, else: 'ask' }],
    default: 'ask',
    rally: { mode: 'ask', minAttackValue: 0 },
  };

  test('what would betray the hand is put in order: asking first, and nothing lost', () => {
    expect(refusesOrders(revealing)).toMatchObject({ code: 'ORDERS_REVEAL' });
    const mended = neutral(revealing);
    expect(refusesOrders(mended)).toBeNull();
    expect(mended.rules.map(({ play }) => play)).toEqual([null, ['@cheapest'], ['@cheapest']]);
    expect(mended.default).toBe('pass');
  });

  test('rules are added, changed, raised; an empty list of cards is none', () => {
    const two = withNewRule(withNewRule({ ...revealing, rules: [] }));
    const changed = withRule(two, 1, RULE);
    expect(raised(changed, 1).rules).toEqual([RULE, NEW_RULE]);
    expect(raised(changed, 0)).toEqual(changed);
    expect([tidy(NEW_RULE).play, tidy(RULE).play]).toEqual([null, ['@cheapest']]);
  });

  test('units are told apart by class and type', () => {
    const when = withUnits(NO_WHEN, 'attacker', ['is:tank', 'type:AT']);
    expect(when).toMatchObject({ attackerIs: ['tank'], attackerType: ['AT'], targetIs: null });
    expect(unitsIn({ when }, 'attacker')).toEqual(['is:tank', 'type:AT']);
    expect(withUnits(when, 'attacker', [])).toEqual(NO_WHEN);
  });

  test('each window offers what can fit there', () => {
    expect(playEntries('NEGATE')[0]?.words).toBe('the cheapest card that counters it');
    expect(playEntries('LOST_ATTACK').length).toBe(4 + 92);
  });
});
