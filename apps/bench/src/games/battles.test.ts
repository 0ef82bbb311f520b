import { fastChance, setupOf } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import { describe, expect, test } from 'vitest';
import type { MatchSetup } from '../page/match.ts';
import { GAMES } from './list.ts';

/** What the service says to it: it reads the form first and opens the match on trial then, which alone judges a position. */
function refusalOf({ ruleSet, scenario, scenarioDocument, options = {} }: MatchSetup): unknown {
  const rules = current(ruleSet);
  if (rules === null) return `no game ${ruleSet}`;
  const setup = setupOf(rules, { scenario: scenarioDocument ?? scenario, options });
  const opened = setup.ok ? rules.setUp(setup.value, fastChance(1)) : setup;
  return opened.ok ? null : opened.fault;
}

describe.each(GAMES.map((game) => [game.ruleSet, game] as const))('%s', (_, { table, field }) => {
  test('its battles can be opened', () => {
    const battles = field === null ? [table.setup] : [table.setup, field.setup];
    expect(battles.map(refusalOf)).toEqual(battles.map(() => null));
  });
});
