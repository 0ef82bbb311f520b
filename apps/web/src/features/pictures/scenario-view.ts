import { fastChance, type Json, setupOf } from '@fieldpost/engine';
import { ruleSetFor } from './rule-sets.ts';

/** How a listed scenario, or a position in the game's own writing, begins, as a spectator sees it; null where there is none such. */
export function scenarioView(ruleSet: string, scenario: string, options: Json = {}): Json {
  const rules = ruleSetFor(ruleSet);
  if (rules === null) return null;
  const setup = setupOf(rules, { scenario, options });
  const state = setup.ok ? rules.setUp(setup.value, fastChance(1)) : null;
  return state?.ok ? rules.view(state.value, 'spectator') : null;
}
