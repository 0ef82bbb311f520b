import { animalWorldWar } from '@fieldpost/rules-animal-world-war';
import { tankKillers } from '@fieldpost/rules-tank-killers';
import { wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';
import { describe, expect, test } from 'vitest';
import { ruleAddress } from './rules.ts';

const GAMES = [animalWorldWar, tankKillers, wwiCombinedArms];

describe('the address of a rule', () => {
  test.each(GAMES.map(({ ref, texts }) => [ref.id, Object.keys(texts.rules)] as const))(
    'of %s is on its page',
    (id, rules) => {
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(ruleAddress(rule)).toBe(`/rules/${id}#${rule}`);
    },
  );

  test.each(['XX-001', 'constructor-1', ''])('of "%s" is none', (rule) => expect(ruleAddress(rule)).toBeNull());
});
