/** Changes to orders while they are written. */
import type { Reactions, Rule } from '@fieldpost/rules-tank-killers';
import { NEW_RULE, NO_WHEN } from './text.ts';

/** Rules are fed to the game as they mean: nothing to play is no `play`. */
export const tidy = (rule: Rule): Rule => ({
  ...rule,
  play: rule.play === null || rule.play.length === 0 ? null : rule.play,
});

export const withRule = (orders: Reactions, at: number, rule: Rule): Reactions => ({
  ...orders,
  rules: orders.rules.map((one, index) => (index === at ? rule : one)),
});
export const withoutRule = (orders: Reactions, at: number): Reactions => ({
  ...orders,
  rules: orders.rules.filter((_, index) => index !== at),
});
export const withNewRule = (orders: Reactions): Reactions => ({ ...orders, rules: [...orders.rules, NEW_RULE] });

/** A rule moved up one place. */
export function raised({ rules, ...rest }: Reactions, at: number): Reactions {
  const [above, here] = [rules[at - 1], rules[at]];
  if (above === undefined || here === undefined) return { ...rest, rules };
  return { ...rest, rules: rules.with(at - 1, here).with(at, above) };
}

const asks = (rule: Rule): boolean => rule.else === 'ask';

/**
 * Orders that betray nothing (THE-RULES "Standing orders"): a rule that plays asks no more, and rules that only ask stand before those that
 * play. A default that asks passes where a rule before it plays.
 */
export function neutral({ rules, default: end, rally }: Reactions): Reactions {
  const plays = (rule: Rule) => rule.play !== null && rule.play.length > 0;
  const mended = rules.map((rule): Rule => (plays(rule) && asks(rule) ? { ...rule, else: 'continue' } : rule));
  const ordered = [...mended.filter(asks), ...mended.filter((rule) => !asks(rule))];
  return { rules: ordered, default: ordered.some(plays) ? 'pass' : end, rally };
}

/** Orders to begin with. */
export const BEGINNINGS: readonly { readonly title: string; readonly orders: Reactions }[] = [
  {
    title: 'Defend threatened cards',
    orders: {
      rules: [
        { ...NEW_RULE, when: { ...NO_WHEN, margin: '>=0' }, play: ['@cheapest'], keepAtLeast: 2 },
        {
          ...NEW_RULE,
          window: 'MODIFIER',
          when: { ...NO_WHEN, margin: '>=0' },
          play: ['@smallestSufficient', '@OutOfRange'],
        },
      ],
      default: 'pass',
      rally: { mode: 'ask', minAttackValue: 0 },
    },
  },
  {
    title: 'Save cards until it gets close',
    orders: {
      rules: [
        { ...NEW_RULE, when: { ...NO_WHEN, margin: '>=0', myCasualtiesLeft: '<=4' }, play: ['@EndTurn', '@cheapest'] },
        {
          ...NEW_RULE,
          window: 'MODIFIER',
          when: { ...NO_WHEN, margin: '>=0' },
          play: ['@smallestSufficient'],
          keepAtLeast: 3,
        },
      ],
      default: 'pass',
      rally: { mode: 'never', minAttackValue: 0 },
    },
  },
  { title: 'Ask me each time', orders: { rules: [], default: 'ask', rally: { mode: 'ask', minAttackValue: 0 } } },
];
