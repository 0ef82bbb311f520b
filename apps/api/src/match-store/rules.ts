import type { Result } from '@fieldpost/engine';
import { type AnyRuleSet, ruleSetOf } from '@fieldpost/rulebook';
import type { StoredMatch } from './stored.ts';

/** The rule set that a match names for life. A match of an edition that this build does not know is a bug of the release. */
export function rulesOf(match: Pick<StoredMatch, 'ruleSet' | 'edition'>): AnyRuleSet {
  const rules = ruleSetOf(`${match.ruleSet}@${match.edition}`);
  if (!rules) throw new Error(`no rule set ${match.ruleSet}@${match.edition} in the rulebook`);
  return rules;
}

export type { AnyRuleSet, Result };
