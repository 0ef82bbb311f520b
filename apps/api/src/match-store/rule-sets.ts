import { all, catalogueOf, current, ruleSetOf, titleOf } from '@fieldpost/rulebook';
import { CLOCK_PRESETS } from '../clock/presets.ts';
import type { AnyRuleSet } from './rules.ts';

/** A rule set by "id" (its newest edition) or "id@edition"; null where there is none. */
export const findRuleSet = (name: string): AnyRuleSet | null => (name.includes('@') ? ruleSetOf(name) : current(name));

/** The newest edition of each game. */
export const newestRuleSets = (): readonly AnyRuleSet[] =>
  [...new Set(all().map(({ ref }) => ref.id))].flatMap((id) => current(id) ?? []);

/** A rule set in a list. */
export const ruleSetSummary = (rules: AnyRuleSet) => ({
  id: rules.ref.id,
  edition: rules.ref.edition,
  ref: `${rules.ref.id}@${rules.ref.edition}`,
  title: titleOf(rules.ref.id),
  sides: rules.sides,
  playersPerSide: rules.playersPerSide,
  scenarios: rules.scenarios.map(({ id, title, sides }) => ({ id, title, sides })),
});

/** All that is public of a rule set: what a page or a bot needs to offer and to understand a match of it. */
export const ruleSetWhole = (rules: AnyRuleSet) => ({
  ...ruleSetSummary(rules),
  options: rules.options,
  scenarios: rules.scenarios,
  texts: rules.texts,
  initialOrders: rules.initialOrders,
  catalogue: catalogueOf(rules.ref.id),
  clockPresets: CLOCK_PRESETS,
});
