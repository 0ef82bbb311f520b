import type { AnyRuleSet } from '@fieldpost/engine';
import { animalWorldWar } from '@fieldpost/rules-animal-world-war';
import { tankKillers } from '@fieldpost/rules-tank-killers';
import { wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';

// Only the web server draws from these: no page of the browser carries them.
const RULE_SETS: Readonly<Record<string, AnyRuleSet>> = {
  'animal-world-war': animalWorldWar,
  'tank-killers': tankKillers,
  'wwi-combined-arms': wwiCombinedArms,
};

/** The rule set of that id, to set up a position for a picture; null where there is none. */
export const ruleSetFor = (id: string): AnyRuleSet | null =>
  Object.hasOwn(RULE_SETS, id) ? (RULE_SETS[id] ?? null) : null;
