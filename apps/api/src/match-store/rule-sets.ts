import { levelsOf } from '@fieldpost/bots/seats';
import { all, catalogueOf, current, ruleSetOf, titleOf } from '@fieldpost/rulebook';
import { CLOCK_PRESETS } from '../clock/presets.ts';
import type { AnyRuleSet } from './rules.ts';

/** A rule set by "id" (its newest edition) or "id@edition"; null where there is none. */
export const findRuleSet = (name: string): AnyRuleSet | null => (name.includes('@') ? ruleSetOf(name) : current(name));

/** The newest edition of each game. */
export const newestRuleSets = (): readonly AnyRuleSet[] =>
  [...new Set(all().map(({ ref }) => ref.id))].flatMap((id) => current(id) ?? []);

/** What may be played, and which levels of the computer each scenario offers. */
export const scenariosOf = (rules: AnyRuleSet) =>
  rules.scenarios.map((scenario) => ({ ...scenario, levels: levelsOf(rules, scenario.id) }));

/** A rule set in a list. */
export const ruleSetSummary = (rules: AnyRuleSet) => ({
  id: rules.ref.id,
  edition: rules.ref.edition,
  ref: `${rules.ref.id}@${rules.ref.edition}`,
  title: titleOf(rules.ref.id),
  sides: rules.sides,
  playersPerSide: rules.playersPerSide,
  scenarios: scenariosOf(rules).map(({ id, title, sides, levels }) => ({ id, title, sides, levels })),
});

/** All that is public of a rule set: what a page or a bot needs to offer and to understand a match of it. */
export const ruleSetWhole = (rules: AnyRuleSet) => ({
  ...ruleSetSummary(rules),
  options: rules.options,
  scenarios: scenariosOf(rules),
  texts: rules.texts,
  initialOrders: rules.initialOrders,
  catalogue: catalogueOf(rules.ref.id),
  clockPresets: CLOCK_PRESETS,
});
