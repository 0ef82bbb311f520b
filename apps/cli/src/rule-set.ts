import { type AnyRuleSet, all, nameOf, ruleSetOf } from '@fieldpost/rulebook';
import { VerbFault } from './answer.ts';

/** The rule set of a name ("id@edition"). Throws UNKNOWN_RULE_SET. */
export function ruleSetNamed(name: string): AnyRuleSet {
  const rules = ruleSetOf(name);
  if (rules) return rules;
  const known = all().map(({ ref }) => nameOf(ref));
  throw new VerbFault('UNKNOWN_RULE_SET', `no rule set is named ${name}`, { known });
}
