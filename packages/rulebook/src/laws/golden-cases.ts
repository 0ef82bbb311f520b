import type { AnyRuleSet } from '@fieldpost/engine';
import { games } from '../index.ts';
import type { GoldenCase } from '../manifest.ts';

const GREEDY = ['greedy'];
const EVERY_BOT = ['random', 'greedy'];

/** Every scenario with its plain options; the first two by every bot. */
function scenarioCases(rules: AnyRuleSet): readonly GoldenCase[] {
  return rules.scenarios.map(({ id }, index) => ({
    title: id,
    setup: { scenario: id },
    bots: index < 2 ? EVERY_BOT : GREEDY,
  }));
}

/** The golden matches that an edition needs: one for each scenario, and those for its options and cards. */
export function goldenCases(rules: AnyRuleSet): readonly GoldenCase[] {
  const game = games().find(({ about }) => about.id === rules.ref.id);
  return [...scenarioCases(rules), ...(game?.goldenCases ?? [])];
}
