/** T-5: ten things good players do, for every game. */
import { RULES as ANIMALS } from '@fieldpost/rules-animal-world-war/catalogue';
import { RULES as MASS } from '@fieldpost/rules-mass-warfare/catalogue';
import { RULES as TANKS } from '@fieldpost/rules-tank-killers/catalogue';
import { RULES as AWESOME } from '@fieldpost/rules-world-war-awesome/catalogue';
import { RULES as WWI } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { expect, test } from 'vitest';
import { HABITS as animalHabits } from './animal-world-war/rules/ten-things.ts';
import { HABITS as massHabits } from './mass-warfare/rules/ten-things.ts';
import { HABITS as tankHabits } from './tank-killers/rules/ten-things.ts';
import { HABITS as awesomeHabits } from './world-war-awesome/rules/ten-things.ts';
import { HABITS as wwiHabits } from './wwi-combined-arms/rules/ten-things.ts';

/** One screen and a half of a phone of 360 x 740, in signs. */
const MAX_SIGNS = 1_500;

test.each([
  ['Animal World War', animalHabits, ANIMALS],
  ['Mass Warfare', massHabits, MASS],
  ['Tank Killers', tankHabits, TANKS],
  ['World War Awesome!', awesomeHabits, AWESOME],
  ['WWI Combined Arms', wwiHabits, WWI],
] as const)('T-5: %s has ten, short, each with a rule that exists', (_game, habits, rules) => {
  expect(habits).toHaveLength(10);
  expect(new Set(habits.map(({ what }) => what)).size).toBe(10);
  for (const { rule, what, why } of habits) {
    expect(Object.keys(rules), what).toContain(rule);
    expect(what).toMatch(/^[A-Z].*\.$/);
    expect(why).toMatch(/^[A-Z].*\.$/);
  }
  expect(habits.map(({ what, why }) => what + why).join('').length).toBeLessThanOrEqual(MAX_SIGNS);
});
